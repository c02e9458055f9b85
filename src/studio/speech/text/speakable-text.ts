import { isLoudWord, readEmphasis } from './emphasis.ts';
import { speakNumber } from './speak-number.ts';
import { spellCapitals } from './spell-capitals.ts';
import { UnspeakableTextError } from './unspeakable-text-error.ts';

/** `written` is the author's token without emphasis marks; `spoken` is plain ASCII for the embedded voices. */
export type SpeakableWord = { written: string; spoken: string; isEmphasised: boolean };

const withoutDecomposition: Record<string, string> = Object.fromEntries(
  `µ u μ u ß ss æ ae Æ Ae œ oe Œ Oe ø o Ø O ł l Ł L đ d Đ D ı i ð d Ð D þ th Þ Th`
    .split(' ')
    .flatMap((letter, index, row) => (index % 2 === 0 ? [[letter, row[index + 1]!]] : [])),
);

const fractions: Record<string, string> = {
  '½': ' one half ',
  '¼': ' one quarter ',
  '¾': ' three quarters ',
};

/** Emoji with their invisible characters: variation selectors, joiner, keycap. */
const pictographs =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{FE0E}|\u{FE0F}|\u{200D}|\u{20E3}/gu;

/** flite reads a token in one go, whatever memory and time it takes; a longer token would be unintelligible. */
const maxTokenCharacters = 40;

/** Letters that flite cannot read. A single Greek letter is a symbol, as in "µm" or "α". */
const otherScript = /(?![\p{Script=Latin}\p{Script=Greek}])\p{L}|\p{Script=Greek}{2}/u;

/**
 * The speakable words in order, each normalised for flite. Tokens without a sound (emoji, a lone dash) are left out; their
 * pause is added to the word before.
 * @throws {UnspeakableTextError} if no word is left, or if words in another script would be left out.
 */
export function speakableText(text: string): SpeakableWord[] {
  if (otherScript.test(toPlainLetters(text))) throw new UnspeakableTextError('unsupported-script');
  const isShouted = !/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text);
  const words: SpeakableWord[] = [];
  for (const { written, isMarked } of readEmphasis(text).flatMap(cutToken)) {
    const spoken = speakToken(written, isShouted);
    const previous = words.at(-1);
    const isEmphasised = isMarked || (!isShouted && isLoudWord(written, spoken));
    if (/[a-z0-9]/i.test(spoken)) words.push({ written, spoken, isEmphasised });
    else if (previous && /^[,.!?]/.test(spoken) && /[a-z0-9]$/i.test(previous.spoken))
      previous.spoken += spoken[0];
  }
  if (words.length > 0) return words;
  throw new UnspeakableTextError(/\p{L}/u.test(text) ? 'unsupported-script' : 'nothing-to-say');
}

type Token = { written: string; isMarked: boolean };

/** Cuts at spaces, after dashes, and within tokens that are too long. */
function cutToken({ written, isMarked }: Token): Token[] {
  const tokens = written.split(/\s+|(?<=[—–])(?=\S)/u).flatMap(cutLongToken);
  return tokens.map((token) => ({ written: token, isMarked }));
}

function cutLongToken(token: string): string[] {
  if (token.length <= maxTokenCharacters) return [token];
  return token.match(new RegExp(`.{1,${maxTokenCharacters}}`, 'gsu')) ?? [];
}

function speakToken(token: string, isShouted: boolean): string {
  const plain = spellCapitals(speakNumber(speakSymbols(toPlainLetters(token))), isShouted);
  return tidyPunctuation(plain.replace(/[^A-Za-z0-9.,!?:'$-]+/g, ' '))
    .replace(/(?!ww)([a-z])\1{2,}/gi, '$1$1')
    .replace(/\bh*m{2,}\b/gi, 'hum')
    .trim();
}

function toPlainLetters(token: string): string {
  return token
    .replace(pictographs, ' ')
    .replace(
      /[^\p{ASCII}]/gu,
      (character) => withoutDecomposition[character] ?? fractions[character] ?? character,
    )
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’‚‛`´ʼ′]/g, "'")
    .replace(/[—–―]|--+/g, ', ')
    .replace(/[‐‑−]/g, '-');
}

function speakSymbols(token: string): string {
  return token
    .replace(/https?:\/\/|www\./gi, '')
    .replace(/(?<=[a-z0-9])\.(com|net|org|io|app|ai|co|dev|tv|me|shop|store)\b/gi, ' dot $1')
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/=/g, ' equals ')
    .replace(/%/g, ' percent ')
    .replace(/°/g, ' degrees ')
    .replace(/×/g, ' times ')
    .replace(/\bvs\b\.?/gi, 'versus');
}

function tidyPunctuation(spoken: string): string {
  return spoken
    .replace(/\.{2,}(?=\s*[A-Za-z0-9])/g, ', ')
    .replace(/(?<![A-Za-z0-9])'|'(?![A-Za-z0-9])/g, ' ')
    .replace(/(?<![A-Za-z0-9])-(?!\d)|-(?![A-Za-z0-9])/g, ' ')
    .replace(/\$(?!\d)/g, ' ')
    .replace(/\s+([.,!?:])/g, '$1')
    .replace(/([.,!?:])[.,!?:]+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[.,:]+(?=\s*[A-Za-z])/, '');
}
