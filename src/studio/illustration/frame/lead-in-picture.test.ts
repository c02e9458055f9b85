import { describe, expect, test } from 'vitest';
import { sheetNarratives } from '../../../../tools/story-sheets/sheet-narratives.ts';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { narratives as heldOut } from '../../story-script/test-narratives/held-out.ts';
import { narratives as table } from '../../story-script/test-narratives/table.ts';
import { measureAnimal } from '../animal/measure-animal.ts';
import type { Box } from '../brush/manner.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { composeFrame } from './compose-frame.ts';
import type { CastMember, FrameOrder, FramePlan } from './frame-plan.ts';
import { setStage } from './stage.ts';

const texts = [...new Set([...[...table, ...heldOut].map(({ text }) => text), ...sheetNarratives])];
const orders: FrameOrder[] = texts.flatMap((text) => {
  const { title, scenes, characters, products } = readNarrative(text).story;
  return scenes.map((scene, index) => ({
    scene,
    characters,
    products,
    style: 'cel' as const,
    seed: `${title}/${index}`,
    format: '9:16' as const,
  }));
});
const shown = orders.map((order) => ({ order, stage: setStage(order), plan: composeFrame(order) }));

const headOf = (member: CastMember): Box => {
  if (member.kind === 'figure') return measureFigure(member.figure).head;
  if (member.kind === 'animal') return measureAnimal(member.animal).head;
  const { x, y, headHeight } = member.bust;
  return { x: x - headHeight * 0.36, y: y - headHeight * 0.55, width: headHeight * 0.72, height: headHeight };
};
/** Share of a box that another one covers. */
const covered = (box: Box, by: Box): number => {
  const across = Math.min(box.x + box.width, by.x + by.width) - Math.max(box.x, by.x);
  const down = Math.min(box.y + box.height, by.y + by.height) - Math.max(box.y, by.y);
  return (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height);
};
/** Boxes painted after a member, which may hide it. */
const inFrontOf = (plan: FramePlan, member: CastMember): Box[] => [
  ...plan.cast
    .slice(plan.cast.indexOf(member) + 1)
    .flatMap((other) => [
      headOf(other),
      ...(other.kind === 'figure' ? [...other.behind, ...other.before].map(({ box }) => box) : []),
      ...(other.kind === 'animal' ? [measureAnimal(other.animal).box] : []),
    ]),
  ...(plan.hero ? [plan.hero.box] : []),
];

/** Ids of acting characters that can be drawn and are missing. */
const missing = ({ plan, stage, order }: (typeof shown)[number]): string[] => {
  // A car with people in it has no room for animals.
  const animals = order.scene.setting === 'car' && stage.persons.length > 0 ? [] : stage.animals;
  const wanted = [...stage.persons.map(({ id }) => id), ...animals.map(({ character }) => character.id)];
  return wanted.filter((id) => !plan.cast.some(({ characterId }) => characterId === id));
};

describe('the acting characters are in the picture', () => {
  test('there are hundreds of scenes to look at', () => {
    expect(shown.length).toBeGreaterThan(250);
    expect(shown.filter(({ order }) => order.scene.characterIds.length > 1).length).toBeGreaterThan(100);
  });

  test('everyone is drawn, also in product scenes', () => {
    expect(shown.flatMap((one) => missing(one).map((id) => `${one.order.seed} ${id}`))).toEqual([]);
    // Control: a plan without its first member fails.
    const [first] = shown.filter(({ plan }) => plan.cast.length > 0);
    expect(missing({ ...first!, plan: { ...first!.plan, cast: first!.plan.cast.slice(1) } })).toHaveLength(1);
  });

  test('the face of the lead is whole, large enough and not hidden', () => {
    const faults = shown.flatMap(({ order, plan, stage }) => {
      const lead = plan.cast.find(({ characterId }) => characterId === order.scene.characterIds[0]);
      if (!lead || (stage.persons.length === 0 && stage.animals.length === 0)) return [];
      const head = headOf(lead);
      const hidden = Math.max(0, ...inFrontOf(plan, lead).map((box) => covered(head, box)));
      const isWhole = head.x >= 0 && head.x + head.width <= plan.width && head.y >= 0;
      const isLarge = head.height > plan.height * (lead.kind === 'animal' ? 0.02 : 0.045);
      const isBack = lead.kind === 'bust' && lead.bust.back === true;
      return isWhole && isLarge && !isBack && hidden < 0.3
        ? []
        : [
            `${order.seed} ${plan.shot} ${lead.kind} ${JSON.stringify({ isWhole, isLarge, isBack, hidden: hidden.toFixed(2) })}`,
          ];
    });
    expect(faults).toEqual([]);
  });
});
