import { assert, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { speakableText } from './speakable-text.ts';
import { UnspeakableTextError } from './unspeakable-text-error.ts';

const say = (text: string) =>
  speakableText(text)
    .map((word) => word.spoken)
    .join(' ');

describe('speakable text', () => {
  test.each([
    ['Stop scrolling 🔥🔥 now!', 'Stop scrolling now!'],
    ['fire🔥sale', 'fire sale'],
    ['Crème brûlée, Straße', 'Creme brulee, Strasse'],
    ['“Don’t” stop', "Don't stop"],
    ['wait — what', 'wait, what'],
    ['wait—what', 'wait, what'],
    ['so... what', 'so. what'],
    ['wait...what', 'wait, what'],
    ['rock & roll', 'rock and roll'],
    ['#growth @hookline', 'growth hookline'],
    ['AI and UGC for CEOs', "A-I and U-G-C for C-E-O's"],
    ['the U.S. loves A.I. tools', 'the U-S loves A-I tools'],
    ['this is NOT a drill', 'this is not a drill'],
    ['STOP THE SCROLL WITH AI', 'STOP the SCROLL WITH A-I'],
    ['𝗦𝘁𝗼𝗽 right there', 'Stop right there'],
    ['1️⃣ reason', '1 reason'],
    ['it costs $5.50 or 20€', 'it costs $5.50 or 20 euros'],
    ['we made $1.5M and 10k sales', 'we made 1.5 million dollars and 10 thousand sales'],
    ['24/7 at 10:30 with 100%', '24 7 at 10:30 with 100 percent'],
    ['visit https://hookline.app today', 'visit hookline dot app today'],
    ['soooooo good!!!', 'soo good!'],
    ['really?! -20% off', 'really? -20 percent off'],
    ['5 µm of α', '5 um of'],
    ["'quoted' *bold* (aside)", 'quoted bold aside'],
  ])('%s is spoken as "%s"', (text, spoken) => {
    expect(say(text)).toBe(spoken);
  });

  test('the written word keeps the author’s characters', () => {
    expect(speakableText('“Don’t” 🔥 go—now').map((word) => word.written)).toEqual(['“Don’t”', 'go—', 'now']);
  });

  test.each([
    ['this is *really* good', ['really']],
    ['*so very* good, *now*!', ['so', 'very', 'now!']],
    ['this is NOT a drill, AI', ['NOT']],
    ['STOP THE SCROLL', []],
    ['5 * 3 * 2, and a*b*c', []],
    ['*unfinished and * alone', []],
  ])('%s stresses %j and has no emphasis marks', (text, stressed) => {
    const words = speakableText(text);
    expect(words.filter(({ isEmphasised }) => isEmphasised).map(({ written }) => written)).toEqual(stressed);
    expect(words.some(({ spoken }) => spoken.includes('*'))).toBe(false);
  });

  test('an endless word is cut into pieces that add up to it', () => {
    const written = speakableText('b1'.repeat(2500)).map((word) => word.written);
    expect(written.every((piece) => piece.length <= 40)).toBe(true);
    expect(written.join('')).toBe('b1'.repeat(2500));
  });

  test.each([
    ['🔥🔥🔥', 'nothing-to-say'],
    ['!!! — ...', 'nothing-to-say'],
    ['   ', 'nothing-to-say'],
    ['世界你好', 'unsupported-script'],
    ['Привет, мир!', 'unsupported-script'],
    ['Ok. Привет, это лучшая бутылка!', 'unsupported-script'],
    ['Hello 世界', 'unsupported-script'],
    ['مرحبا 🔥', 'unsupported-script'],
  ])('%s is rejected with the reason %s', (text, reason) => {
    expect(() => speakableText(text)).toThrow(
      expect.objectContaining({ name: 'UnspeakableTextError', reason }),
    );
  });

  test('any text is either rejected or becomes plain characters with speakable words', () => {
    const anyText = oneof(
      string({ unit: 'binary' }),
      string({ unit: 'grapheme' }),
      string({ maxLength: 300 }),
    );
    assert(
      property(anyText, (text) => {
        let words;
        try {
          words = speakableText(text);
        } catch (error) {
          return error instanceof UnspeakableTextError;
        }
        return words.every(
          ({ written, spoken }) =>
            text.replaceAll('*', '').includes(written.replaceAll('*', '')) &&
            /^[A-Za-z0-9 .,!?:'$-]+$/.test(spoken) &&
            /[a-z0-9]/i.test(spoken) &&
            spoken.split(/[^A-Za-z0-9]/).every((part) => part.length <= 200),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
