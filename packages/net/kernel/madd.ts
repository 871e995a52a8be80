/* The one step that the two builds do differently: a product and a sum, rounded once or twice. */

/** a · b + c. The relaxed build may round once. */
export function madd(a: v128, b: v128, c: v128): v128 {
  return ASC_FEATURE_RELAXED_SIMD ? f32x4.relaxed_madd(a, b, c) : f32x4.add(f32x4.mul(a, b), c);
}

/** c - a · b. The relaxed build may round once. */
export function nmadd(a: v128, b: v128, c: v128): v128 {
  return ASC_FEATURE_RELAXED_SIMD ? f32x4.relaxed_nmadd(a, b, c) : f32x4.sub(c, f32x4.mul(a, b));
}

/** The negative numbers become 0. */
export function relu(a: v128): v128 {
  return f32x4.pmax(f32x4.splat(0), a);
}
