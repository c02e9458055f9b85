import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderHtml, textLines } from '../../ui/render-html.fixture.tsx';
import { MediaCard } from './media-card.tsx';
import { arrivedClip, chosenFile, fileUploadIn } from './media-input.fixture.ts';
import type { ChosenMedia } from './use-chosen-file.ts';

const chosen = chosenFile('lamp.mov', 1_536);
const media: ChosenMedia = {
  name: 'lamp.mov',
  sizeBytes: arrivedClip.sizeBytes,
  format: 'MOV',
  localUrl: null,
  upload: arrivedClip,
};

test('the facts of a clip are its duration, file size, format and resolution @upload-003', async () => {
  const fileUpload = fileUploadIn({ phase: 'sent', chosen, upload: arrivedClip });
  const lines = textLines(await renderHtml(createElement(MediaCard, { media, facts: null, fileUpload })));
  expect(lines.slice(0, 9)).toEqual([
    'lamp.mov',
    'Duration',
    '00:24',
    'Size',
    '1.5 MB',
    'Format',
    'MOV',
    'Resolution',
    '1280×720',
  ]);
});

test('an unknown fact reads Unknown @upload-004', async () => {
  const fileUpload = fileUploadIn({ phase: 'chosen', chosen });
  const props = { media: { ...media, upload: undefined }, facts: null, fileUpload };
  const lines = textLines(await renderHtml(createElement(MediaCard, props)));
  expect(lines.slice(1, 9)).toEqual([
    'Duration',
    'Unknown',
    'Size',
    '1.5 MB',
    'Format',
    'MOV',
    'Resolution',
    'Unknown',
  ]);
});
