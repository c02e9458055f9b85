import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { MyHook } from '#contract/calls/hooks.ts';
import { renderHtml, textLines } from '../../../ui/render-html.fixture.tsx';
import { HookCard } from './hook-card.tsx';

const hook: MyHook = {
  id: 'h1',
  hookUrl: '/files/hook.mp4',
  posterUrl: '/files/hook.jpg',
  hookText: 'Stop scrolling.',
  templateId: 'maya',
  templateName: 'Maya',
  textOverlayEnabled: true,
  captionStyle: null,
  durationSeconds: 3,
  engines: { voice: 'embedded', lipSync: 'embedded', notes: [] },
  createdAt: '2026-01-05T12:00:00Z',
  take: null,
};

const doNothing = () => {};
const render = (shown: MyHook) =>
  renderHtml(
    createElement(HookCard, {
      hook: shown,
      isPlaying: false,
      onPlayingChange: doNothing,
      onDelete: doNothing,
      onUnplayable: doNothing,
    }),
  );

test('a card shows its text, its template, its date, Use Hook and Delete @my-hooks-003', async () => {
  const html = await render({ ...hook, hookText: 'Stop *scrolling*.' });
  const lines = ['Stop scrolling.', 'Maya', 'Jan 5, 2026', 'Use Hook'];
  expect(textLines(html).filter((line) => lines.includes(line))).toEqual(lines);
  const link = await render(hook);
  const address = '/video-creator?hookUrl=%2Ffiles%2Fhook.mp4&amp;hookText=Stop+scrolling.';
  expect(link).toContain(`href="${address}"`);
});

test('the card shows the words if the picture does not show all of them', async () => {
  const words = /class="[^"]*words/;
  expect(await render(hook)).not.toMatch(words);
  expect(await render({ ...hook, posterUrl: null })).toMatch(words);
  expect(await render({ ...hook, textOverlayEnabled: false, captionStyle: 'pop' })).toMatch(words);
});

test('a card says which take of a video it is and whether the video begins with it', async () => {
  const take = { number: 2, count: 3, isChosen: true };
  expect(textLines(await render({ ...hook, take }))).toContain('Take 2 of 3 · begins a video');
  const only = { number: 1, count: 1, isChosen: false };
  expect(textLines(await render({ ...hook, take: only }))).toContain('not used yet');
});
