import type { Layer, Transform } from '../motion/film.ts';
import type { Keyframe } from '../motion/tracks.ts';
import type { StoryStyle } from '../illustration/styles/styles.ts';
import type { Mood } from '../story/story.ts';

export const transitions = ['cut', 'dip', 'fade', 'slide'] as const;
export type Transition = (typeof transitions)[number];

const ofMood: Record<Mood, Transition> = {
  neutral: 'cut',
  happy: 'cut',
  sad: 'dip',
  tense: 'cut',
  calm: 'fade',
  excited: 'slide',
  tender: 'fade',
  proud: 'cut',
};

/** Depends only on the scene, so that reordering scenes does not change their clips. */
export const transitionOf = (mood: Mood): Transition => ofMood[mood];

/**
 * A clip does not depend on the one before. Its start is subtle, so that two transitions never seem to follow each other.
 */
const inFrames = 6;
const settle = { zoom: 1.07, shift: 0.03 };
const comingShade = 0.4;
export const transitionOutFrames = 8;
const grounds: Record<Exclude<Transition, 'cut'>, { dark: string; bright: string; paper: string }> = {
  dip: { dark: '#000000', bright: '#000000', paper: '#1b1712' },
  fade: { dark: '#0b0b0e', bright: '#f3ead9', paper: '#f6efdf' },
  slide: { dark: '#101218', bright: '#14161f', paper: '#f6efdf' },
};
const papers: readonly StoryStyle[] = ['watercolour', 'comic', 'pencil', 'retro_poster'];
const darks: readonly StoryStyle[] = ['noir', 'cinematic'];
const groundOf = (transition: Exclude<Transition, 'cut'>, style: StoryStyle): string =>
  grounds[transition][papers.includes(style) ? 'paper' : darks.includes(style) ? 'dark' : 'bright'];

export type TransitionParts = { below: Layer[]; above: Layer[]; picture: Transform };

/** The layers below and above the picture and its movement, in the first and last frames of the scene. */
export function transitionParts(
  transition: Transition,
  { frames, width, style }: { frames: number; width: number; style: StoryStyle },
): TransitionParts {
  if (transition === 'cut') return { below: [], above: [], picture: {} };
  const last = frames - 1;
  const ground: Layer = { kind: 'fill', fill: groundOf(transition, style), from: 0, to: frames };
  if (transition === 'slide') {
    const x: Keyframe[] = [
      { frame: 0, value: width * settle.shift },
      { frame: inFrames, value: 0, ease: 'out-cubic' },
      { frame: last - transitionOutFrames + 1, value: 0 },
      { frame: last, value: -width * 0.92, ease: 'in-cubic' },
    ];
    const scale: Keyframe[] = [
      { frame: 0, value: settle.zoom },
      { frame: inFrames, value: 1, ease: 'out-cubic' },
    ];
    return { below: [ground], above: [], picture: { x, scale } };
  }
  const coming: Keyframe[] = [
    { frame: 0, value: comingShade },
    { frame: inFrames, value: 0, ease: 'out-sine' },
  ];
  const going: Keyframe[] = [
    { frame: last - transitionOutFrames + 1, value: 0 },
    { frame: last, value: 1, ease: 'in-sine' },
  ];
  return {
    below: [],
    picture: {},
    above: [
      { ...ground, to: inFrames, transform: { opacity: coming } },
      { ...ground, from: last - transitionOutFrames + 1, transform: { opacity: going } },
    ],
  };
}
