import { expect, test } from 'vitest';
import { formatMarkdown, type Format } from './markdown-format.ts';

/** Formats the text between the brackets; the result marks the new selection in the same way. */
function format(marked: string, how: Format): string {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const text = marked.replace(/[«»]/g, '');
  const { from, to, insert, selectFrom, selectTo } = formatMarkdown(text, { start, end }, how);
  const after = text.slice(0, from) + insert + text.slice(to);
  return `${after.slice(0, selectFrom)}«${after.slice(selectFrom, selectTo)}»${after.slice(selectTo)}`;
}

test.each<[Format, string, string]>([
  ['bold', 'a «word» here', 'a **«word»** here'],
  ['bold', 'a «»', 'a **«bold text»**'],
  ['italic', '«word»', '*«word»*'],
  ['link', 'see «this»', 'see [this](«https://»)'],
  ['link', '«»', '[link text](«https://»)'],
  ['h1', 'one\ntw«»o', 'one\n# two«»'],
  ['h2', '«»', '## «»'],
  ['h3', 'a «b» c\nd', '### a b c«»\nd'],
  ['bullets', '«one\ntwo»', '«- one\n- two»'],
  ['numbers', '«one\ntwo»', '«1. one\n2. two»'],
  ['quote', 'a\n«b\nc»', 'a\n«> b\n> c»'],
  ['rule', '«»', '---\n\n«»'],
  ['rule', 'end«»', 'end\n\n---\n\n«»'],
])('%s: %j @content-pages-021', (how, before, after) => {
  expect(format(before, how)).toBe(after);
});
