import { expect, test } from 'vitest';
import { redraws } from '../../../../tools/story-sheets/redraws.ts';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { readPicture } from '../../story-script/read-picture.ts';
import type { StoryScene } from '../../story/story.ts';
import { composeFrame } from './compose-frame.ts';
import { drawFrame } from './paint/draw-frame.ts';
import type { FrameOrder, FramePlan } from './frame-plan.ts';
import { shrinkPlan } from './paint/shrink-plan.ts';

const orders = redraws.map(({ narrative, scene: at, description }, index) => {
  const { story } = readNarrative(narrative);
  const { characters, products } = story;
  const scene = story.scenes[at]!;
  const order = (shown: StoryScene, variation: number): FrameOrder => ({
    scene: shown,
    characters,
    products,
    style: 'comic',
    seed: `redraw-${index}`,
    variation,
    format: '9:16',
  });
  return { description, described: readPicture(description, scene, story), scene, order };
});

/** A few pixels of the picture, so that lines and grain do not count. */
function glance(order: FrameOrder): Uint8ClampedArray {
  const frame = drawFrame(shrinkPlan(composeFrame(order), 0.1));
  return frame.getContext('2d').getImageData(0, 0, frame.width, frame.height).data;
}

/** Share of the pixels whose brightness or colour differs clearly. */
function changedShare(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let changed = 0;
  for (let at = 0; at < one.length; at += 4) {
    const steps = [0, 1, 2].map((channel) => Math.abs(one[at + channel]! - other[at + channel]!));
    if (Math.max(...steps) > 28) changed += 1;
  }
  return changed / (one.length / 4);
}

test.each(orders)('"$description" is not the same picture as before', ({ described, scene, order }) => {
  expect(changedShare(glance(order(scene, 0)), glance(order(described, 1)))).toBeGreaterThan(0.6);
});

test.each(orders)(
  'redrawing what was there instead of "$description" changes it, too',
  ({ scene, order }) => {
    const [first, second, third] = [0, 1, 2].map((variation) => glance(order(scene, variation)));
    expect(changedShare(first!, second!)).toBeGreaterThan(0.5);
    expect(changedShare(second!, third!)).toBeGreaterThan(0.5);
    expect(changedShare(first!, third!)).toBeGreaterThan(0.3);
  },
);

/** The content of a plan: its place, the actions of its cast, and the artwork or kinds of its things. */
function contentOf({ place, cast, props, hero }: FramePlan) {
  const things = [hero, ...props].flatMap((shown) => (shown ? [shown.product] : []));
  const held = cast.flatMap((member) => member.holds ?? []);
  return {
    setting: place.setting,
    doing: cast.map((member) => (member.kind === 'figure' ? member.figure.action : member.kind)),
    things: [...things, ...held].map(({ look, kind }) => look?.artwork ?? kind),
  };
}

test.each([
  ['Maya dances', { setting: 'street', doing: ['dance'], things: ['umbrella'] }],
  ['Rosa and Maya ride', { setting: 'beach', doing: ['ride', 'ride'] }],
  ['Maya plays the violin', { setting: 'stage', doing: ['play-violin'], things: ['violin'] }],
  ['An empty street', { setting: 'street', doing: [], things: ['bicycle'] }],
  ['Leo swims', { setting: 'lake', doing: ['swim'] }],
  ['Ana carries', { setting: 'street', doing: ['carry'], things: ['birthday-cake'] }],
  ['Two children', { setting: 'beach', doing: ['run', 'run'] }],
  ['Sara asleep', { setting: 'bedroom', doing: ['sleep'] }],
  ['An old man', { setting: 'cafe', doing: ['knock'] }],
  ['A brown horse', { setting: 'field', doing: ['animal'] }],
  ['At the market', { setting: 'market', doing: ['animal', 'hold-out'] }],
])('%s …: place, people, actions and things are those of the description', (words, expected) => {
  const { described, order } = orders.find(({ description }) => description.startsWith(words))!;
  const { things, ...shown } = contentOf(composeFrame(order(described, 1)));
  const { things: named = [], ...wanted } = expected as typeof expected & { things?: string[] };
  expect({ ...shown, doing: shown.doing.toSorted() }).toMatchObject(wanted);
  expect(things).toEqual(expect.arrayContaining(named));
});

test('the same order gives the same picture', () => {
  const [{ scene, order }] = orders as [(typeof orders)[0]];
  expect(changedShare(glance(order(scene, 1)), glance(order(scene, 1)))).toBe(0);
});
