import { createElement } from 'react';
import { expect, test } from 'vitest';
import { findTags, renderHtml, textLines } from '../../ui/render-html.fixture.tsx';
import { chosenFile, fileUploadIn } from '../media-input/media-input.fixture.ts';
import type { FileUpload } from '../media-input/send/use-file-upload.ts';
import type { ChosenMedia } from '../media-input/use-chosen-file.ts';
import { MusicPicker } from './music-picker.tsx';

const chosen = chosenFile('song.mp3', 2_048);
const song: ChosenMedia = {
  name: 'song.mp3',
  sizeBytes: 2_048,
  format: 'MP3',
  localUrl: 'blob:song',
  upload: undefined,
};

const render = (upload: FileUpload, media: ChosenMedia | null) =>
  renderHtml(
    createElement(MusicPicker, {
      picker: {
        music: { choice: 'yes', source: 'own', uploadId: null, trackId: null, volume: 75 },
        upload,
        media,
        refusal: null,
        prepareAgain: undefined,
        blockedPresses: 0,
        playingId: null,
        setPlayingId: () => {},
        isPlaying: false,
        playOwn: () => {},
        stopOwn: () => {},
        change: () => {},
        choose: () => {},
        isWaiting: false,
        pressContinue: () => {},
      },
    }),
  );

test('the picker accepts any audio file and lists the usual formats @creator-025', async () => {
  const html = await render(fileUploadIn({ phase: 'empty' }), null);
  expect(findTags(html, 'input').filter((tag) => tag.includes('type="file"'))).toEqual([
    expect.stringContaining('accept="audio/*,.mp3,.wav,.m4a,'),
  ]);
  expect(textLines(html)).toContain('MP3, WAV, M4A');
});

test('a chosen track has a preview player, its volume and Choose Different Audio @creator-026', async () => {
  const html = await render(fileUploadIn({ phase: 'chosen', chosen }), song);
  expect(findTags(html, 'audio')).toEqual([expect.stringContaining('src="blob:song"')]);
  expect(html).toContain('aria-label="Play song.mp3"');
  expect(textLines(html)).toEqual(
    expect.arrayContaining(['song.mp3', 'Music volume: 75%', 'Choose Different Audio']),
  );
});

test('a failed upload shows an error and can be retried @errors-006', async () => {
  const html = await render(fileUploadIn({ phase: 'broken', chosen, code: 'internal' }), song);
  expect(textLines(html)).toEqual(
    expect.arrayContaining(['Failed to upload audio. Please try again.', 'Try Again']),
  );
});

test('Yes without a track shows at once that a track is required', async () => {
  const needed = 'Pick one of our tracks below or upload your own to go on.';
  expect(textLines(await render(fileUploadIn({ phase: 'empty' }), null))).toContain(needed);
  expect(textLines(await render(fileUploadIn({ phase: 'chosen', chosen }), song))).not.toContain(needed);
});
