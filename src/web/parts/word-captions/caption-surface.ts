import '@fontsource/inter/800.css';
import type { CaptionSurface } from '#contract/word-captions/caption-pen.ts';
import { captionWeight } from '#contract/word-captions/caption-styles.ts';
import { findOverlayScripts } from '#contract/overlay-lines.ts';
import { loadOverlayFaces, overlayFamilies } from '../overlay-text/use-overlay-faces.ts';

/** The browser's implementation of the surface that captions are drawn on. */
export const openCaptionSurface = (pen: CanvasRenderingContext2D): CaptionSurface => ({
  pen,
  setFont: ({ size, scripts }) => {
    pen.font = `${captionWeight} ${size}px ${overlayFamilies(scripts)}`;
  },
});

/** Loads the fonts of a text, for which a canvas does not wait. A font that cannot be loaded is replaced by a system font. */
export async function loadCaptionFaces(text: string): Promise<void> {
  const scripts = findOverlayScripts(text);
  await loadOverlayFaces(scripts).catch(() => undefined);
  const font = `${captionWeight} 40px ${overlayFamilies(scripts)}`;
  await document.fonts.load(font, `${text}${text.toUpperCase()} `).catch(() => undefined);
}
