import { expect, test } from 'vitest';
import { renderPost } from './render-post.ts';

test('every allowed tag is kept @content-023', () => {
  const markdown = [
    ...[1, 2, 3, 4, 5, 6].map((level) => `${'#'.repeat(level)} Heading`),
    'A **strong** and *emphasised* `word` with a [link](https://example.com "there"),  \nbroken.',
    '- one\n- two',
    '1. first\n2. second',
    '> quoted',
    '```\ncode\n```',
    '![a face](https://example.com/face.jpg)',
    '---',
  ].join('\n\n');
  const html = renderPost(markdown);
  for (const tag of 'h1 h2 h3 h4 h5 h6 p a ul ol li blockquote code pre strong em img hr br'.split(' '))
    expect(html).toMatch(new RegExp(`<${tag}[ >/]`));
});

test.each([
  ['a script', 'Before <script>alert(1)</script> after', 'alert'],
  ['an event handler', '<img src="https://example.com/a.jpg" onerror="alert(1)">', 'onerror'],
  ['a style', '<p style="position:fixed">Over everything</p>', 'style'],
  ['a frame', '<iframe src="https://example.com"></iframe>', 'iframe'],
  ['a form', '<form action="https://example.com"><input></form>', '<form'],
  ['a script in a link', '[click](javascript:alert(1))', 'javascript'],
  ['a script in an entity', '<a href="jav&#x09;ascript:alert(1)">click</a>', 'ascript:'],
  ['a data: URL', '[click](data:text/html,<script>alert(1)</script>)', 'data:'],
  ['an SVG with a script', '<svg onload="alert(1)"></svg>', 'svg'],
  ['a table', '| a |\n| - |\n| b |', '<table'],
])('%s is removed @content-024', (_what, markdown, trace) => {
  expect(renderPost(markdown)).not.toContain(trace);
});
