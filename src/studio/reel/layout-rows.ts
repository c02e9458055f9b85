import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Arrangement } from './layout.ts';

/** From and to, as shares of the frame's height. */
export type Band = readonly [number, number];

/** Rows of a tall format. */
export type Rows = {
  picture: Band;
  focus: Band;
  /** Focus in a round window, which hides the corners; defaults to `focus`. */
  roundFocus?: Band;
  tag: Band;
  caption: Band;
  /** Large type of title, hook and end card, and the drawing beside it. */
  title: Band;
  hook: Band;
  end: Band;
  cardFocus?: Band;
  /** Focus of the end card; defaults to `cardFocus`. */
  endFocus?: Band;
};
type TallFormat = Exclude<VideoFormat, '16:9'>;

export const tallRows: Record<Arrangement, Record<TallFormat, Rows>> = {
  framed: {
    '9:16': {
      picture: [0.045, 0.875],
      focus: [0.055, 0.58],
      tag: [0.525, 0.61],
      caption: [0.625, 0.8],
      title: [0.18, 0.76],
      hook: [0.16, 0.78],
      end: [0.14, 0.62],
      endFocus: [0.66, 1.02],
    },
    '4:5': {
      picture: [0.04, 0.96],
      focus: [0.035, 0.535],
      roundFocus: [0.05, 0.54],
      tag: [0.545, 0.648],
      caption: [0.664, 0.9],
      title: [0.14, 0.86],
      hook: [0.1, 0.9],
      end: [0.1, 0.9],
    },
    '1:1': {
      picture: [0.04, 0.96],
      focus: [0.03, 0.66],
      roundFocus: [0.045, 0.565],
      tag: [0.545, 0.655],
      caption: [0.672, 0.92],
      title: [0.12, 0.88],
      hook: [0.1, 0.9],
      end: [0.09, 0.91],
    },
  },
  panel: {
    '9:16': {
      picture: [0, 0.555],
      focus: [0.04, 0.55],
      tag: [0.57, 0.648],
      caption: [0.662, 0.8],
      title: [0.18, 0.76],
      hook: [0.16, 0.78],
      end: [0.14, 0.64],
      endFocus: [0.665, 1],
    },
    '4:5': {
      picture: [0, 0.575],
      focus: [0.02, 0.575],
      tag: [0.597, 0.685],
      caption: [0.7, 0.9],
      title: [0.14, 0.86],
      hook: [0.1, 0.9],
      end: [0.1, 0.9],
    },
    '1:1': {
      picture: [0, 0.56],
      focus: [0, 0.56],
      tag: [0.583, 0.68],
      caption: [0.694, 0.92],
      title: [0.12, 0.88],
      hook: [0.1, 0.9],
      end: [0.09, 0.91],
    },
  },
  page: {
    '9:16': {
      picture: [0.42, 0.97],
      focus: [0.43, 0.93],
      tag: [0.14, 0.208],
      caption: [0.222, 0.41],
      title: [0.15, 0.45],
      hook: [0.14, 0.47],
      end: [0.14, 0.5],
      cardFocus: [0.5, 0.94],
      endFocus: [0.535, 0.95],
    },
    '4:5': {
      picture: [0.36, 0.96],
      focus: [0.36, 0.96],
      tag: [0.075, 0.15],
      caption: [0.162, 0.352],
      title: [0.08, 0.4],
      hook: [0.08, 0.43],
      end: [0.08, 0.425],
      cardFocus: [0.435, 0.955],
      endFocus: [0.445, 0.955],
    },
    '1:1': {
      picture: [0.36, 0.955],
      focus: [0.36, 0.955],
      tag: [0.07, 0.15],
      caption: [0.162, 0.352],
      title: [0.08, 0.39],
      hook: [0.08, 0.4],
      end: [0.08, 0.445],
      cardFocus: [0.42, 0.955],
      endFocus: [0.46, 0.955],
    },
  },
  full: {
    '9:16': {
      picture: [0, 1],
      focus: [0.045, 0.54],
      tag: [0.53, 0.612],
      caption: [0.628, 0.8],
      title: [0.55, 0.78],
      hook: [0.47, 0.8],
      end: [0.47, 0.8],
      cardFocus: [0.05, 0.49],
    },
    '4:5': {
      picture: [0, 1],
      focus: [0.025, 0.555],
      tag: [0.555, 0.645],
      caption: [0.662, 0.9],
      title: [0.53, 0.9],
      hook: [0.46, 0.9],
      end: [0.485, 0.9],
      cardFocus: [0.03, 0.5],
      endFocus: [0.02, 0.45],
    },
    '1:1': {
      picture: [0, 1],
      focus: [0.015, 0.545],
      tag: [0.55, 0.655],
      caption: [0.672, 0.92],
      title: [0.53, 0.92],
      hook: [0.46, 0.92],
      end: [0.48, 0.92],
      cardFocus: [0.02, 0.5],
      endFocus: [0.02, 0.44],
    },
  },
};
