import { describe, expect, test } from 'vitest';
import { actions, settings, shots, type StoryScene } from '../../story/story.ts';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { isIndoor } from '../world/places/indoor.ts';
import { crowdingOf } from './arrange/crowding.ts';
import { composeFrame } from './compose-frame.ts';
import type { FramePlan, Prop, Support } from './frame-plan.ts';
import { coverOf, torsoOf } from './things/cover.ts';
import { sizeOf } from './things/thing-size.ts';
import { nameOfThing } from './things/without-shown.ts';

const { story } = readNarrative(
  'Mara lives by the sea with her brother Tom. Their daughter Lily is seven. Tom bought a backpack. Mara sold the phone.',
);
const ids = story.characters.map(({ id }) => id);
const sentences = [
  'There is a cup, a bottle and a cake.',
  'Mara sees a lantern and a hammer.',
  'Tom opens his laptop.',
  'Mara stirs a pot of soup.',
  'Tom searches with a torch.',
  'Mara writes a letter.',
  'Lily is proud of the kite.',
  'They laugh about the teapot.',
] as const;

const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length]!;
const orders = settings.flatMap((setting, row) =>
  sentences.map((narration, column) => {
    const seed = row * sentences.length + column;
    const scene: StoryScene = {
      ...story.scenes[0]!,
      narration,
      setting,
      shot: at(shots, seed),
      action: at(actions, seed * 5),
      characterIds: ids.slice(0, 1 + (seed % ids.length)),
      productIds: seed % 4 === 0 ? [story.products[0]!.id] : [],
      quotations: [],
    };
    return {
      scene,
      characters: story.characters,
      products: story.products,
      style: 'comic' as const,
      seed: `${seed}`,
      format: '9:16' as const,
    };
  }),
);
const plans = orders.map((order) => ({
  name: `${order.scene.setting}: ${order.scene.narration}`,
  plan: composeFrame(order),
}));

const figuresOf = ({ cast }: FramePlan) =>
  cast.flatMap((member) => (member.kind === 'figure' ? [member] : []));
const furnitureOf = (plan: FramePlan): Support[] =>
  figuresOf(plan).flatMap(({ behind, before }) => [...behind, ...before]);
const tops: ReadonlySet<string> = new Set(['table', 'desk', 'counter', 'side-table']);
const topsOf = (plan: FramePlan): Support[] =>
  [...furnitureOf(plan), ...plan.props.flatMap(({ on }) => on ?? [])].filter(({ kind }) => tops.has(kind));
const faultsOf = (isFaulty: (plan: FramePlan) => boolean): string[] =>
  plans.flatMap(({ name, plan }) => (isFaulty(plan) ? [name] : []));
const some = (isFaulty: (prop: Prop, plan: FramePlan) => boolean) => (plan: FramePlan) =>
  plan.props.some((prop) => isFaulty(prop, plan));

const isVehicle = ({ place: { setting } }: FramePlan): boolean => setting === 'train' || setting === 'car';
const hasStrayTable = (plan: FramePlan): boolean =>
  (!isIndoor(plan.place.setting) || isVehicle(plan)) &&
  plan.place.setting !== 'market' &&
  plan.props.some(({ on }) => on !== null);
const hasWrongFurniture = (plan: FramePlan): boolean =>
  furnitureOf(plan).some(({ kind }) =>
    isVehicle(plan)
      ? ['bench', 'desk', 'office-chair', 'sofa', 'table'].includes(kind)
      : !isIndoor(plan.place.setting) && ['desk', 'office-chair', 'sofa'].includes(kind),
  );
function isTwice(plan: FramePlan): boolean {
  const shown = [
    ...plan.cast.flatMap(({ holds }) => holds ?? []),
    ...furnitureOf(plan).flatMap(({ on }) => on?.thing ?? []),
    ...plan.props.map(({ product }) => product),
  ].map(nameOfThing);
  return new Set(shown).size < shown.length;
}
/** The base of a thing is on a table top or on the ground, which begins at the horizon. */
const isInTheAir = ({ product, box, isAfloat }: Prop, plan: FramePlan): boolean => {
  const foot = box.y + box.height;
  const isOnTop = topsOf(plan).some(
    ({ box: top }) =>
      Math.abs(foot - top.y) < top.height * 0.12 &&
      box.x + box.width / 2 > top.x &&
      box.x + box.width / 2 < top.x + top.width,
  );
  const ground = Math.min(
    ...figuresOf(plan).map(({ figure, groundY }) => (groundY ?? figure.y) - figure.height * 0.35),
  );
  return !isOnTop && !isAfloat && product.look?.hold !== 'string' && foot < ground;
};
function isTooLarge({ product, box, isAfloat }: Prop, plan: FramePlan): boolean {
  const metres = figuresOf(plan).map(({ figure }) => figure.height / (1.75 * figure.look.stature));
  if (metres.length === 0 || isAfloat) return false;
  const { width, height } = sizeOf(product);
  const shown = Math.max(box.width, box.height) / Math.max(...metres);
  return shown > Math.max(width, height) * 1.65 && shown > 0.2;
}
const isCut = ({ box }: Prop, { width, height }: FramePlan): boolean =>
  box.x < 0 || box.x + box.width > width || box.y + box.height > height;
const isOnBody = ({ box, isFront }: Prop, plan: FramePlan): boolean =>
  figuresOf(plan).some(
    ({ figure }) =>
      isFront === true &&
      (coverOf(measureFigure(figure).head, box) > 0.02 || coverOf(torsoOf(figure), box) > 0.3),
  );
const isCrowded = ({ cast }: FramePlan): boolean => crowdingOf(cast) > 0.45;

describe('in frames of people with things, in all places', () => {
  test.each([
    ['no table stands outdoors or in a vehicle', hasStrayTable],
    ['the place decides which furniture there is', hasWrongFurniture],
    ['each thing is shown once', isTwice],
    ['nothing is in mid-air', some(isInTheAir)],
    ['things keep their size beside people', some(isTooLarge)],
    ['the edge cuts no thing', some(isCut)],
    ['no thing is in front of a face or a trunk', some(isOnBody)],
    ['no body covers half of another one', isCrowded],
  ] as const)('%s', (_, isFaulty) => {
    expect(plans.length).toBeGreaterThan(300);
    expect(faultsOf(isFaulty)).toEqual([]);
  });
});

describe('the same rules find faults', () => {
  const laid = plans.find(({ plan }) => plan.props.some(({ on }) => on) && figuresOf(plan).length > 0)!.plan;
  const changed = (change: (prop: Prop) => Partial<Prop>): FramePlan => ({
    ...laid,
    props: laid.props.map((prop) => ({ ...prop, ...change(prop) })),
  });
  test.each<[string, (plan: FramePlan) => boolean, FramePlan]>([
    ['a table in a park', hasStrayTable, { ...laid, place: { ...laid.place, setting: 'park' } }],
    ['a thing shown twice', isTwice, { ...laid, props: [...laid.props, ...laid.props] }],
    ['a thing that floats', some(isInTheAir), changed(({ box }) => ({ box: { ...box, y: 0 } }))],
    [
      'a huge thing',
      some(isTooLarge),
      changed(({ box }) => ({ box: { ...box, width: box.width * 3, height: box.height * 3 } })),
    ],
    ['a thing that is cut', some(isCut), changed(({ box }) => ({ box: { ...box, x: -box.width / 2 } }))],
    [
      'a thing in front of a face',
      some(isOnBody),
      changed(() => ({ isFront: true, box: measureFigure(figuresOf(laid)[0]!.figure).head })),
    ],
    ['two people in one spot', isCrowded, { ...laid, cast: [...laid.cast, ...laid.cast] }],
  ])('%s', (_, isFaulty, plan) => {
    expect(isFaulty(laid)).toBe(false);
    expect(isFaulty(plan)).toBe(true);
  });
});
