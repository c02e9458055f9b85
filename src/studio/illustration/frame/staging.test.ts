import { describe, expect, test } from 'vitest';
import { toldStories } from '../../../../tools/story-sheets/told-stories.ts';
import type { Action, Setting, StoryScene } from '../../story/story.ts';
import { bodyOf, type Figure } from '../person/figure.ts';
import { palmOf } from '../person/poses/reach-for.ts';
import { composeFrame } from './compose-frame.ts';
import type { CastMember } from './frame-plan.ts';

const story = toldStories.find(({ title }) => title === 'First aid')!;
const [kim, omar, pia] = story.characters.map(({ id, name }) => ({ id, name }));

const stageOf = (narration: string, change: Partial<StoryScene> = {}) =>
  composeFrame({
    scene: {
      ...story.scenes[0]!,
      setting: 'park' as Setting,
      shot: 'wide',
      action: 'stand' as Action,
      characterIds: [kim!.id, omar!.id],
      productIds: [],
      quotations: [],
      narration,
      ...change,
    },
    characters: story.characters,
    products: story.products,
    style: 'cel',
    seed: narration,
    format: '9:16',
  });
type Shown = CastMember & { kind: 'figure' };
const figureOf = (plan: ReturnType<typeof stageOf>, id: string): Shown => {
  const member = plan.cast.find(({ characterId }) => characterId === id);
  if (member?.kind !== 'figure') throw new Error('Expected a whole figure.');
  return member;
};
const palms = (figure: Figure) => (['near', 'far'] as const).map((side) => palmOf(bodyOf(figure), side));
/** Pixels between the nearest palms of two figures. */
const apart = (one: Figure, other: Figure): number =>
  Math.min(...palms(one).flatMap((a) => palms(other).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

describe('persons in a frame', () => {
  test.each(['Kim shakes hands with Omar.', 'Kim and Omar go hand in hand.', 'Kim gives Omar a cup.'])(
    'touch with their hands: %s',
    (narration) => {
      const plan = stageOf(narration);
      const [one, other] = [figureOf(plan, kim!.id).figure, figureOf(plan, omar!.id).figure];
      expect(apart(one, other)).toBeLessThan(one.height * 0.11);
      // Control: people who only talk do not touch.
      const talk = stageOf('Kim talks to Omar.');
      expect(apart(figureOf(talk, kim!.id).figure, figureOf(talk, omar!.id).figure)).toBeGreaterThan(
        one.height * 0.15,
      );
    },
  );

  test.each([
    ['Kim sweeps the path.', 'broom'],
    ['Kim waters the flowers.', 'watering-can'],
    ['Kim measures the table.', 'tape'],
    ['Kim eats lunch.', 'fork'],
    ['Kim gives Omar a letter.', 'envelope'],
    ['Kim brings Omar a bunch of flowers.', 'bouquet'],
  ])('have in their hands what the sentence needs: %s', (narration, kind) => {
    const { holds } = figureOf(stageOf(narration), kim!.id);
    expect(holds?.look?.artwork ?? holds?.kind).toBe(kind);
    expect(figureOf(stageOf('Kim walks in the park.', { action: 'walk' }), kim!.id).holds).toBeUndefined();
  });

  test('stand at different depths, the acting person nearest and never hidden', () => {
    for (const ids of [
      [kim!.id, omar!.id],
      [omar!.id, kim!.id, pia!.id],
    ]) {
      const { cast } = stageOf('They talk.', { characterIds: ids });
      expect(cast.at(-1)!.characterId).toBe(ids[0]);
      expect(new Set(cast.map(({ depth }) => depth)).size).toBe(ids.length);
    }
  });

  test('respond to each other: speaker and listener have different poses and face each other', () => {
    const plan = stageOf('Kim talks to Omar.');
    const [one, other] = [figureOf(plan, kim!.id).figure, figureOf(plan, omar!.id).figure];
    expect([one.action, other.action]).toEqual(['talk', 'listen']);
    expect(one.facing).toBe(-other.facing);
    expect((other.x - one.x) * one.facing).toBeGreaterThan(0);
  });

  test('ride a bicycle that is there', () => {
    const rider = figureOf(stageOf('Kim rides her bike through the park.', { action: 'sit' }), kim!.id);
    expect(rider.behind.map(({ kind }) => kind)).toEqual(['bicycle']);
    const passenger = figureOf(stageOf('Kim rides through the park.', { action: 'sit' }), kim!.id);
    expect(passenger.behind.map(({ kind }) => kind)).not.toContain('bicycle');
  });

  test('write at a desk in a room, and standing in the street', () => {
    const tableOf = (setting: 'office' | 'street') =>
      figureOf(stageOf('Kim writes one word.', { setting }), kim!.id).before;
    expect(tableOf('office')).not.toEqual([]);
    expect(tableOf('street')).toEqual([]);
  });

  test('work at one table, eat at one each, and stand behind the counter that they serve at', () => {
    const tables = (plan: ReturnType<typeof stageOf>) =>
      plan.cast.flatMap((member) => (member.kind === 'figure' ? member.before.map(({ kind }) => kind) : []));
    expect(tables(stageOf('Kim and Omar bake bread.'))).toEqual(['table']);
    expect(tables(stageOf('Kim and Omar eat bread.'))).toEqual(['table', 'table']);
    expect(tables(stageOf('Kim talks to Omar.'))).toEqual([]);
    const cafe = toldStories.find(({ title }) => title === 'Luma Coffee')!;
    const order = {
      scene: { ...cafe.scenes[1]!, shot: 'wide' as const },
      characters: cafe.characters,
      products: cafe.products,
      style: 'cel' as const,
      seed: 'cafe',
      format: '9:16' as const,
    };
    expect(tables(composeFrame(order))).toEqual(['counter']);
    const street = { ...order, scene: { ...order.scene, setting: 'street' as const } };
    expect(tables(composeFrame(street))).toEqual([]);
  });

  test('without a verb do the usual work of the place', () => {
    const poseAt = (setting: Setting, narration = 'A long day.') =>
      figureOf(stageOf(narration, { setting, action: 'work', characterIds: [kim!.id] }), kim!.id).figure
        .action;
    expect([poseAt('office'), poseAt('workshop'), poseAt('beach')]).toEqual(['type', 'work', 'work']);
    // No pot on a stove that the text does not mention.
    expect([poseAt('kitchen', 'A long day for the chef.'), poseAt('kitchen')]).toEqual(['cook', 'stand']);
  });
});

test('idle people cross their arms only to refuse', () => {
  const poseOf = (narration: string) =>
    figureOf(stageOf(narration, { characterIds: [kim!.id] }), kim!.id).figure.action;
  expect(poseOf('Kim refused.')).toBe('cross-arms');
  expect(poseOf('Kim was an engineer.')).toBe('stand');
});
