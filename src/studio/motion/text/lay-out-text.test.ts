import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { findOverlayScripts } from '../../../contract/overlay-lines.ts';
import { drawStill } from '../draw-still.ts';
import { layOutText, type TextOrder } from './lay-out-text.ts';
import { findScripts } from './scripts.ts';
import type { TextBlock } from './text-block.ts';

const lay = (text: string, more: Partial<TextOrder> = {}): TextBlock =>
  layOutText({
    text,
    font: { typeface: 'sora', weight: 700 },
    size: 60,
    maxWidth: 500,
    align: 'center',
    ...more,
  });
const linesOf = ({ lines }: TextBlock): string[] =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' '));

const samples = {
  'Latin with accents': 'Élégance à la carte, Ærøskøbing',
  Cyrillic: 'Привет, мир! Скидки сегодня',
  Greek: 'Καλημέρα κόσμε, σήμερα',
  Vietnamese: 'Xin chào thế giới, ưu đãi hôm nay',
  Arabic: 'مرحبا بالعالم! خصم اليوم فقط',
  Hebrew: 'שלום עולם, מבצע מיוחד היום',
  Chinese: '今天开始制作新的视频广告吧',
  Japanese: '今日から始める新しい動画広告を、「今」作る',
  Korean: '오늘 새로운 동영상 광고를 만들어 보세요',
  Thai: 'สวัสดีชาวโลกวันนี้ลดราคา',
  Devanagari: 'नमस्ते दुनिया आज की छूट',
  emoji: 'Fire 🔥 sale 👩🏽‍💻 now',
};

/** The bounds of the ink of a block at 100, 100 in a square of 720. */
async function inkOf(block: TextBlock) {
  const canvas = await drawStill(
    {
      format: '1:1',
      frames: 1,
      layers: [
        { kind: 'text', from: 0, to: 1, block, position: { x: 100, y: 100 }, style: { fill: '#ffffff' } },
      ],
    },
    0,
  );
  const pixels = canvas.data();
  const ink = { left: 720, top: 720, right: 0, bottom: 0, count: 0 };
  for (let at = 0; at < 720 * 720; at += 1) {
    if (pixels[at * 4 + 1]! < 60 && pixels[at * 4]! < 60) continue;
    const [x, y] = [at % 720, Math.floor(at / 720)];
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
    ink.count += 1;
  }
  return ink;
}

describe('every script', () => {
  test.each(Object.entries(samples))('%s is drawn inside its box', async (_, text) => {
    const block = lay(text, { lineHeight: 1.3 });
    expect(block.fits).toBe(true);
    const ink = await inkOf(block);
    expect(ink.count).toBeGreaterThan(2_000);
    expect(ink.left).toBeGreaterThanOrEqual(100 - 2);
    expect(ink.right).toBeLessThanOrEqual(100 + block.width + 2);
    expect(ink.top).toBeGreaterThanOrEqual(100 - 2);
    expect(ink.bottom).toBeLessThanOrEqual(100 + block.height + 2);
  });

  test.each(Object.entries(samples))('%s keeps all letters', (_, text) => {
    const words = lay(text).lines.flatMap((line) => line.words.map((word) => word.text));
    expect(words.join('')).toBe(text.normalize('NFC').replaceAll(' ', ''));
  });

  test('uses the same typefaces as the overlay text of a hook', () => {
    for (const text of [...Object.values(samples), '→ ① ★ © 50% #1'])
      expect(findScripts(text)).toEqual(findOverlayScripts(text));
  });
});

describe('reading order', () => {
  const order = (text: string): string[] =>
    lay(text, { maxWidth: 2000 })
      .lines[0]!.words.toSorted((one, other) => one.x - other.x)
      .map((word) => word.text);

  test('Arabic words run from right to left, including numbers and Latin words among them', () => {
    expect(order('خصم 20 اليوم')).toEqual(['اليوم', '20', 'خصم']);
    expect(order('على Hook Line فقط')).toEqual(['فقط', 'Hook', 'Line', 'على']);
  });

  test('Arabic words inside an English text run from right to left', () => {
    expect(order('say مرحبا بالعالم today')).toEqual(['say', 'بالعالم', 'مرحبا', 'today']);
  });

  test('Arabic letters are joined: a word is narrower than its separate letters', () => {
    const context = createCanvas(1, 1).getContext('2d');
    context.font = '60px sans-serif';
    const word = lay('مرحبا').lines[0]!.words[0]!;
    const apart = [...'مرحبا'].reduce((sum, letter) => sum + lay(letter).lines[0]!.words[0]!.width, 0);
    expect(word.width).toBeLessThan(apart * 0.95);
  });

  test('a text from right to left starts at the right', () => {
    const line = lay('مرحبا بالعالم', { align: 'start' }).lines[0]!;
    expect(line.x + line.width).toBeCloseTo(500, 3);
    expect(lay('Hello', { align: 'start' }).lines[0]!.x).toBe(0);
  });
});

describe('lines', () => {
  test('have balanced widths, and the last has more than one word', () => {
    const spread = ({ lines }: TextBlock) =>
      Math.max(...lines.map((line) => line.width)) - Math.min(...lines.map((line) => line.width));
    for (const text of ['Everything you ever wanted is here', 'Nothing else in the kitchen is as quiet']) {
      const [even, greedy] = [lay(text, { maxWidth: 520 }), lay(text, { maxWidth: 520, isBalanced: false })];
      expect(greedy.lines.at(-1)!.words.length).toBe(1);
      expect(even.lines.length).toBe(greedy.lines.length);
      expect(spread(even)).toBeLessThan(spread(greedy));
      expect(even.lines.at(-1)!.words.length).toBeGreaterThan(1);
    }
  });

  test('end at a line break', () => {
    expect(linesOf(lay('One\nTwo words'))).toEqual(['One', 'Two words']);
  });

  test('are at least 1.1 sizes apart', () => {
    const { lineHeight, size } = lay('One\nTwo', { lineHeight: 0.8 });
    expect(lineHeight).toBeCloseTo(1.1 * size, 6);
  });

  test('never begin with closing punctuation', () => {
    for (const maxWidth of [180, 240, 300, 360])
      for (const line of linesOf(lay(samples.Japanese, { maxWidth })))
        expect(line).not.toMatch(/^[、。」っょー]/u);
  });
});

describe('a text that is too long', () => {
  test('becomes smaller until its lines fit', () => {
    const block = lay('Everything that a small team needs to sell more', { maxLines: 2 });
    expect(block.lines.length).toBe(2);
    expect(block.size).toBeLessThan(60);
    expect(block.fits).toBe(true);
  });

  test('is broken between visible characters when it is one word of sixty letters', () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen👩🏽‍💻x';
    const block = lay(word, { minSize: 50 });
    expect(block.lines.length).toBeGreaterThan(2);
    const parts = block.lines.flatMap((line) => line.words);
    expect(parts.map(({ text }) => text).join('')).toBe(word);
    for (const part of parts) expect(part.width).toBeLessThanOrEqual(500);
    expect(parts.some(({ text }) => text.includes('👩🏽‍💻'))).toBe(true);
    // It is still one word for the times of a speech.
    expect(new Set(parts.map(({ index }) => index))).toEqual(new Set([0]));
  });

  test('reports a text that does not fit even at its minimum size', () => {
    expect(lay('one two three four five six', { maxLines: 1, minSize: 55 }).fits).toBe(false);
  });
});

test('the same order gives the same block, as plain data', () => {
  const block = lay(samples.Arabic);
  expect(structuredClone(block)).toEqual(lay(samples.Arabic));
  expect(JSON.parse(JSON.stringify(block))).toEqual(block);
});

test('an empty text has no lines', () => {
  expect(lay(' \n ')).toMatchObject({ lines: [], height: 0, fits: true });
});

const enter = (name: string): string[] => linesOf(lay(`My neighbour ${name} came in`, { maxWidth: 780 }));

test.each(['Mr. Okafor', 'Dr. Amsel', 'Coach Ramirez'])(
  'a title stays on the line of its name: %s',
  (name) => {
    expect(enter(name)).toEqual(['My neighbour', `${name} came in`]);
  },
);

test('other words may end a line', () => {
  expect(enter('Mara Okafor')).toEqual(['My neighbour Mara', 'Okafor came in']);
});
