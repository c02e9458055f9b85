import { describe, expect, test } from 'vitest';
import { composeFrame } from '../../illustration/frame/compose-frame.ts';
import { planDrawnScene } from '../plan-drawn-scene.ts';
import { difference, drawFrames, type Pixels } from '../test-frames.ts';
import { testOrder } from '../test-scenes.ts';

const speech = { words: [], quotations: [] };
const silent = { integratedLufs: null, truePeakDbtp: null };
const track = (value: number) => [{ frame: 0, value }];
const hold = { window: 1, focus: { x: 0, y: 0 }, zoom: track(1), x: track(0), y: track(0) };

/** A scene under a still camera, and the box of the person's legs. */
function openScene(action: 'run' | 'walk' | 'stand' | 'work') {
  const { picture } = testOrder(
    { path: '', durationSeconds: 3, loudness: silent, ...speech },
    {
      shot: 'wide',
      setting: 'park',
      quotations: [],
      style: 'comic',
      action,
    },
  );
  if (picture.kind !== 'drawn') throw new Error('The test scene is drawn.');
  const scene = planDrawnScene(picture.order, { seed: 'test', frames: 90, speech });
  const member = composeFrame(picture.order).cast[0]!;
  if (member.kind !== 'figure') throw new Error('A wide shot shows whole figures.');
  const { x, y, height } = member.figure;
  const left = Math.max(0, Math.round(x - height * 0.3));
  const legs = {
    x: left,
    y: Math.round(y - height * 0.4),
    width: Math.min(720 - left, Math.round(height * 0.6)),
    height: Math.round(height * 0.42),
  };
  const chest = { ...legs, y: Math.round(y - height * 0.8), height: Math.round(height * 0.35) };
  return { scene: { ...scene, shots: scene.shots.map((shot) => ({ ...shot, camera: hold })) }, legs, chest };
}

const changes = (pictures: Pixels[]) =>
  pictures.slice(1).map((picture, at) => difference(pictures[at]!, picture));

describe('the legs of a person', () => {
  test.each([
    ['run', 3],
    ['walk', 3],
  ] as const)(
    'always move in a %s',
    (action, hold) => {
      const { scene, legs } = openScene(action);
      const frames = [0, 1, 2, 3, 4, 5].map((each) => each * hold);
      for (const change of changes(drawFrames(scene, frames, legs))) expect(change).toBeGreaterThan(0.8);
    },
    60_000,
  );

  test('do not move when the person stands', () => {
    const { scene, legs } = openScene('stand');
    for (const change of changes(drawFrames(scene, [0, 6, 12, 18], legs))) expect(change).toBeLessThan(0.1);
  }, 60_000);

  test('are reproducible, and differ half a stride later', () => {
    const { scene, legs } = openScene('run');
    const [first, half] = drawFrames(scene, [0, 10], legs);
    expect(difference(first!, half!)).toBeGreaterThan(0.8);
    const [again] = drawFrames(scene, [10], legs);
    expect(Buffer.from(again!.data).equals(Buffer.from(half!.data))).toBe(true);
  }, 60_000);
});

describe('a path through the picture', () => {
  test('a walker crosses it, a standing person does not', () => {
    const sky = { x: 0, y: 0, width: 720, height: 160 };
    const far = { x: 0, y: 320, width: 720, height: 320 };
    const walk = openScene('walk').scene;
    const [before, after] = drawFrames(walk, [0, 30], far);
    const [above, still] = drawFrames(walk, [0, 30], sky);
    expect(difference(above!, still!)).toBeLessThan(0.5);
    const [one, other] = drawFrames(openScene('stand').scene, [0, 30], far);
    expect(difference(before!, after!)).toBeGreaterThan(3 * difference(one!, other!));
  }, 60_000);

  test('the place moves behind a runner', () => {
    const sky = { x: 0, y: 200, width: 720, height: 160 };
    const [before, after] = drawFrames(openScene('run').scene, [0, 30], sky);
    expect(difference(before!, after!)).toBeGreaterThan(3);
  }, 60_000);
});

test('working hands move and return to their position', () => {
  const { scene, chest } = openScene('work');
  const [first, end, back] = drawFrames(scene, [0, 14, 56], chest);
  const still = openScene('stand');
  const [rest, later] = drawFrames(still.scene, [0, 14], still.chest);
  expect(difference(first!, end!)).toBeGreaterThan(3 * difference(rest!, later!));
  expect(difference(first!, back!)).toBeLessThan(difference(first!, end!));
});
