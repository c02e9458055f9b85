/** The edit of a toolbar button: `insert` replaces `from` to `to`, and `selectFrom` to `selectTo` is selected afterwards. */
export type Edit = { from: number; to: number; insert: string; selectFrom: number; selectTo: number };
export type Selection = { start: number; end: number };

export const formats = [
  'h1',
  'h2',
  'h3',
  'bold',
  'italic',
  'link',
  'bullets',
  'numbers',
  'quote',
  'rule',
] as const;
export type Format = (typeof formats)[number];

const linePrefixes = {
  h1: () => '# ',
  h2: () => '## ',
  h3: () => '### ',
  bullets: () => '- ',
  numbers: (line: number) => `${line + 1}. `,
  quote: () => '> ',
} as const;

const marks = { bold: '**', italic: '*' } as const;
const samples = { bold: 'bold text', italic: 'italic text', link: 'link text' } as const;
const linkAddress = 'https://';

/** The edit of a text and its selection by a format. */
export function formatMarkdown(text: string, selection: Selection, format: Format): Edit {
  const { start, end } = selection;
  const chosen = text.slice(start, end);
  if (format === 'bold' || format === 'italic') {
    const words = chosen === '' ? samples[format] : chosen;
    const mark = marks[format];
    return edit(start, end, mark + words + mark, mark.length, mark.length + words.length);
  }
  if (format === 'link') {
    const words = chosen === '' ? samples.link : chosen;
    const insert = `[${words}](${linkAddress})`;
    // The address is still missing.
    const address = words.length + 3;
    return edit(start, end, insert, address, address + linkAddress.length);
  }
  if (format === 'rule') {
    const before = start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : '\n\n';
    const insert = `${before}---\n\n`;
    return edit(end, end, insert, insert.length, insert.length);
  }
  return prefixLines(text, selection, linePrefixes[format]);
}

/** Headings, lists and quotes apply to the whole lines of the selection. */
function prefixLines(text: string, { start, end }: Selection, prefixOf: (line: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const insert = lines.map((line, index) => prefixOf(index) + line).join('\n');
  const caret = insert.length;
  return edit(from, to, insert, lines.length === 1 ? caret : 0, caret);
}

const edit = (from: number, to: number, insert: string, selectFrom: number, selectTo: number): Edit => ({
  from,
  to,
  insert,
  selectFrom: from + selectFrom,
  selectTo: from + selectTo,
});
