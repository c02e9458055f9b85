import { expect, test } from 'vitest';
import { chooseFile, chooseSource, chooseTrack } from './music-settings.ts';

const music = { audioSource: 'none', audioTrackId: 'gold-room', audioFileId: null } as const;

test('a source plays its previous choice, if any @storyboard-007', () => {
  expect(chooseSource(music, 'library')).toEqual({ audioSource: 'library' });
  expect(chooseSource(music, 'custom')).toEqual({ audioSource: 'none' });
  expect(chooseSource({ ...music, audioSource: 'library' }, 'none')).toEqual({ audioSource: 'none' });
});

test('a chosen track or file becomes the music at once', () => {
  expect(chooseTrack('gold-room')).toEqual({ audioSource: 'library', audioTrackId: 'gold-room' });
  expect(chooseFile('u1')).toEqual({ audioSource: 'custom', audioFileId: 'u1' });
});
