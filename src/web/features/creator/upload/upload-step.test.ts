import { createElement } from 'react';
import { expect, test } from 'vitest';
import { toCallError } from '../../../lib/call-error.ts';
import { chosenFile, fileUploadIn, mediaInputWith } from '../../../parts/media-input/media-input.fixture.ts';
import type { FileUploadState } from '../../../parts/media-input/send/file-upload-state.ts';
import { findTags, renderHtml, textLines } from '../../../ui/render-html.fixture.tsx';
import { controlAt } from '../creator-control.fixture.ts';
import { UploadStep } from './upload-step.tsx';

const render = (state: FileUploadState, error: Error | null = null) =>
  renderHtml(
    createElement(UploadStep, {
      control: controlAt('upload', 'g1'),
      product: {
        input: mediaInputWith(fileUploadIn(state)),
        attachment: { attach: () => Promise.resolve(), isAttaching: false, error, reset: () => {} },
      },
      posterUrl: null,
      isHookPostponed: false,
    }),
  );
const chosen = chosenFile('lamp.mp4', 2_048);
const continueButton = (html: string) => findTags(html, 'button').at(-1)!;

test('the picker takes any video file and names the formats and the duration @upload-001', async () => {
  const html = await render({ phase: 'empty' });
  expect(findTags(html, 'input').filter((tag) => tag.includes('type="file"'))).toEqual([
    expect.stringContaining('accept="video/*,.mp4,.mov,.avi,'),
  ]);
  const lines = textLines(html);
  expect(lines).toEqual(
    expect.arrayContaining(['Supported formats: MP4, MOV, AVI', 'Duration between 30 seconds and 3 minutes']),
  );
  expect(lines.indexOf('Which files work?')).toBeLessThan(lines.indexOf('Supported formats: MP4, MOV, AVI'));
});

test('Continue is disabled without a file @upload-002', async () => {
  expect(continueButton(await render({ phase: 'empty' }))).toContain('disabled');
  expect(continueButton(await render({ phase: 'chosen', chosen }))).not.toContain('disabled');
});

test('a chosen clip shows its size and format, and another clip can be chosen @upload-005', async () => {
  const lines = textLines(await render({ phase: 'chosen', chosen }));
  expect(lines).toEqual(
    expect.arrayContaining(['Size', '2 KB', 'Format', 'MP4', 'Choose a Different Video']),
  );
});

test('a failed upload shows an error and can be retried @errors-004', async () => {
  const lines = textLines(await render({ phase: 'broken', chosen, code: 'internal' }));
  expect(lines).toEqual(expect.arrayContaining(['Failed to upload video. Please try again.', 'Try Again']));
});

test('a clip that could not be added to the video shows an error @errors-005', async () => {
  const lines = textLines(await render({ phase: 'chosen', chosen }, toCallError(503, undefined)));
  expect(lines).toContain('Failed to create product component. Please try again.');
});
