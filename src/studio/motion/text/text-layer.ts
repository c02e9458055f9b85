import type { Fill } from '../film.ts';
import type { Ease } from '../tracks.ts';

export type TextLook = {
  /** A gradient runs over the whole block. */
  fill: Fill;
  stroke?: { colour: string; width: number };
  shadow?: { colour: string; blur: number; x?: number; y?: number };
  /** A plate behind each line or the whole block, which appears and leaves with its words. */
  plate?: { fill: Fill; radius?: number; paddingX: number; paddingY: number; by: 'line' | 'block' };
};

export type TextUnit = 'word' | 'line' | 'block';
export type TextMove = 'rise' | 'fade' | 'pop' | 'type' | 'slide' | 'mask';

type Move = {
  by: TextUnit;
  how: TextMove;
  /** Frames of the move of each word, line or block. */
  frames: number;
  /** Frames between the starts of two neighbours; 2 by default. */
  stagger?: number;
  /** Overrides the ease of the move. */
  ease?: Ease;
};

export type TextMotion = {
  /** Starts with the layer. `times` are the frames of the film in which the words of the text start. */
  appear?: Move & { times?: readonly number[] };
  /** Ends with the layer. */
  leave?: Move;
  /** Highlights the spoken word, from its time to that of the next word. */
  highlight?: {
    times: readonly number[];
    /** The end of the last word; defaults to the end of the layer. */
    end?: number;
    fill?: Fill;
    plate?: { fill: Fill; radius?: number; paddingX: number; paddingY: number };
  };
};
