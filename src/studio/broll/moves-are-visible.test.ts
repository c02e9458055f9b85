import { expect, test } from 'vitest';
import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Film, Layer } from '../motion/film.ts';
import { valueAt } from '../motion/tracks.ts';
import { brollStyles, type BrollStyle } from './plan/broll-styles.ts';
import { buildFilm } from './plan/build-film.ts';
import type { Photo } from './subject/interest.ts';
import { chooseLayout } from './plan/layout.ts';
import { planShots } from './plan/plan-shots.ts';
import { maxZoom } from './plan/view.ts';

const photo = (width: number, height: number): Photo => ({
  path: '/photo.jpg',
  width,
  height,
  text: '',
  interest: { region: { left: 0.3, top: 0.3, right: 0.7, bottom: 0.75 }, points: [{ x: 0.5, y: 0.55 }] },
});
const large = [photo(3_000, 2_000), photo(1_600, 2_400), photo(2_000, 2_000)];
const small = [photo(600, 400), photo(700, 700), photo(900, 1_100), photo(260, 200)];
const formats = Object.keys(videoFormats) as VideoFormat[];
const cases = brollStyles.flatMap((style) =>
  formats.flatMap((format) => [
    { style, format, size: 'large', photos: large },
    { style, format, size: 'small', photos: small },
  ]),
);

function filmOf({
  style,
  format,
  photos,
}: {
  style: BrollStyle;
  format: VideoFormat;
  photos: Photo[];
}): Film {
  const frames = photos.length * 100;
  const layouts = photos.map((each) => chooseLayout(each, style, format));
  const shots = planShots({ photos, layouts, style, format, frames, framesPerSecond: 30 });
  const mount = { path: '/card.png', fillPath: '/fill.jpg', margin: 20, radius: 8 };
  const materials = shots.map(({ framing }) => ({
    path: '/photo.jpg',
    mount: framing === 'fit' ? mount : null,
  }));
  return buildFilm({ shots, materials, layouts, style, format, frames });
}

type PhotoLayer = Extract<Layer, { kind: 'picture' }> & { crop: object };
const photosOf = (film: Film): PhotoLayer[] =>
  film.layers.filter((layer): layer is PhotoLayer => layer.kind === 'picture' && layer.crop !== undefined);

/** Maps a point of the photo to the frame, as drawn by the layer. */
function project({ box, crop, transform = {} }: PhotoLayer, frame: number) {
  const scale = box.width / valueAt(crop!.width, frame);
  const grown = valueAt(transform.scale ?? 1, frame);
  const turn = (valueAt(transform.rotation ?? 0, frame) * Math.PI) / 180;
  const [left, top] = [valueAt(crop!.x, frame), valueAt(crop!.y, frame)];
  const [moveX, moveY] = [valueAt(transform.x ?? 0, frame), valueAt(transform.y ?? 0, frame)];
  const [centreX, centreY] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    density: scale * grown,
    toFrame: (x: number, y: number) => {
      const [dx, dy] = [(x - left) * scale - box.width / 2, (y - top) * scale - box.height / 2];
      return {
        x: centreX + moveX + grown * (dx * Math.cos(turn) - dy * Math.sin(turn)),
        y: centreY + moveY + grown * (dx * Math.sin(turn) + dy * Math.cos(turn)),
      };
    },
  };
}

const grid = Array.from({ length: 25 }, (_, at) => ({ x: (at % 5) / 4, y: Math.floor(at / 5) / 4 }));

/** Average travel of the initially visible content during the shot, in frame widths. */
function displacement(layer: PhotoLayer, film: Film): number {
  const { box, crop, from, to } = layer;
  const [first, last] = [project(layer, from), project(layer, to - 1)];
  const width = valueAt(crop.width, from);
  const height = (width * box.height) / box.width;
  const ways = grid.map(({ x, y }) => {
    const place = [valueAt(crop.x, from) + x * width, valueAt(crop.y, from) + y * height] as const;
    const [start, end] = [first.toFrame(...place), last.toFrame(...place)];
    return Math.hypot(end.x - start.x, end.y - start.y);
  });
  return ways.reduce((sum, way) => sum + way, 0) / ways.length / videoFormats[film.format].width;
}

const minDisplacement: Record<BrollStyle, number> = {
  calm: 0.04,
  luxury: 0.04,
  dynamic: 0.06,
  playful: 0.06,
};

test.each(cases)('every shot of $size photos in $style, $format, moves visibly @fix-067', (given) => {
  const film = filmOf(given);
  const shots = photosOf(film);
  expect(shots.length).toBeGreaterThanOrEqual(given.photos.length);
  for (const shot of shots) {
    expect(displacement(shot, film)).toBeGreaterThanOrEqual(minDisplacement[given.style]);
    for (const frame of [shot.from, shot.to - 1])
      expect(project(shot, frame).density).toBeLessThanOrEqual(maxZoom + 0.001);
  }
});

test('the measurement detects a push of only three percent', () => {
  const film = filmOf({ style: 'calm', format: '9:16', photos: small });
  const [shot] = photosOf(film);
  const width = valueAt(shot!.crop.width, shot!.from);
  const slight: PhotoLayer = {
    ...shot!,
    transform: {},
    crop: {
      x: 0,
      y: 0,
      width: [
        { frame: shot!.from, value: width },
        { frame: shot!.to, value: width * 0.97 },
      ],
    },
  };
  expect(displacement(slight, film)).toBeLessThan(minDisplacement.calm);
});
