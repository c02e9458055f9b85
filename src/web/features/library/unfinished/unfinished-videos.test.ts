import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { UnfinishedVideo } from '#contract/calls/videos.ts';
import { renderHtml, textLines } from '../../../ui/render-html.fixture.tsx';
import { UnfinishedVideos } from './unfinished-videos.tsx';

const video = (title: string, status: 'completed' | 'failed'): UnfinishedVideo => ({
  generationId: title,
  kind: 'ugc',
  title,
  status: 'draft',
  progress: 0,
  nextStep: 'upload-product',
  hook: { id: title, text: title, status, progress: 100 },
  posterUrl: null,
  createdAt: '2026-01-05T00:00:00Z',
});

const linesOf = async (videos: UnfinishedVideo[]): Promise<string[]> =>
  textLines(await renderHtml(createElement(UnfinishedVideos, { videos })));

test('videos whose work failed stand apart from those in progress', async () => {
  const lines = await linesOf([video('Draft', 'completed'), video('Broken', 'failed')]);
  const order = ['Needs another try', 'Broken', 'In progress', 'Draft'];
  expect(lines.filter((line) => order.includes(line))).toEqual(order);
});

test('a part without videos has no heading', async () => {
  expect(await linesOf([video('Draft', 'completed')])).not.toContain('Needs another try');
  expect(await linesOf([video('Broken', 'failed')])).not.toContain('In progress');
});
