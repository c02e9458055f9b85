import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { videoFormats, type VideoFormat } from '../../ffmpeg/video-formats.ts';
import { storyStyles } from '../../illustration/styles/styles.ts';
import type { Film, Layer } from '../../motion/film.ts';
import { openFilm } from '../../motion/open-film.ts';
import { captionLayers } from './caption-layers.ts';
import { captionLook } from './caption-look.ts';

const told =
  'Maya opened the little door. “Good morning, my dear friend!” she said. Then it rained for hours and hours.'.split(
    ' ',
  );
const words = told.map((text, index) => ({
  text,
  startSeconds: 0.3 + index * 0.37,
  endSeconds: 0.6 + index * 0.37,
}));
const isQuoted = (index: number) => index >= 5 && index <= 9;
const quotations = [
  {
    characterId: 'maya',
    startSeconds: words[5]!.startSeconds - 0.02,
    endSeconds: words[9]!.endSeconds,
    mouth: null,
  },
];
const speech = { words, quotations, durationSeconds: 0.3 + told.length * 0.37 + 0.8 };
const frames = Math.round(speech.durationSeconds * 30);
const look = captionLook('realistic_image');
const layersFor = (format: VideoFormat = '9:16', own = look) => captionLayers(speech, { format, look: own });

type FrameRange = { format?: VideoFormat; step?: number; until?: number };

/** Reads each frame at once: keeping the pixels of all would take a gigabyte. */
async function readFrames<Reading>(
  layers: Layer[],
  ground: string,
  read: (data: Uint8ClampedArray) => Reading,
  { format = '9:16', step = 1, until = frames }: FrameRange = {},
): Promise<Reading[]> {
  const film: Film = {
    format,
    frames,
    layers: [{ kind: 'fill', fill: ground, from: 0, to: frames }, ...layers],
  };
  const open = await openFilm(film);
  const { width, height } = videoFormats[format];
  const copy = createCanvas(width, height).getContext('2d');
  const readings: Reading[] = [];
  for (let frame = 0; frame < until; frame += step) {
    copy.drawImage(await open.draw(frame), 0, 0);
    readings.push(read(copy.getImageData(0, 0, width, height).data));
  }
  await open.close();
  return readings;
}

/** The centre of the spoken word: the mean position of all pixels of its colour; null without any. */
function spokenAt(data: Uint8ClampedArray): { x: number; y: number } | null {
  let [count, x, y] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (Math.abs(data[at]! - 255) + Math.abs(data[at + 1]! - 215) + Math.abs(data[at + 2]! - 94) > 24)
      continue;
    count += 1;
    x += (at / 4) % 720;
    y += Math.floor(at / 4 / 720);
  }
  return count < 10 ? null : { x: x / count, y: y / count };
}

/** The seconds at which the highlight moves to another word. */
async function seenTimes(layers: Layer[], until = frames): Promise<number[]> {
  const places = await readFrames(layers, '#3a6a4a', spokenAt, { until });
  return places.flatMap((place, frame) => {
    const before = places[frame - 1];
    const isNew = place && (!before || Math.hypot(place.x - before.x, place.y - before.y) > 4);
    return isNew ? [frame / 30] : [];
  });
}

describe('captions', () => {
  test('highlight each word within 80 ms of its time in the speech', async () => {
    const seen = await seenTimes(layersFor());
    expect(seen).toHaveLength(words.length);
    for (const [index, seconds] of seen.entries())
      expect(Math.abs(seconds - words[index]!.startSeconds)).toBeLessThanOrEqual(0.08);
    const late = captionLayers(
      { ...speech, words: words.map((word) => ({ ...word, startSeconds: word.startSeconds + 0.12 })) },
      { format: '9:16', look },
    );
    const fewWords = 75;
    const lateBy = (await seenTimes(late, fewWords)).map(
      (seconds, index) => seconds - words[index]!.startSeconds,
    );
    expect(lateBy.length).toBeGreaterThan(3);
    expect(Math.min(...lateBy)).toBeGreaterThan(0.08);
  }, 60_000);

  test('never overlap or mix the words of two speakers', () => {
    const layers = layersFor();
    for (const [index, layer] of layers.entries())
      if (index > 0) expect(layer.from).toBeGreaterThanOrEqual(layers[index - 1]!.to);
    let at = 0;
    for (const layer of layers) {
      if (layer.kind !== 'text') continue;
      const count = layer.block.text.split(' ').length;
      const speakers = new Set(words.slice(at, at + count).map((_, own) => isQuoted(at + own)));
      expect(speakers.size).toBe(1);
      at += count;
    }
    expect(at).toBe(words.length);
  });

  test('are legible: at most 17 characters per second, for at least 0.8 s', () => {
    for (const layer of layersFor()) {
      const seconds = (layer.to - layer.from) / 30;
      expect(seconds).toBeGreaterThanOrEqual(0.79);
      if (layer.kind === 'text') expect([...layer.block.text].length / seconds).toBeLessThanOrEqual(17.5);
    }
  });

  test.each(['9:16', '16:9', '1:1', '4:5'] as const)(
    'are in the safe area of %s',
    async (format) => {
      const { width, height } = videoFormats[format];
      const margin = {
        '9:16': [0.14, 0.12, 0.2],
        '16:9': [0.08, 0.06, 0.1],
        '1:1': [0.08, 0.07, 0.08],
        '4:5': [0.08, 0.06, 0.1],
      }[format];
      const expectInside = (data: Uint8ClampedArray): void => {
        for (let at = 0; at < data.length; at += 4) {
          if (data[at] === 0 && data[at + 1] === 255) continue;
          const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
          const isInside =
            x <= width * (1 - margin[1]!) + 1 &&
            y >= height * margin[0]! &&
            y <= height * (1 - margin[2]!) + 1;
          if (!isInside) expect.fail(`a pixel of text at ${x}, ${y}`);
        }
      };
      await readFrames(layersFor(format), '#00ff00', expectInside, { format, step: 20 });
    },
    60_000,
  );
});

const luminance = (colour: readonly number[]): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const share = colour[at]! / 255;
    return sum + weight * (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
  return (bright! + 0.05) / (dark! + 0.05);
};
const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe.each(storyStyles)('letters in %s', (style) => {
  test.each(['#ffffff', '#000000', '#ff2020', '#8a8a8a'])(
    'have a contrast of 4.5:1 on their plate over %s',
    (ground) => {
      const { ink, spoken, plate } = captionLook(style);
      const context = createCanvas(1, 1).getContext('2d');
      for (const fill of [ground, plate]) {
        context.fillStyle = fill;
        context.fillRect(0, 0, 1, 1);
      }
      const behind = [...context.getImageData(0, 0, 1, 1).data];
      for (const letters of [ink, spoken])
        expect(contrast(rgbOf(letters), behind)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgbOf('#8a8a8a'), rgbOf('#9a9a9a'))).toBeLessThan(4.5);
    },
  );
});
