import { describe, expect, test } from 'vitest';
import { settings, type StoryScene } from '../../story/story.ts';
import { readNarrative } from '../../story-script/read-narrative.ts';
import type { Box } from '../brush/manner.ts';
import { bodyOf, type Figure } from '../person/figure.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { palmOf } from '../person/poses/reach-for.ts';
import { composeFrame } from './compose-frame.ts';
import type { FramePlan } from './frame-plan.ts';
import { coverOf, eyesOf, faceOf } from './things/cover.ts';
import { heldThing } from './things/held.ts';

const { story } = readNarrative(
  'Mara lives by the sea with her brother Tom. Their daughter Lily is seven, and her friend Ben is six.',
);
const ids = story.characters.map(({ id }) => id);
const sentences = [
  'Mara waves to Lily.',
  'Tom eats a loaf of bread.',
  'Lily has a kite.',
  'Ben holds a balloon.',
  'Tom paints the door yellow.',
  'Mara measures the trees.',
  'Tom opened a bottle.',
  'Lily shows Ben a pizza.',
  'Ben points at the sky.',
  'Mara phones her mother.',
  'Tom shows Lily the helmet.',
  'Tom shouted at Lily.',
] as const;

const planOf = (narration: string, setting: StoryScene['setting'], seed: number): FramePlan => {
  const [scene] = readNarrative(
    `Mara lives by the sea with her brother Tom. Their daughter Lily is seven, and her friend Ben is six.\n\n${narration}`,
  ).story.scenes.filter((one) => one.narration.includes(narration));
  const count = 1 + (seed % ids.length);
  const named = story.characters.filter(({ name }) => narration.includes(name)).map(({ id }) => id);
  const others = ids.filter((id) => !named.includes(id));
  return composeFrame({
    scene: {
      ...scene!,
      narration,
      setting,
      shot: seed % 3 === 0 ? 'wide' : 'medium',
      characterIds: [...named, ...others].slice(0, Math.max(count, named.length)),
      quotations: [],
    },
    characters: story.characters,
    products: [],
    style: 'comic',
    seed: `${seed}`,
    format: '9:16',
  });
};
const plans = settings.flatMap((setting, row) =>
  sentences.map((narration, column) => ({
    name: `${setting}: ${narration}`,
    plan: planOf(narration, setting, row * sentences.length + column),
  })),
);

type Shown = { figure: Figure; held: Box | null };
const shownIn = ({ cast }: FramePlan): Shown[] =>
  cast.flatMap((member) => {
    if (member.kind !== 'figure') return [];
    const holds = member.holds && member.holds.kind !== 'umbrella' ? heldThing(member.holds) : null;
    const figure = { ...member.figure, holds };
    const { held } = measureFigure(figure);
    // Only a thin end of a broom or a guitar crosses a face.
    const isShort = held && Math.max(held.width, held.height) < figure.height * 0.4;
    return [{ figure, held: isShort ? held : null }];
  });
const hidesOwnEyes = (plan: FramePlan): boolean =>
  shownIn(plan).some(({ figure, held }) => held && coverOf(eyesOf(figure), held) > 0.05);
/** The cast is ordered from back to front. */
const hidesOtherFace = (plan: FramePlan): boolean => {
  const shown = shownIn(plan);
  return shown.some(({ figure, held }, index) => {
    const { near, far } = measureFigure(figure).hands;
    const parts = [near, far, ...(held ? [held] : [])];
    return shown
      .slice(0, index)
      .some((behind) => parts.some((part) => coverOf(faceOf(behind.figure), part) > 0.05));
  });
};
const isCut = (plan: FramePlan): boolean =>
  shownIn(plan).some(({ held }) => held && (held.x < 0 || held.x + held.width > plan.width));
const isPropOnFace = (plan: FramePlan): boolean =>
  plan.props.some(
    ({ box, isFront }) => isFront && shownIn(plan).some(({ figure }) => coverOf(faceOf(figure), box) > 0.02),
  );

describe('hands and things in frames of adults and children', () => {
  test.each([
    ['no held thing hides the eyes of its holder', hidesOwnEyes],
    ['no hand or held thing is on the face of another person', hidesOtherFace],
    ['the sides cut no held thing', isCut],
    ['no thing is in front of a face', isPropOnFace],
  ] as const)('%s', (_, isFaulty) => {
    expect(plans.flatMap(({ plan }) => shownIn(plan)).length).toBeGreaterThan(800);
    expect(plans.flatMap(({ name, plan }) => (isFaulty(plan) ? [name] : []))).toEqual([]);
  });
});

describe('the same rules find faults', () => {
  const change = (plan: FramePlan, edit: (figure: Figure, index: number) => Partial<Figure>): FramePlan => ({
    ...plan,
    cast: plan.cast.map((member, index) =>
      member.kind === 'figure'
        ? { ...member, figure: { ...member.figure, ...edit(member.figure, index) } }
        : member,
    ),
  });
  const { plan: bottle } = plans.find(({ name }) => name === 'park: Tom opened a bottle.')!;
  const { figure: opener, held } = shownIn(bottle).find((one) => one.held)!;
  const ofOpener = (edit: Partial<Figure>): FramePlan =>
    change(bottle, ({ action }) => (action === 'open' ? edit : {}));

  test('a hammer in front of the eyes', () => {
    const { eyes, head } = measureFigure(opener);
    const hand = { x: eyes.x, y: eyes.y + head.height * 0.25 };
    const raised = ofOpener({ reaches: { near: hand, far: hand } });
    const holds = { kind: 'hammer' as const, colour: null, name: '' };
    const cast = raised.cast.map((member) => (member.holds ? { ...member, holds } : member));
    expect(hidesOwnEyes({ ...raised, cast })).toBe(true);
  });

  test('a bottle at the edge', () => {
    expect(isCut(bottle)).toBe(false);
    expect(isCut(ofOpener({ x: opener.x - held!.x - held!.width / 2 }))).toBe(true);
  });

  test('a hand on the face of another person', () => {
    const { plan } = plans.find(
      ({ plan: { cast } }) => cast.length > 1 && cast.every((one) => one.kind === 'figure'),
    )!;
    const { eyes } = measureFigure(shownIn(plan)[0]!.figure);
    const { x, height } = shownIn(plan)[1]!.figure;
    const near = change(plan, (_, index) =>
      index === 1 ? { x: eyes.x + Math.sign(x - eyes.x) * height * 0.2, reaches: { near: eyes } } : {},
    );
    expect(hidesOtherFace(near)).toBe(true);
  });
});

describe('opening', () => {
  const figureOf = (narration: string): Figure =>
    shownIn(planOf(narration, 'beach', 0)).find(({ figure }) => figure.action === 'open')!.figure;

  test('one hand holds a bottle, the other one is on its cap', () => {
    const figure = figureOf('Tom opened a bottle.');
    const { held, hands } = measureFigure(figure);
    const body = bodyOf(figure);
    expect(body.pose.holding).toBe('near');
    expect(palmOf(body, 'far').y).toBeLessThan(palmOf(body, 'near').y);
    expect(coverOf(held!, hands.near)).toBeGreaterThan(0.15);
    expect(coverOf(held!, hands.far)).toBeGreaterThan(0.05);
  });

  test('both hands open a suitcase', () => {
    expect(bodyOf(figureOf('Tom opened a suitcase.')).pose.holding).toBe('both');
  });
});
