import { describe, expect, test } from 'vitest';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { narratives } from '../../story-script/test-narratives/table.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { isClose, sharedBy } from './arrange/crowding.ts';
import { spreadOut } from './arrange/spread-out.ts';
import { composeFrame } from './compose-frame.ts';
import type { FramePlan } from './frame-plan.ts';
import { coverOf, eyesOf } from './things/cover.ts';

const plans: FramePlan[] = narratives.flatMap(({ text }) => {
  const { title, scenes, characters, products } = readNarrative(text).story;
  return scenes.map((scene, index) =>
    composeFrame({ scene, characters, products, style: 'comic', seed: `${title}/${index}`, format: '9:16' }),
  );
});
const figuresOf = ({ cast }: FramePlan) =>
  cast.flatMap((member) => (member.kind === 'figure' && member.groundY === undefined ? [member.figure] : []));
type Figure = ReturnType<typeof figuresOf>[number];

const isMerged = (figures: readonly Figure[]): boolean =>
  figures.some((one, index) =>
    figures
      .slice(index + 1)
      .some((other) => !(isClose(one) && isClose(other)) && sharedBy(one, other) >= 0.4),
  );
const hidesOwnEyes = (figure: Figure): boolean =>
  Object.values(measureFigure(figure).hands).some((hand) => coverOf(eyesOf(figure), hand) > 0.2);

const groups = plans.map(figuresOf).filter(({ length }) => length > 1);

describe('people who do not touch', () => {
  test('have a place of their own, except in a few crowds', () => {
    expect(groups.length).toBeGreaterThan(300);
    expect(groups.filter(isMerged).length / groups.length).toBeLessThan(0.12);
  });

  test('merge when they are put in one place, and part again', () => {
    const [first] = groups.filter(
      (figures) => figures.length === 2 && figures.every((figure) => !isClose(figure) && figure.height < 700),
    );
    const merged = first!.map((figure, index) => ({ ...figure, x: 350 + index }));
    expect(isMerged(merged)).toBe(true);
    expect(isMerged(spreadOut(720, merged))).toBe(false);
    // People who hug stay where they are.
    const hugging = merged.map((figure) => ({ ...figure, action: 'hug' as const }));
    expect(spreadOut(720, hugging).map(({ x }) => x)).toEqual([350, 351]);
  });

  test('hide their own eyes with no hand', () => {
    expect(plans.flatMap(figuresOf).filter(hidesOwnEyes)).toEqual([]);
    const [someone] = groups[0]!;
    expect(hidesOwnEyes({ ...someone!, reaches: { near: measureFigure(someone!).eyes } })).toBe(true);
  });
});
