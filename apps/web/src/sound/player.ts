/*
 * Sounds made on the spot, of noise and decaying tones: a stone set on wood is a click and the board's
 * short hum. No recording is loaded. Loudness is from 0 to 1, times are in seconds, pitches in hertz.
 */
import type { Sound } from './sound.ts';

/** A tone that dies away. */
interface Tone {
  readonly pitch: number;
  readonly loudness: number;
  readonly lasts: number;
}

/** What rings when a stone meets the board: the wood's own tones, which do not belong to a scale. */
const WOOD: readonly Tone[] = [
  { pitch: 172, loudness: 0.55, lasts: 0.11 },
  { pitch: 406, loudness: 0.3, lasts: 0.07 },
  { pitch: 911, loudness: 0.22, lasts: 0.035 },
  { pitch: 2140, loudness: 0.12, lasts: 0.016 },
];

/** Stones that fall on stones, in a bowl. */
const SHELL: readonly Tone[] = [
  { pitch: 1630, loudness: 0.2, lasts: 0.04 },
  { pitch: 2870, loudness: 0.16, lasts: 0.025 },
];

/** A pass: something soft laid aside. */
const CLOTH: readonly Tone[] = [{ pitch: 138, loudness: 0.4, lasts: 0.16 }];

/** The end of a game: two low notes a fifth apart. */
const BELL: readonly Tone[] = [
  { pitch: 196, loudness: 0.3, lasts: 0.9 },
  { pitch: 294, loudness: 0.22, lasts: 0.9 },
];

const TICK: readonly Tone[] = [{ pitch: 760, loudness: 0.2, lasts: 0.03 }];

/** No two stones sound alike: how far a pitch may be off. */
const SPREAD = 0.06;
/** Stones heard falling, at most, and the time between them. */
const MOST_FALLS = 6;
const FALL_GAP = 0.07;

/** Plays sounds, at a volume from 1 to 100. Silent before the page was touched, as browsers have it. */
export function makePlayer(): (sound: Sound, volume: number) => void {
  let context: AudioContext | undefined;
  return (sound, volume) => {
    // Asked for before a first touch, a browser would only complain.
    if (!navigator.userActivation?.hasBeenActive) return;
    context ??= new AudioContext({ latencyHint: 'interactive' });
    if (context.state === 'suspended') void context.resume();
    const out = new GainNode(context, { gain: (volume / 100) ** 2 });
    out.connect(context.destination);
    perform(context, out, sound);
  };
}

function perform(context: AudioContext, out: AudioNode, sound: Sound): void {
  const now = context.currentTime;
  switch (sound.kind) {
    case 'stone':
      strike(context, out, now, WOOD);
      break;
    case 'capture': {
      strike(context, out, now, WOOD);
      const falls = Math.min(MOST_FALLS, sound.stones);
      for (let i = 0; i < falls; i++)
        strike(context, out, now + 0.14 + FALL_GAP * (i + 0.4 * Math.random()), SHELL);
      break;
    }
    case 'pass':
      strike(context, out, now, CLOTH);
      break;
    case 'end':
      for (const [i, tone] of BELL.entries()) ring(context, out, now + 0.18 * i, tone, 1);
      break;
    case 'tick':
      strike(context, out, now, TICK);
      break;
  }
}

/** A click, and what rings after it. */
function strike(context: AudioContext, out: AudioNode, at: number, tones: readonly Tone[]): void {
  const off = 1 + SPREAD * (Math.random() - 0.5);
  for (const tone of tones) ring(context, out, at, tone, off);
  click(context, out, at, Math.max(...tones.map(({ pitch }) => pitch)) * off);
}

function ring(context: AudioContext, out: AudioNode, at: number, tone: Tone, off: number): void {
  const { pitch, loudness, lasts } = tone;
  const source = new OscillatorNode(context, { type: 'sine', frequency: pitch * off });
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(loudness, at + 0.002);
  level.gain.exponentialRampToValueAtTime(0.0005, at + lasts);
  source.connect(level).connect(out);
  source.start(at);
  source.stop(at + lasts);
}

/** Some milliseconds of noise about a pitch. */
function click(context: AudioContext, out: AudioNode, at: number, pitch: number): void {
  const samples = Math.round(0.012 * context.sampleRate);
  const noise = new AudioBuffer({ length: samples, sampleRate: context.sampleRate });
  const channel = noise.getChannelData(0);
  for (let i = 0; i < samples; i++) channel[i] = (2 * Math.random() - 1) * (1 - i / samples) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  const level = new GainNode(context, { gain: 0.35 });
  source.connect(band).connect(level).connect(out);
  source.start(at);
}
