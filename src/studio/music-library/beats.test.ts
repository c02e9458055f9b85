import { describe, expect, it, test } from 'vitest';
import { beatsOf } from './beats.ts';
import { chooseTrack, musicMoods } from './choose-track.ts';
import { findBeatOffset } from './listen/find-beat-offset.ts';
import { readMono } from './listen/read-samples.ts';
import { musicTracks } from './music-tracks.ts';

const pathOf = (id: string) => new URL(`../../../assets/music/${id}.m4a`, import.meta.url).pathname;

describe.each([...musicTracks])('$title', (track) => {
  it('has its beats at their times in the file, including the decoder’s lead-in', async () => {
    const hertz = 12_000;
    const samples = await readMono(pathOf(track.id), hertz);
    const { beats } = beatsOf(track, track.durationSeconds);
    const offset = findBeatOffset(samples, hertz, beats);
    expect(Math.abs(offset)).toBeLessThanOrEqual(0.025);
    // Encoder delay would show up as an offset here.
    const leadIn = 2048 / 48_000;
    const shifted = samples.slice(Math.round(leadIn * hertz));
    expect(Math.abs(findBeatOffset(shifted, hertz, beats) - offset + leadIn)).toBeLessThan(0.012);
  });
});

test('chooses a track of the mood, reproducibly for a seed', () => {
  for (const mood of musicMoods) {
    const track = chooseTrack(mood, 'Loam');
    expect(track.moods).toContain(mood);
    expect(chooseTrack(mood, 'Loam')).toBe(track);
  }
  const chosen = new Set(Array.from({ length: 40 }, (_, seed) => chooseTrack('no such mood', `${seed}`).id));
  expect(chosen.size).toBe(musicTracks.length);
});

test('bars are every fourth beat, in every loop of a track shorter than the reel', () => {
  for (const track of musicTracks) {
    const { beats, bars } = beatsOf(track, 60);
    expect(bars).toEqual(beats.filter((_, beat) => beat % 4 === 0));
    expect(beats.at(-1)).toBeLessThan(60);
    // Loops are whole bars.
    const [nearest] = bars
      .map((bar) => Math.abs(bar - track.durationSeconds))
      .toSorted((one, two) => one - two);
    expect(nearest).toBeLessThan(1e-6);
  }
});
