/** Matches asterisks around words, as in "this is *really* good", but neither within a word nor beside a space. */
const marks = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/gu;

/** The text as displayed: a voice stresses the words between asterisks, and the asterisks are not shown. */
export const withoutEmphasisMarks = (text: string): string => text.replace(marks, '$1');

export type WrittenWord = { text: string; isEmphasised: boolean };

/** Control characters that stand for the two marks of a pair, because readable text contains none. */
const [opening, closing] = ['\u{1}', '\u{2}'];

/** The words of a text as they are shown, and whether each stands between asterisks. */
export function writtenWords(text: string): WrittenWord[] {
  let isInside = false;
  return text
    .replace(marks, `${opening}$1${closing}`)
    .split(/\s+/u)
    .flatMap((part) => {
      const isEmphasised = isInside || part.includes(opening);
      isInside =
        part.lastIndexOf(opening) > part.lastIndexOf(closing) || (isInside && !part.includes(closing));
      const shown = part.replaceAll(opening, '').replaceAll(closing, '');
      return shown === '' ? [] : [{ text: shown, isEmphasised }];
    });
}
