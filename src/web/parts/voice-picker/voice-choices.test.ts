import { createElement } from 'react';
import { expect, test } from 'vitest';
import { voices } from '#contract/voices.ts';
import { findTags, renderHtml, textLines } from '../../ui/render-html.fixture.tsx';
import type { VoicePreview } from './use-voice-preview.ts';
import { VoiceChoices, voiceChoices } from './voice-choices.tsx';
import { describeVoice } from './voice-picker-texts.ts';

const idle: VoicePreview = {
  isFetching: false,
  isPlaying: false,
  voice: undefined,
  error: null,
  hear: () => {},
  stop: () => {},
  reset: () => {},
};
const render = (preview: Partial<VoicePreview> = {}) =>
  renderHtml(
    createElement(VoiceChoices, {
      label: 'Voice',
      choices: voiceChoices,
      value: 'nova',
      preview: { ...idle, ...preview },
      onChange: () => {},
      onHear: () => {},
    } as never),
  );

test('each voice is described, can be chosen, and has a play button', async () => {
  const html = await render();
  const lines = textLines(html);
  for (const name of ['Alloy', 'Echo', 'Fable', 'Onyx', 'Nova', 'Shimmer']) expect(lines).toContain(name);
  expect(lines).toContain('bright, female');
  expect(findTags(html, 'input').filter((tag) => tag.includes('checked'))).toEqual([
    expect.stringContaining('value="nova"'),
  ]);
  const buttons = findTags(html, 'button').map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1]);
  expect(buttons).toEqual([
    'Hear Alloy',
    'Hear Echo',
    'Hear Fable',
    'Hear Onyx',
    'Hear Nova',
    'Hear Shimmer',
  ]);
});

test('the playing voice can be stopped, the others played', async () => {
  const html = await render({ isPlaying: true, voice: 'onyx' });
  const buttons = findTags(html, 'button').map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1]);
  expect(buttons.filter((label) => label?.startsWith('Stop'))).toEqual(['Stop Onyx']);
});

test('three are described as female and three as male, no two alike', () => {
  const described = voices.map(describeVoice);
  expect(described[4]).toBe('Nova: bright, female');
  expect(described.filter((text) => text.endsWith(', female'))).toHaveLength(3);
  expect(new Set(described.map((text) => text.split(': ')[1])).size).toBe(6);
});
