/** How the words of a caption look and move. */
export const captionStyles = ['pop', 'karaoke', 'boxed', 'typewriter'] as const;
export type CaptionStyle = (typeof captionStyles)[number];

export const defaultCaptionStyle = 'pop' satisfies CaptionStyle;

/** Sizes are relative to the font size, unless noted. */
export type CaptionLook = {
  isUppercase: boolean;
  /** The size of the largest letters, as a share of the frame's shorter side. */
  fontSize: number;
  wordGap: number;
  lineHeight: number;
  colours: {
    words: string;
    /** The colour of the word that is being spoken. */
    active: string;
    /** The colour of numbers and of words between asterisks. */
    emphasised: string;
  };
  /** The dark line around the letters; 0: none. */
  contour: number;
  /** The box behind the active word. */
  box: { ordinary: string; emphasised: string } | null;
  /** The colours of the word on its box. Default: the active colour. */
  onBox?: { ordinary: string; emphasised: string };
  /** The plate behind the whole caption. */
  plate: string | null;
  /** The colour of the caret after the word being typed. Default: `captionCaret`. */
  caret?: string;
};

/** The font weight, the same as that of the overlay text. */
export const captionWeight = 800;

export const captionInk = 'rgba(18,12,22,0.94)';

export const captionLooks: Record<CaptionStyle, CaptionLook> = {
  pop: {
    isUppercase: true,
    fontSize: 0.118,
    wordGap: 0.36,
    lineHeight: 1.14,
    colours: { words: '#ffffff', active: '#ffe03d', emphasised: '#4dff94' },
    contour: 0.17,
    box: null,
    plate: null,
  },
  karaoke: {
    isUppercase: false,
    fontSize: 0.104,
    wordGap: 0.29,
    lineHeight: 1.2,
    colours: { words: '#ffffff', active: '#37e6ff', emphasised: '#ffd23d' },
    contour: 0.16,
    box: null,
    plate: null,
  },
  boxed: {
    isUppercase: true,
    fontSize: 0.1,
    wordGap: 0.42,
    lineHeight: 1.34,
    colours: { words: '#ffffff', active: '#ffffff', emphasised: '#ffe03d' },
    contour: 0.13,
    box: { ordinary: '#7a45ff', emphasised: '#d81b40' },
    plate: null,
  },
  typewriter: {
    isUppercase: false,
    fontSize: 0.086,
    wordGap: 0.3,
    lineHeight: 1.66,
    colours: { words: '#ffffff', active: '#ffffff', emphasised: '#ffe03d' },
    contour: 0,
    box: null,
    plate: captionInk,
  },
};
