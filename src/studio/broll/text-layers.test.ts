import { expect, test } from 'vitest';
import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Box, Layer } from '../motion/film.ts';
import { valueAt } from '../motion/tracks.ts';
import { brollStyles } from './broll-styles.ts';
import { cardLayers } from './card-layers.ts';
import type { Photo } from './interest.ts';
import { planShots } from './plan-shots.ts';
import { textLayers } from './text-layers.ts';

const photoWith = (region: Photo['interest']['region'], side = 700): Photo => ({
  path: '/photo.jpg',
  width: side,
  height: side,
  text: 'Made by hand',
  interest: {
    region,
    points: [{ x: (region.left + region.right) / 2, y: (region.top + region.bottom) / 2 }],
  },
});
const above = { left: 0.2, top: 0.05, right: 0.8, bottom: 0.5 };
const below = { left: 0.2, top: 0.55, right: 0.8, bottom: 1 };

function shown(photo: Photo, style: (typeof brollStyles)[number], format: VideoFormat) {
  const frame = videoFormats[format];
  const shots = planShots({ photos: [photo], style, frame, frames: 90, framesPerSecond: 30 });
  const layers = textLayers({ photo, shots, style, format, isLast: true });
  const text = layers.find((layer) => layer.kind === 'text')!;
  return { shots, frame, plate: plateOf(text) };
}

/** The plate behind all lines, at rest. */
function plateOf({ block, position, style: { plate } }: Extract<Layer, { kind: 'text' }>): Box {
  const left = Math.min(...block.lines.map(({ x }) => x)) - plate!.paddingX;
  const right = Math.max(...block.lines.map(({ x, width }) => x + width)) + plate!.paddingX;
  const top = block.lines[0]!.y - block.size * 0.78 - plate!.paddingY;
  const bottom = block.lines.at(-1)!.y + block.size * 0.22 + plate!.paddingY;
  return { x: position.x + left, y: position.y + top, width: right - left, height: bottom - top };
}

/** Too small to fill the frame, large enough for a card that has room for a line. */
const sideOf = { '9:16': 700, '1:1': 620, '16:9': 700 };
const cases = brollStyles.flatMap((style) =>
  (['9:16', '1:1', '16:9'] as const).map((format) => ({ style, format })),
);

test.each(cases)(
  'a plate stays inside its card while the card moves: $style, $format',
  ({ style, format }) => {
    const { shots, frame, plate } = shown(photoWith(above, sideOf[format]), style, format);
    expect(plate.width).toBeLessThan(frame.width * 0.9);
    const mount = { path: '/card.png', fillPath: '/fill.jpg', margin: 20, radius: 8 };
    for (const [index, shot] of shots.entries()) {
      expect(shot.framing).toBe('fit');
      const span = { from: shot.from, to: shot.to };
      const [, , card] = cardLayers({ path: '/photo.jpg', mount }, shot, { style, index, span, frame });
      for (const at of [shot.from, shot.to]) {
        const { x = 0, y = 0, scale = 1 } = card.transform!;
        const { window } = shot;
        const [width, height] = [window.width * valueAt(scale, at), window.height * valueAt(scale, at)];
        const left = window.x + (window.width - width) / 2 + valueAt(x, at);
        const top = window.y + (window.height - height) / 2 + valueAt(y, at);
        expect(plate.x).toBeGreaterThanOrEqual(left);
        expect(plate.x + plate.width).toBeLessThanOrEqual(left + width);
        expect(plate.y).toBeGreaterThanOrEqual(top);
        expect(plate.y + plate.height).toBeLessThanOrEqual(top + height);
      }
    }
  },
);

test('a text stands low, and up high where it would cover the thing', () => {
  for (const format of ['9:16', '1:1'] as const) {
    const middle = videoFormats[format].height / 2;
    expect(shown(photoWith(above), 'calm', format).plate.y).toBeGreaterThan(middle);
    expect(shown(photoWith(below), 'calm', format).plate.y).toBeLessThan(middle);
  }
});

test('a photo without a text has no plate', () => {
  const photo = { ...photoWith(above), text: ' ' };
  const frame = videoFormats['1:1'];
  const shots = planShots({ photos: [photo], style: 'luxury', frame, frames: 90, framesPerSecond: 30 });
  expect(textLayers({ photo, shots, style: 'luxury', format: '1:1', isLast: true })).toEqual([]);
});
