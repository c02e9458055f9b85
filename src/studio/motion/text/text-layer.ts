import type { Fill } from '../film.ts';
import type { Ease } from '../tracks.ts';

export type TextLook = {
  /** A gradient runs over the whole block. */
  fill: Fill;
  stroke?: { colour: string; width: number };
  shadow?: { colour: string; blur: number; x?: number; y?: number };
  /** A plate behind each line, or behind the whole block; it appears and leaves with what it carries. */
  plate?: { fill: Fill; radius?: number; paddingX: number; paddingY: number; by: 'line' | 'block' };
};

export type TextUnit = 'word' | 'line' | 'block';
export type TextMove = 'rise' | 'fade' | 'pop' | 'type' | 'slide' | 'mask';

type Move = {
  by: TextUnit;
  how: TextMove;
  /** Frames of the move of each word, line or block. */
  frames: number;
  /** Frames between the starts of two neighbours; 2 unless said otherwise. */
  stagger?: number;
  /** Each move has its own ease unless it is named here. */
  ease?: Ease;
};

export type TextMotion = {
  /** Starts with the layer. `times` are the frames of the film in which the words of the text start. */
  appear?: Move & { times?: readonly number[] };
  /** Ends with the layer. */
  leave?: Move;
  /** The word that is spoken: from its own time to that of the next word. */
  highlight?: {
    times: readonly number[];
    /** When the last word ends; the end of the layer unless said otherwise. */
    end?: number;
    fill?: Fill;
    plate?: { fill: Fill; radius?: number; paddingX: number; paddingY: number };
  };
};
