import type { OverlayScript } from '../overlay-lines.ts';

/** The part of the canvas API that captions and end cards use; the browser and the renderer both have it. */
export type CaptionPen = {
  save: () => void;
  restore: () => void;
  translate: (x: number, y: number) => void;
  scale: (x: number, y: number) => void;
  beginPath: () => void;
  rect: (x: number, y: number, width: number, height: number) => void;
  roundRect: (x: number, y: number, width: number, height: number, radius: number) => void;
  clip: () => void;
  fill: () => void;
  fillText: (text: string, x: number, y: number) => void;
  strokeText: (text: string, x: number, y: number) => void;
  measureText: (text: string) => { width: number };
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: 'round' | 'bevel' | 'miter';
  textAlign: 'center' | 'left' | 'right' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  direction: 'ltr' | 'rtl' | 'inherit';
  shadowColor: string;
  shadowBlur: number;
  shadowOffsetY: number;
};

export type CaptionFont = { size: number; scripts: readonly OverlayScript[] };

/** Sets the font of the pen, in `captionWeight`. The font families have different names in the browser and in the renderer. */
export type SetCaptionFont = (font: CaptionFont) => void;

/** The drawing context, and how to set its font. */
export type CaptionSurface = { pen: CaptionPen; setFont: SetCaptionFont };
