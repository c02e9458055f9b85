import { createElement } from 'react';
import { expect, test } from 'vitest';
import { findTags, renderHtml, textLines } from '../../ui/render-html.fixture.tsx';
import { DetailsStep } from './details-step.tsx';

test('the first step accepts any video file and shows the size limit @content-pages-045', async () => {
  const doNothing = () => undefined;
  const html = await renderHtml(
    createElement(DetailsStep, {
      details: { categoryId: '', subcategoryName: '', description: '' },
      chosen: {
        video: null,
        whole: null,
        footage: null,
        problem: null,
        tryAgain: undefined,
        choose: doNothing,
        forget: doNothing,
      },
      onChange: doNothing,
      onContinue: doNothing,
    }),
  );
  expect(textLines(html)).toContain('Max 100MB, video files only');
  expect(findTags(html, 'input').filter((tag) => tag.includes('type="file"'))).toEqual([
    expect.stringContaining('accept="video/*,'),
  ]);
});
