export type Fit = 'fill' | 'fit';

/** The background of the subject. `fit` shows the whole picture, with a blurred copy of it in the remaining space. */
export type BackgroundSource =
  /** `#rrggbb` */
  | { type: 'colour'; rgb: string }
  /** A JPEG, PNG or WebP. */
  | { type: 'image'; path: string; fit: Fit }
  /** Loops if it is shorter than the clip. */
  | { type: 'video'; path: string; fit: Fit }
  /** One of the backdrops that the app draws. */
  | { type: 'built-in'; id: string }
  /** The clip's own background out of focus; strength 0 to 1. */
  | { type: 'blur'; strength: number };
