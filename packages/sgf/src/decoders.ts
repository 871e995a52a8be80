/*
 * Decoders of the platform, by name, and what they get wrong.
 */

/** What reads bytes as text; bytes that it cannot explain become U+FFFD. */
export interface Decoder {
  decode(bytes: Uint8Array): string;
}

/** Made once each: to make one takes longer than to read a short file with it. */
const MADE = new Map<string, Decoder>();

/**
 * The decoder for an encoding's name.
 *
 * @throws when the platform knows no such encoding; see `encodingNamed`.
 */
export function decoderOf(encoding: string): Decoder {
  const made = MADE.get(encoding) ?? newDecoder(encoding);
  MADE.set(encoding, made);
  return made;
}

function newDecoder(encoding: string): Decoder {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  if (decoder.encoding !== 'windows-1252') return decoder;
  return { decode: (bytes) => decoder.decode(bytes).replace(/[\u0080-\u009f]/g, signOf1252) };
}

/** The platform's name for an encoding as files name it; `undefined` when it knows none. */
export function encodingNamed(label: string): string | undefined {
  try {
    return new TextDecoder(OTHER_LABELS.get(label.trim().toLowerCase()) ?? label).encoding;
  } catch {
    return undefined;
  }
}

/** Labels that the Encoding standard lacks. */
const OTHER_LABELS: ReadonlyMap<string, string> = new Map([
  ['utf8', 'utf-8'],
  ['shiftjis', 'shift_jis'],
  ['shift-jis', 'shift_jis'],
  ['cp932', 'shift_jis'],
  ['ms932', 'shift_jis'],
  ['eucjp', 'euc-jp'],
  ['euckr', 'euc-kr'],
  ['cp949', 'euc-kr'],
  ['uhc', 'euc-kr'],
  ['cp936', 'gbk'],
  ['gb2312-80', 'gbk'],
  ['euc-cn', 'gbk'],
  ['cp950', 'big5'],
  ['latin-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['iso8859-1', 'windows-1252'],
]);

/** Codes 0x80 to 0x9F of windows-1252; Node 20 leaves them as control codes. Undefined ones stay. */
const SIGNS_OF_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function signOf1252(control: string): string {
  return SIGNS_OF_1252.charAt(control.charCodeAt(0) - 0x80);
}
