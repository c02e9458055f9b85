import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { MusicTrack } from '#contract/calls/music.ts';
import { renderHtml, textLines } from '../../ui/render-html.fixture.tsx';
import { MusicLibrary } from './music-library.tsx';
import { musicTracksQuery } from './music-tracks-query.ts';

const tracks = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title): MusicTrack => ({
  id: title,
  title,
  mood: 'happy',
  beatsPerMinute: 100,
  key: 'C',
  durationSeconds: 40,
  url: '/track.m4a',
  peaks: [0.5],
}));

async function shownTitles(trackId: string | null, playingId: string | null): Promise<string[]> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(musicTracksQuery.queryKey, tracks);
  const music = { choice: 'yes', source: 'library', uploadId: null, trackId, volume: 75 } as const;
  const html = await renderHtml(
    createElement(MusicLibrary, { music, playingId, onPlayingChange: () => {}, onChange: () => {} }),
    queryClient,
  );
  return textLines(html).filter((line) => tracks.some(({ title }) => title === line));
}

test('the first four tracks are shown', async () => {
  expect(await shownTitles(null, null)).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('a later track that is chosen or plays is shown, too', async () => {
  expect(await shownTitles('Six', null)).toEqual(['One', 'Two', 'Three', 'Four', 'Six']);
  expect(await shownTitles(null, 'Five')).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
});
