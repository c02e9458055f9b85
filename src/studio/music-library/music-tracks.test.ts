import { readFile, stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { measureLoudness } from '../ffmpeg/loudness/measure-loudness.ts';
import { waveformParts } from './draw-waveform.ts';
import { findTempo, isSameTempo } from './listen/find-tempo.ts';
import { majorTonicOf, rankMajorKeys, readChroma } from './listen/rank-major-keys.ts';
import { readMono } from './listen/read-samples.ts';
import { readSeam } from './listen/read-seam.ts';
import { findMusicTrack, musicTracks } from './music-tracks.ts';

const folder = new URL('../../../assets/music/', import.meta.url).pathname;
const pathOf = (id: string) => `${folder}${id}.m4a`;
const soundOf = new Map(
  await Promise.all(musicTracks.map(async ({ id }) => [id, await readMono(pathOf(id))] as const)),
);

describe.each(musicTracks)('$title', ({ id, bpm, key, durationSeconds }) => {
  const samples = soundOf.get(id)!;

  it('is as loud as the others and leaves room above its peaks', async () => {
    const { integratedLufs, truePeakDbtp } = await measureLoudness({ path: pathOf(id) });
    expect(integratedLufs).toBeGreaterThanOrEqual(-17);
    expect(integratedLufs).toBeLessThanOrEqual(-15);
    expect(truePeakDbtp).toBeLessThanOrEqual(-1);
  });

  it('is a small file of exactly the bars of its score', async () => {
    expect((await stat(pathOf(id))).size).toBeLessThan(1_000_000);
    expect(samples.length).toBe(Math.round(durationSeconds * 48_000));
    expect(durationSeconds).toBeGreaterThanOrEqual(30);
    expect(durationSeconds).toBeLessThanOrEqual(45);
  });

  it('loops without a click, unlike a cut at another position', () => {
    const seam = readSeam(samples);
    expect(seam.jump).toBeLessThanOrEqual(1);
    expect(seam.bend).toBeLessThanOrEqual(1);
    expect(readSeam(cutAtCrest(samples)).jump).toBeGreaterThan(1);
  });

  it('beats at its declared tempo only', () => {
    const found = findTempo(samples);
    expect(isSameTempo(found, bpm)).toBe(true);
    for (const other of musicTracks.filter((track) => track.bpm !== bpm)) {
      expect(isSameTempo(found, other.bpm)).toBe(isSameTempo(bpm, other.bpm));
    }
  });

  it('uses the notes of its key', async () => {
    const chroma = readChroma(await readMono(pathOf(id), 8000), 8000);
    expect(rankMajorKeys(chroma)[0]).toBe(majorTonicOf(key));
  });

  it('is never silent for half a second', () => {
    for (let start = 0; start + 24_000 <= samples.length; start += 24_000) {
      const power = samples.subarray(start, start + 24_000).reduce((sum, sample) => sum + sample * sample, 0);
      expect(10 * Math.log10(power / 24_000)).toBeGreaterThan(-45);
    }
  });
});

it('no two tracks share a name, a tempo or a key', () => {
  expect(musicTracks.length).toBeGreaterThanOrEqual(6);
  for (const field of ['id', 'title', 'bpm', 'key'] as const) {
    expect(new Set(musicTracks.map((track) => track[field])).size).toBe(musicTracks.length);
  }
});

it('every track has a waveform to draw', async () => {
  const waveforms = JSON.parse(await readFile(`${folder}waveforms.json`, 'utf8')) as Record<string, number[]>;
  expect(Object.keys(waveforms).sort()).toEqual(musicTracks.map(({ id }) => id).sort());
  for (const peaks of Object.values(waveforms)) {
    expect(peaks).toHaveLength(waveformParts);
    expect(Math.max(...peaks)).toBe(100);
    expect(Math.min(...peaks)).toBeLessThan(70);
  }
});

it('finds a track by its name only', () => {
  expect(findMusicTrack('fresh-start')?.title).toBe('Fresh Start');
  expect(findMusicTrack('../fresh-start')).toBeNull();
});

/** Ends where the wave stands highest above its first sample, within the last second. */
function cutAtCrest(samples: Float32Array): Float32Array {
  let end = samples.length;
  const farFromStart = (index: number) => Math.abs(samples[index - 1]! - samples[0]!);
  for (let index = samples.length - 48_000; index < samples.length; index++) {
    if (farFromStart(index) > farFromStart(end)) end = index;
  }
  return samples.slice(0, end);
}
