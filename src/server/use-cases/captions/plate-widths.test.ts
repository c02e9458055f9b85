import { expect, test } from 'vitest';
import { layoutOverlay } from '#contract/overlay-lines.ts';
import { openMeasuringContext, setCaptionFont } from '#studio/captions/caption-strip.ts';

const frame = { width: 720, height: 1280 };

function lettersWidth(text: string, fontSize: number): number {
  const context = openMeasuringContext();
  setCaptionFont(context, { size: fontSize, weight: 800, scripts: [] });
  context.letterSpacing = `${fontSize * 0.005}px`;
  return context.measureText(text).width;
}

test.each([
  'I am so tired of paying for subscriptions I forgot. This app found eleven of them in a minute.',
  'Avatar today: wavy toys, away we go! Two ways to play, 100 % off.',
  'Żółć, café & œuvre… 50 € für Größe? Ça va déjà très bien.',
  'Καλημέρα σε όλους. Δοκιμάστε το σήμερα.',
  'Съешь ещё этих мягких французских булок. Да выпей же чаю.',
  'MMM WWW MMM WWW MMM. Iii lll iii.',
])('plates hold the letters of “%s” with even margins', (text) => {
  const lines = layoutOverlay(text, frame);
  expect(lines.length).toBeGreaterThan(1);
  for (const { text: letters, fontSize, centreX, plate } of lines) {
    const margin = (plate!.width - lettersWidth(letters, fontSize)) / 2;
    expect(margin).toBeGreaterThan(fontSize * 0.3);
    expect(plate!.x + plate!.width / 2).toBeCloseTo(centreX);
    expect(plate!.x).toBeGreaterThan(0);
  }
});
