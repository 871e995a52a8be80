// Builds the command line after an installation, so that `npx honte` works at once. An installation without
// development tools (npm ci --omit=dev) has nothing to build with: it says so and goes on.
const vite = await import('vite').catch((error) => {
  if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
  throw error;
});
if (vite) await vite.build();
else process.stderr.write('honte: vite is not installed, so the command line is not built\n');
