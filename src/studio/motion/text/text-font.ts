import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { fontStack, type FontChoice } from '../../captions/font-stack.ts';
import { areLettersJoined, findScripts, lacksLetters } from './scripts.ts';

export type FontSetting = { font: FontChoice; size: number; letterSpacing: number; wholeText: string };

/** Sets the font of a context for words of a text; the whole text selects the faces, so that all words match. */
export function setFont(context: SKRSContext2D, { font, size, letterSpacing, wholeText }: FontSetting): void {
  const typeface = lacksLetters(font.typeface, wholeText) ? 'inter' : font.typeface;
  const { families, weight, isVariable } = fontStack({ ...font, typeface }, findScripts(wholeText));
  context.fontVariationSettings = isVariable ? `'wght' ${weight}` : 'normal';
  context.font = `${weight} ${size}px ${families}`;
  context.letterSpacing = areLettersJoined(wholeText) ? '0px' : `${letterSpacing}px`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
}

/** Measures words in a font. */
export function openRuler(setting: FontSetting): (text: string) => number {
  const context = createCanvas(1, 1).getContext('2d');
  setFont(context, setting);
  return (text) => context.measureText(text).width;
}
