import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const documents = globSync(['*.md', 'docs/**/*.md']);

/** Links to files of this repository, without their anchors; text in code spans is not a link. */
function readFileLinks(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g)]
    .map((match) => match[1]!)
    .filter((target) => !/^[a-z]+:|^\//.test(target));
}

const findBrokenLinks = (document: string, markdown: string): string[] =>
  readFileLinks(markdown).filter((target) => !existsSync(path.join(path.dirname(document), target)));

test.each(documents)('every link of %s leads to a file', (document) => {
  expect(findBrokenLinks(document, readFileSync(document, 'utf8'))).toEqual([]);
});

test('a link to a file that is gone is found, and other links are not', () => {
  const markdown =
    '[a](glossary.md#words) [b](gone.md) [c](https://a.example/x.md) [d](#here)\n```\n[e](code.md)\n```\n[f](../gone.ts#L1)';
  expect(findBrokenLinks('docs/tour.md', markdown)).toEqual(['gone.md', '../gone.ts']);
});

test('the tour links to the code it walks through', () => {
  expect(readFileLinks(readFileSync('docs/tour.md', 'utf8')).length).toBeGreaterThan(30);
});
