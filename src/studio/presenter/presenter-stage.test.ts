import { expect, test } from 'vitest';
import { videoFormats, type VideoFormat } from '../ffmpeg/video-formats.ts';
import { restPose } from '../mouth/mouth-track.ts';
import { aimCamera } from './camera.ts';
import { expressions } from './motion/feelings.ts';
import { lipsOf } from './motion/plan-lips.ts';
import { planMotion } from './motion/plan-motion.ts';
import { framings } from './motion/plan-shots.ts';
import { getPerson } from './people/people.ts';
import { openPresenterStage } from './presenter-stage.ts';

const presenterId = 'maya';
const person = getPerson(presenterId);
const [pose] = planMotion({ framesPerSecond: 30, poses: [restPose] }, 1);

type Frame = (x: number, y: number, width: number, height: number) => Uint8ClampedArray;
const frames = new Map<VideoFormat, Frame>();

/** Draws each format once, because painting the layers is slow. */
async function draw(format: VideoFormat): Promise<Frame> {
  const known = frames.get(format);
  if (known) return known;
  const { canvas, show } = await openPresenterStage(presenterId, [], format);
  show(pose!);
  expect([canvas.width, canvas.height]).toEqual(Object.values(videoFormats[format]));
  const context = canvas.getContext('2d');
  const frame: Frame = (...area) => context.getImageData(...area).data;
  frames.set(format, frame);
  return frame;
}

const meanDifference = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - other[index]!), 0) / one.length;

test.each(['1:1', '4:5', '16:9'] as const)(
  '%s shows the same face at the expected position',
  async (format) => {
    const { x, y } = aimCamera(person, format);
    const left = person.headX - 60;
    const top = person.headY - 20;
    const upright = (await draw('9:16'))(left, top, 120, 140);
    const face = (await draw(format))(left + x, top + y, 120, 140);
    // Antialiased edges are rounded differently at other positions.
    expect(meanDifference(face, upright)).toBeLessThan(0.1);
    expect(meanDifference((await draw(format))(left + x, top + y + 1, 120, 140), upright)).toBeGreaterThan(
      0.5,
    );
  },
);

test.each(Object.entries(videoFormats))(
  '%s is painted up to all edges',
  async (format, { width, height }) => {
    const frame = await draw(format as VideoFormat);
    const edges = [
      frame(0, 0, width, 1),
      frame(0, height - 1, width, 1),
      frame(0, 0, 1, height),
      frame(width - 1, 0, 1, height),
    ];
    for (const edge of edges)
      expect(edge.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  },
);

test('the camera is the identity in 9:16', () => {
  expect(aimCamera(person)).toMatchObject({ x: 0, y: 0, settingScale: 1 });
});

test('raised shoulders do not lift the end of the trunk into the widest framing', async () => {
  const { canvas, show } = await openPresenterStage(presenterId, []);
  const bottom = (bodyY: number) => {
    show({ ...pose!, bodyY, shot: { zoom: framings.wide } });
    return canvas.getContext('2d').getImageData(300, 1270, 120, 10).data as Uint8ClampedArray;
  };
  expect(meanDifference(bottom(-60), bottom(0))).toBeLessThan(8);
  // The room behind a trunk that is far too high.
  expect(meanDifference(bottom(-600), bottom(0))).toBeGreaterThan(20);
});

test('a smile keeps the opacity of hair, brows and eyes', async () => {
  const { canvas, show } = await openPresenterStage(presenterId, []);
  const context = canvas.getContext('2d');
  // The roots of the fringe are in front of the forehead: translucent roots would show skin.
  const fringe = () =>
    context.getImageData(person.headX - 110, person.headY - 190, 220, 120).data as Uint8ClampedArray;
  const drawSmiling = (smile: number) => {
    show({ ...pose!, expression: { ...pose!.expression, smile } });
    return fringe();
  };
  const still = drawSmiling(0.01);
  for (const smile of [0.03, 0.05, 0.15, 0.5, 0.95])
    expect(meanDifference(drawSmiling(smile), still), `a smile of ${smile}`).toBeLessThan(0.02);
});

test('joy raises the lower lids and shows bright teeth', async () => {
  const { canvas, show } = await openPresenterStage(presenterId, []);
  const maxWhiteness = (
    feeling: 'happy' | 'neutral',
    left: number,
    top: number,
    width: number,
    height: number,
  ) => {
    const expression = expressions[feeling];
    show({ ...pose!, expression, mouth: lipsOf(restPose, expression) });
    const area = canvas.getContext('2d').getImageData(person.headX + left, person.headY + top, width, height);
    let white = 0;
    for (let at = 0; at < area.data.length; at += 4)
      white += Number(Math.min(...area.data.subarray(at, at + 3)) > 200);
    return white;
  };
  const mouth = [-40, 105, 80, 60] as const;
  expect(maxWhiteness('happy', ...mouth)).toBeGreaterThan(maxWhiteness('neutral', ...mouth) + 150);
  const eyes = [-110, -24, 220, 48] as const;
  expect(maxWhiteness('happy', ...eyes)).toBeLessThan(maxWhiteness('neutral', ...eyes) * 0.9);
});
