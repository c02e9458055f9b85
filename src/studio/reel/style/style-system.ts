import type { FontChoice } from '../../captions/font-stack.ts';
import type { Film } from '../../motion/film.ts';
import type { TextLook, TextMotion } from '../../motion/text/text-layer.ts';
import type { Palette } from '../colour/palette.ts';
import type { Arrangement } from '../layout.ts';
import type { Pace } from '../timing/cuts.ts';

export type Type = {
  font: FontChoice;
  /** A share of the frame's shorter side. */ size: number;
  letterSpacing?: number;
  lineHeight?: number;
  isUpperCase?: boolean;
};

/** Text and its solid or darkened background. */
export type Ink = { ground: string; text: string; accent: string };

/** A brand's colours in a style. Every text is legible on its background. */
export type Look = {
  /** Background colours of the frame, by the scene's number. */
  grounds: readonly string[];
  title: Ink;
  hook: Ink;
  caption: Ink;
  lowerThird: Ink;
  end: Ink;
  button: Ink;
};

export type StyleSystem = {
  arrangement: Arrangement;
  align: 'left' | 'center';
  pace: Pace;
  type: { title: Type; hook: Type; caption: Type; label: Type; small: Type };
  captionCharacters: number;
  captionLines: number;
  /** Minimum chroma of the palette's two hues; see `mixPalette`. */
  minChroma?: number;
  look: (palette: Palette) => Look;
  appear: Record<'title' | 'hook' | 'caption' | 'label', NonNullable<TextMotion['appear']>>;
  leave?: TextMotion['leave'];
  /** The look of a caption: plate, shadow and the spoken word. */
  captionStyle: (ink: Ink) => {
    style: TextLook;
    spoken: { fill: string; plate?: NonNullable<TextMotion['highlight']>['plate'] };
  };
  /** A plate behind the spoken word of the hook. */
  hookPlate?: (ink: Ink) => NonNullable<TextMotion['highlight']>['plate'];
  grade?: Film['grade'];
};
