import type { SKRSContext2D } from '@napi-rs/canvas';
import { withAlpha } from '../../presenter/paint/colour.ts';
import { seededRandom } from '../../presenter/paint/seeded-random.ts';
import type { Mood } from '../../story/story.ts';
import type { Sheet } from './sheets.ts';
import type { StoryStyle } from './styles.ts';

/** Mood light on the place behind the people: one colour from the light, one from the far side. */
export const colourScript: Record<Mood, { lit: string; far: string; share: number; depth: number }> = {
  neutral: { lit: '#fff2d8', far: '#3a4660', share: 0.1, depth: 0.16 },
  happy: { lit: '#ffd98a', far: '#8a4a5a', share: 0.24, depth: 0.12 },
  sad: { lit: '#b9cbe6', far: '#27364f', share: 0.14, depth: 0.4 },
  tense: { lit: '#d9e0c0', far: '#150f1c', share: 0.08, depth: 0.46 },
  calm: { lit: '#e6f2df', far: '#2f5a66', share: 0.18, depth: 0.18 },
  excited: { lit: '#ffc46a', far: '#6a2f62', share: 0.26, depth: 0.2 },
  tender: { lit: '#ffc9a8', far: '#5a3350', share: 0.24, depth: 0.22 },
  proud: { lit: '#ffdc8c', far: '#2e3b68', share: 0.24, depth: 0.24 },
};

/** Strength of mood colours and window light by style; low in ink and paper styles. */
const lightByStyle: Record<StoryStyle, { mood: number; window: number; glass: string; blur: number }> = {
  realistic_image: { mood: 1, window: 0.34, glass: '#fff0cc', blur: 7 },
  cinematic: { mood: 1.1, window: 0.42, glass: '#ffe2ae', blur: 6 },
  watercolour: { mood: 0.7, window: 0.4, glass: '#fffaf0', blur: 2 },
  comic: { mood: 0.8, window: 0.34, glass: '#fff1c4', blur: 0 },
  cel: { mood: 0.9, window: 0.4, glass: '#fff6d6', blur: 0 },
  noir: { mood: 0.6, window: 0, glass: '#ffffff', blur: 0 },
  clay: { mood: 0.9, window: 0.3, glass: '#fff0d4', blur: 9 },
  pencil: { mood: 0.14, window: 0.6, glass: '#f8f5ee', blur: 1.5 },
  retro_poster: { mood: 0.7, window: 0.36, glass: '#f7e0a3', blur: 0 },
};
const withoutColour: ReadonlySet<StoryStyle> = new Set(['noir', 'pencil']);

/** Light on the place, painted before the people: the mood's colours and the light from a window. */
export function stagingLight(context: SKRSContext2D, sheet: Sheet, style: StoryStyle): void {
  const { width, height, light, mood = 'neutral' } = sheet;
  const { mood: taken, window, glass, blur } = lightByStyle[style];
  const { lit, far, share, depth } = colourScript[mood];
  const isGrey = withoutColour.has(style);
  const [from, to] = [isGrey ? '#ffffff' : lit, isGrey ? '#0b0b0e' : far];
  const across = light.x < 0 ? [0, width] : [width, 0];
  const wash = context.createLinearGradient(across[0]!, height * 0.1, across[1]!, height * 0.95);
  wash.addColorStop(0, withAlpha(from, share * taken * (light.night ? 0.5 : 1)));
  wash.addColorStop(0.42, withAlpha(from, 0));
  wash.addColorStop(0.5, withAlpha(to, 0));
  wash.addColorStop(1, withAlpha(to, depth * taken));
  context.fillStyle = wash;
  context.fillRect(0, 0, width, height);
  groundShade(context, sheet, isGrey ? '#0b0b0e' : far, 0.2 * taken);
  if (sheet.hasWindow && !light.night && window > 0)
    fallOfWindow(context, sheet, {
      colour: glass,
      alpha: window * (0.35 + light.strength * 0.65),
      blur,
    });
}

/** Darkens the floor towards the viewer, as on a stage. */
function groundShade(context: SKRSContext2D, { width, height }: Sheet, colour: string, alpha: number): void {
  const floor = context.createLinearGradient(0, height * 0.72, 0, height);
  floor.addColorStop(0, withAlpha(colour, 0));
  floor.addColorStop(1, withAlpha(colour, alpha));
  context.fillStyle = floor;
  context.fillRect(0, height * 0.72, width, height * 0.28);
}

/** Slanted light of window panes on wall and floor, beside the people. */
function fallOfWindow(
  context: SKRSContext2D,
  { width, height, unit, light, seed, subject }: Sheet,
  { colour, alpha, blur }: { colour: string; alpha: number; blur: number },
): void {
  const softness = blur * unit;
  const random = seededRandom(seed);
  const away = light.x > 0 ? -1 : 1;
  const pane = { width: width * (0.17 + random() * 0.05), height: height * (0.11 + random() * 0.03) };
  const columns = 2 + Math.floor(random() * 2);
  const gap = pane.width * 0.09;
  const left = subject.x + away * width * (0.02 + random() * 0.12) - (columns * pane.width) / 2;
  const top = Math.max(height * 0.06, subject.y - height * (0.2 + random() * 0.1));
  context.save();
  if (softness > 0.5) context.filter = `blur(${softness}px)`;
  context.translate(left, top);
  context.transform(1, away * 0.3, away * 0.12, 1, 0, 0);
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < columns; column += 1) {
      context.fillStyle = withAlpha(colour, alpha * (1 - row * 0.22) * (1 - column * 0.12));
      context.fillRect(column * (pane.width + gap), row * (pane.height + gap), pane.width, pane.height);
    }
  context.restore();
}
