import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeFrame } from '../../illustration/frame/compose-frame.ts';
import { faceBoxes, findFace } from '../../illustration/frame/paint/member-parts.ts';
import type { StoryStyle } from '../../illustration/styles/styles.ts';
import type { Box } from '../../motion/film.ts';
import { planDrawnScene } from '../plan-drawn-scene.ts';
import type { SceneOrder } from '../scene-order.ts';
import { difference, drawFrames, type Pixels } from '../test-frames.ts';
import { speakTestScene } from '../test-scenes.ts';
import type { DrawnScene } from './drawn-scene.ts';

let folder = '';
let spoken: SceneOrder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-person-'));
  spoken = await speakTestScene(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const still = { window: 1, focus: { x: 0, y: 0 }, ...track(1) };
function track(zoom: number) {
  return { zoom: [{ frame: 0, value: zoom }], x: [{ frame: 0, value: 0 }], y: [{ frame: 0, value: 0 }] };
}

/** The scene under a still camera, and the position of its face. */
function openScene(style: StoryStyle) {
  const { picture, speech } = spoken;
  if (picture.kind !== 'drawn') throw new Error('The test scene is drawn.');
  const order = { ...picture.order, style };
  const frames = Math.round(speech.durationSeconds * 30);
  const scene = planDrawnScene(order, { seed: 'test', frames, speech });
  const boxes = faceBoxes(findFace(composeFrame(order).cast[0]!)!);
  const shots = scene.shots.map((shot) => ({ ...shot, camera: still }));
  return { scene: { ...scene, shots }, frames, boxes, speech };
}
const rows = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step);
const changes = (pictures: Pixels[]) =>
  pictures.slice(1).map((picture, at) => difference(pictures[at]!, picture));
/** Changes from frame to frame in runs of four, as far apart as they are long, because drawing all takes twice as long. */
const sampledChanges = (scene: DrawnScene, from: number, to: number, box: Box) =>
  rows(from, to - 3, 8).flatMap((first) => changes(drawFrames(scene, rows(first, first + 4), box)));
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The figures keep their size, so that breathing changes both scenes equally. */
const withoutLife = (scene: DrawnScene, change: 'blinks' | 'mouth'): DrawnScene => ({
  ...scene,
  pictures: scene.pictures.map((picture) => ({
    ...picture,
    persons: picture.persons.map((person) =>
      change === 'mouth' ? { ...person, mouth: null } : { ...person, life: { ...person.life, blinks: [] } },
    ),
  })),
});

describe.each(['comic', 'realistic_image', 'watercolour'] as const)('a person in %s', (style) => {
  test('moves the lips only while speaking', () => {
    const { scene, boxes, speech } = openScene(style);
    const [{ startSeconds, endSeconds }] = speech.quotations as [(typeof speech.quotations)[0]];
    const [from, to] = [Math.round(startSeconds * 30), Math.round(endSeconds * 30)];
    const speaking = sampledChanges(scene, from + 4, to - 4, boxes.mouth);
    const resting = sampledChanges(scene, 5, from - 6, boxes.mouth);
    expect(mean(speaking)).toBeGreaterThan(mean(resting) * 2.5);
    const mute = sampledChanges(withoutLife(scene, 'mouth'), from + 4, to - 4, boxes.mouth);
    expect(mean(mute)).toBeLessThan(mean(resting) * 2);
  }, 60_000);

  test('blinks at least once in a scene of 2.5 s', () => {
    const { scene, boxes } = openScene(style);
    // A blink takes longer than two frames.
    const everySecond = rows(0, 75, 2);
    const awake = drawFrames(withoutLife(scene, 'blinks'), everySecond, boxes.eyes);
    const living = drawFrames(scene, everySecond, boxes.eyes);
    const shut = living.map((picture, at) => difference(picture, awake[at]!) > 1.5);
    const blinks = shut.filter((isShut, at) => isShut && !shut[at - 1]);
    expect(blinks.length).toBeGreaterThanOrEqual(1);
    expect(shut.filter(Boolean).length).toBeLessThan(8);
  }, 60_000);

  test('always breathes: no half second without movement', () => {
    const { scene } = openScene(style);
    const chest = { x: 160, y: 760, width: 400, height: 300 };
    const pictures = drawFrames(
      scene,
      rows(0, 6).map((each) => each * 15),
      chest,
    );
    for (const change of changes(pictures)) expect(change).toBeGreaterThan(0.02);
  }, 60_000);
});
