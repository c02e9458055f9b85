import { describe, expect, test } from 'vitest';
import { planCameraPath } from '../camera/camera-path.ts';
import { cameraMoves } from '../camera/choose-move.ts';
import { planDrawnScene } from '../plan-drawn-scene.ts';
import { difference, drawFrames, shiftBetween, type Pixels } from '../test-frames.ts';
import { testOrder } from '../test-scenes.ts';
import type { DrawnScene } from './drawn-scene.ts';

const frames = 75;
const speech = { words: [], quotations: [] };
const focus = { x: 360, y: 420 };

function sceneOf(changed: Parameters<typeof testOrder>[1], move: (typeof cameraMoves)[number]): DrawnScene {
  const { picture } = testOrder({ path: '', durationSeconds: 3, loudness: silent, ...speech }, changed);
  if (picture.kind !== 'drawn') throw new Error('The test scene is drawn.');
  const scene = planDrawnScene(picture.order, { seed: 'test', frames, speech });
  const camera = planCameraPath(move, { frames, focus });
  return { ...scene, shots: scene.shots.map((shot) => ({ ...shot, camera })) };
}
const silent = { integratedLufs: null, truePeakDbtp: null };

const clearAtEdge = ({ data, width, height }: Pixels): number => {
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (const x of [0, width - 1]) if (data[(y * width + x) * 4 + 3]! < 255) count += 1;
  for (let x = 0; x < width; x += 1)
    for (const y of [0, height - 1]) if (data[(y * width + x) * 4 + 3]! < 255) count += 1;
  return count;
};
const ends = [0, 37, frames - 1];

describe('a drawn scene', () => {
  test.each(cameraMoves)('shows no uncovered edge under the move %s', (move) => {
    const scene = sceneOf({ shot: 'wide', setting: 'street', style: 'cel' }, move);
    for (const pixels of drawFrames(scene, ends)) expect(clearAtEdge(pixels)).toBe(0);
  });

  test('detects a camera that leaves the window', () => {
    const scene = sceneOf({ shot: 'wide', setting: 'street', style: 'cel' }, 'pan-left');
    const camera = { ...scene.shots[0]!.camera, window: 0.97 };
    const [first] = drawFrames({ ...scene, shots: [{ ...scene.shots[0]!, camera }] }, [0]);
    expect(clearAtEdge(first!)).toBeGreaterThan(100);
  });

  test('moves under a pan as smoothly as planned, measured in the pictures', () => {
    const scene = sceneOf({ shot: 'wide', setting: 'office', characterIds: [], style: 'cel' }, 'pan-left');
    const all = Array.from({ length: frames }, (_, frame) => frame);
    const wall = { x: 120, y: 260, width: 480, height: 260 };
    const pictures = drawFrames(scene, all, wall);
    const speeds = (row: Pixels[]) => row.slice(1).map((picture, at) => shiftBetween(row[at]!, picture).x);
    const roughness = (row: number[]) =>
      Math.max(...row.slice(1).map((each, at) => Math.abs(each - row[at]!)));
    const seen = speeds(pictures);
    expect(Math.abs(seen.reduce((sum, speed) => sum + speed, 0))).toBeGreaterThan(5);
    expect(roughness(seen)).toBeLessThan(0.12);
    // Control: a repeated frame fails.
    expect(roughness(speeds(pictures.with(37, pictures[36]!)))).toBeGreaterThan(0.2);
  });

  test('parts near and far: the ground passes the sky', () => {
    const scene = sceneOf({ shot: 'wide', setting: 'mountains', characterIds: [], style: 'cel' }, 'pan-left');
    const travelOf = (box: { x: number; y: number; width: number; height: number }) => {
      const row = drawFrames(
        scene,
        Array.from({ length: 25 }, (_, at) => at * 3),
        box,
      );
      return row.slice(1).reduce((sum, picture, at) => sum + shiftBetween(row[at]!, picture).x, 0);
    };
    const sky = travelOf({ x: 60, y: 60, width: 600, height: 200 });
    const ground = travelOf({ x: 60, y: 900, width: 600, height: 300 });
    expect(Math.abs(ground)).toBeGreaterThan(Math.abs(sky) * 1.3);
  });

  test.each(['rain', 'snow'] as const)('animates %s, and is still without it', (weather) => {
    const still = {
      zoom: [{ frame: 0, value: 1 }],
      x: [{ frame: 0, value: 0 }],
      y: [{ frame: 0, value: 0 }],
    };
    const changeIn = (now: 'rain' | 'snow' | 'clear') => {
      const scene = sceneOf({ shot: 'wide', setting: 'street', characterIds: [], weather: now }, 'hold');
      const shots = scene.shots.map((shot) => ({ ...shot, camera: { ...shot.camera, ...still } }));
      const [one, other] = drawFrames({ ...scene, shots }, [40, 42]);
      return difference(one!, other!);
    };
    expect(changeIn(weather)).toBeGreaterThan(0.15);
    expect(changeIn('clear')).toBeLessThan(0.02);
  });

  test('is reproducible in any order', () => {
    const scene = sceneOf({ shot: 'close-up', style: 'comic' }, 'push');
    const [, , last] = drawFrames(scene, [0, 20, 50]);
    const [again] = drawFrames(scene, [50]);
    expect(difference(last!, again!)).toBe(0);
  });
});
