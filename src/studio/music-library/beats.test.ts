import { expect, test } from 'vitest';
import { beatsOf } from './beats.ts';
import { chooseTrack, musicMoods } from './choose-track.ts';
import { musicTracks } from './music-tracks.ts';

test('a track of the mood is chosen, the same for the same seed', () => {
  for (const mood of musicMoods) {
    const track = chooseTrack(mood, 'Loam');
    expect(track.moods).toContain(mood);
    expect(chooseTrack(mood, 'Loam')).toBe(track);
  }
  const chosen = new Set(Array.from({ length: 40 }, (_, seed) => chooseTrack('no such mood', `${seed}`).id));
  expect(chosen.size).toBe(musicTracks.length);
});

test('bars are every fourth beat', () => {
  const { beats, bars } = beatsOf(musicTracks[0]!, 15);
  expect(bars).toEqual(beats.filter((_, beat) => beat % 4 === 0));
  expect(beats.at(-1)).toBeLessThan(15);
});
