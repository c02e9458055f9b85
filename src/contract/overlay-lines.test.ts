import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBareNumber } from './number-words.ts';
import { findOverlayLoss, layoutOverlay, overlayTextLines } from './overlay-lines.ts';

const frame = { width: 720, height: 1280 };

describe('the lines of an overlay', () => {
  test.each([
    ['sentences begin lines of their own', 'Stop. Buy milk! Why?', ['STOP.', 'BUY MILK!', 'WHY?']],
    [
      'a sentence is wrapped at 30 characters',
      'This changed how I make videos forever',
      ['THIS CHANGED HOW I', 'MAKE VIDEOS FOREVER'],
    ],
    [
      "a longer word is cut to 27 and '...'",
      'Donaudampfschifffahrtsgesellschaft',
      ['DONAUDAMPFSCHIFFFAHRTSGESEL...'],
    ],
    [
      'a word stands alone on the last line where nothing else fits',
      'Supercalifragilistic expialidocious',
      ['SUPERCALIFRAGILISTIC', 'EXPIALIDOCIOUS'],
    ],
    [
      'a sentence that the fourth line cuts shows as many words as fit',
      'One. Two. Three. This changed how I make videos forever',
      ['ONE.', 'TWO.', 'THREE.', 'THIS CHANGED HOW I MAKE VIDEOS'],
    ],
    ['at most four lines stay', 'One. Two. Three. Four. Five.', ['ONE.', 'TWO.', 'THREE.', 'FOUR.']],
    ['a decimal point ends no sentence', 'Only 9.99 today', ['ONLY 9.99 TODAY']],
    ['the length is counted in capitals', 'ß'.repeat(16), ['SSSSSSSSSSSSSSSSSSSSSSSSSSS...']],
    [
      'a number stays with its unit',
      'Keeps coffee at 62 °C for four hours',
      ['KEEPS COFFEE AT', '62 °C FOR FOUR HOURS'],
    ],
    [
      'and with its noun, even if the lines are less alike',
      'Supercalifragilistic four internationalists',
      ['SUPERCALIFRAGILISTIC', 'FOUR INTERNATIONALISTS'],
    ],
    [
      'a number and a word that no line has room for are parted',
      'Exactly 12 expialidocious-floccinaucinihi',
      ['EXACTLY 12', 'EXPIALIDOCIOUS-FLOCCINAUCINIHI'],
    ],
    ['nothing gives nothing', ' \n ', []],
    ['an emoji stays', 'Save 50% 🔥 now', ['SAVE 50% 🔥 NOW']],
    ['an emoji of several parts is never cut', '👩🏽‍💻'.repeat(16), [`${'👩🏽‍💻'.repeat(13)}...`]],
    [
      'signs as wide as high count as two',
      '🔥 '.repeat(11),
      ['🔥 '.repeat(5).trim(), '🔥 '.repeat(6).trim()],
    ],
    [
      'without spaces a line ends between signs, and punctuation stays with the one before',
      '今日から始める新しい動画広告を、「今」作る',
      ['今日から始める新しい動画広告', 'を、「今」作る'],
    ],
    ['letters of styled text become plain ones', '𝗕𝗼𝗹𝗱 𝓼𝓽𝔂𝓵𝓮', ['BOLD STYLE']],
    ['characters without a glyph are left out', 'Buy ბარი \u{10fffd}now', ['BUY NOW']],
    ['and may leave nothing', 'ბარი', []],
  ])('overlay text is broken into lines: %s @validation-006', (_, text, lines) => {
    expect(overlayTextLines(text)).toEqual(lines);
  });

  test('whatever the text, there are at most four lines of at most 30 characters, in capitals @validation-005', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const lines = overlayTextLines(text);
        expect(lines.length).toBeLessThanOrEqual(4);
        for (const line of lines) {
          expect([...segmenter.segment(line)].length).toBeLessThanOrEqual(30);
          expect(line).toBe(line.trim());
          expect(line.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

test.each([
  ['One. Two. Three. Four. Five.', 'lines'],
  ['One. Two. Three. Four.', null],
  ['Buy ბარი now', 'letters'],
  ['𝗕𝗼𝗹𝗱 🔥 שלום 50 %', null],
])('reports the omitted part of %j: %s', (text, loss) => {
  expect(findOverlayLoss(text)).toBe(loss);
});

test('a line says how it runs and whose faces it needs', () => {
  const lines = layoutOverlay('Wow 🔥. שלום world! مرحبا. これは得. 안녕 ★.', frame);
  expect(lines.map(({ direction, scripts }) => [direction, ...scripts])).toEqual([
    ['ltr', 'emoji'],
    ['rtl', 'hebrew'],
    ['rtl', 'arabic'],
    ['ltr', 'japanese', 'chinese'],
  ]);
});

test('no short word stands alone on the last line', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABCDEF'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 3, maxLength: 16 }), (words) => {
      const lines = overlayTextLines(words.join(' '));
      fc.pre(lines.length > 1 && lines.join(' ') === words.join(' '));
      // Two words this short always fit a line, so the line before the last has one to give.
      expect(lines.at(-1)!.split(' ').length).toBeGreaterThan(1);
    }),
  );
});

test('no line ends with a number, if four lines have room', () => {
  const word = fc.constantFrom('four', '62', '°C', 'hours', 'keeps', 'remarkably', 'your', 'coffee');
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 10 }), (words) => {
      fc.pre(words.every((one, index) => !isBareNumber(one) || !isBareNumber(words[index + 1] ?? '')));
      const text = `${words.join(' ')} today`;
      // A number and its word have at most 15 characters, so a full line takes at least 16 with its space, and four take 64.
      fc.pre(text.length <= 64);
      for (const line of overlayTextLines(text)) expect(isBareNumber(line.split(' ').at(-1)!)).toBe(false);
    }),
  );
});

test('a number is parted from its unit if the text would otherwise lose words', () => {
  // Two full lines; with "62 yy" on one line there would be three.
  const pair = `${'x'.repeat(27)} 62 yy ${'z'.repeat(27)}`;
  const text = `${pair} ${pair}`;
  expect(overlayTextLines(text).join(' ')).toBe(text.toUpperCase());
  expect(findOverlayLoss(text)).toBeNull();
});

test('every word is kept by balancing, in its order', () => {
  const words = Array.from({ length: 20 }, (_, index) => 'word'.slice(0, 1 + (index % 4)).toUpperCase());
  expect(overlayTextLines(words.join(' ')).join(' ')).toBe(words.join(' '));
});

describe('the places of an overlay', () => {
  test('several lines are at least 1.1 font sizes apart', () => {
    for (const text of [
      'One. Two.',
      'Stop! Your coffee is cold.',
      'Stop! Le café est froid.',
      '停！买牛奶。',
    ]) {
      const [first, second] = layoutOverlay(text, frame);
      expect(first!.fontSize).toBeCloseTo(30);
      expect((second!.middleY - first!.middleY) / first!.fontSize).toBeGreaterThanOrEqual(1.1);
    }
  });

  test('a short single line is larger, and a line of thirty signs is as large as fits', () => {
    const sizeOf = (text: string) => layoutOverlay(text, { width: 720, height: 1280 })[0]!.fontSize;
    expect(sizeOf('Cold coffee?')).toBeCloseTo(64);
    expect(sizeOf('Stop scrolling!')).toBeCloseTo(60);
    expect(sizeOf('Your bottle should do more.')).toBeCloseTo(33);
    expect(sizeOf('Wait 🔥')).toBeCloseTo(30);
    expect(sizeOf('This changed how I make videos')).toBeCloseTo(30);
    expect(sizeOf('a'.repeat(30))).toBeCloseTo(27);
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 90 }), (text) => {
        for (const { text: line, fontSize } of layoutOverlay(text, { width: 720, height: 1280 }))
          expect(fontSize * [...line].length).toBeLessThanOrEqual(30 * 30 + 0.001);
      }),
    );
  });

  test('above a face the lines stand at 17.7, 20.3, 22.9 and 25.5 percent @validation-007', () => {
    const places = layoutOverlay('One. Two. Three. Four.', frame).map(
      ({ middleY }) => middleY / frame.height,
    );
    expect(places).toEqual([0.177, 0.203, 0.229, 0.255].map((share) => expect.closeTo(share, 6)));
  });

  test.each([
    [1, 'One.'],
    [4, 'One. Two. Three. Four.'],
  ])(
    'on a product clip the lower edge of %i lines is 25 percent above the bottom @validation-008',
    (count, text) => {
      const lines = layoutOverlay(text, frame, 'bottom');
      const lineHeight = 0.026 * frame.height;
      expect(lines.length).toBe(count);
      expect(lines.at(-1)!.middleY + lineHeight / 2).toBeCloseTo(0.75 * frame.height, 3);
      lines
        .slice(1)
        .forEach(({ middleY }, index) => expect(middleY - lines[index]!.middleY).toBeCloseTo(lineHeight, 3));
    },
  );
});
