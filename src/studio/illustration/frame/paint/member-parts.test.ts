import { expect, test } from 'vitest';
import type { StoryCharacter, StoryScene } from '../../../story/story.ts';
import type { Box } from '../../brush/manner.ts';
import type { StoryStyle } from '../../styles/styles.ts';
import { composeFrame } from '../compose-frame.ts';
import { faceBoxes, findFace, paintMemberPart } from './member-parts.ts';
import { paintMember } from './paint-member.ts';
import { shrinkPlan } from './shrink-plan.ts';

const person: StoryCharacter = {
  id: 'maya',
  name: 'Maya',
  role: '',
  age: 'adult',
  gender: 'female',
  appearance: 'long dark hair',
  clothing: '',
  visualPrompt: '',
};
const scene: StoryScene = {
  title: '',
  description: '',
  narration: '',
  shot: 'wide',
  setting: 'street',
  timeOfDay: 'night',
  weather: 'clear',
  mood: 'neutral',
  characterIds: [person.id],
  productIds: [],
  action: 'stand',
  feeling: 'happy',
  quotations: [],
};

/** Share of a face's pixels that differ visibly between the whole layer and a part of it. */
function seamShare(style: StoryStyle, moved = 0): number {
  const order = { scene, characters: [person], products: [], style, seed: 'seam' };
  const plan = shrinkPlan(composeFrame({ ...order, format: '9:16' }), 0.5);
  const member = plan.cast[0]!;
  const whole = paintMember(plan, member).getContext('2d');
  const read = (context: typeof whole, { x, y, width, height }: Box) =>
    context.getImageData(x, y, width, height).data;
  let pixels = 0;
  let seams = 0;
  for (const box of Object.values(faceBoxes(findFace(member)!))) {
    const part = paintMemberPart(plan, member, {}, box).getContext('2d');
    const [first, second] = [read(whole, { ...box, x: box.x + moved }), read(part, { ...box, x: 0, y: 0 })];
    for (let at = 0; at < first.length; at += 4) {
      // Colour counts as far as it is opaque.
      const level = (data: typeof first) =>
        ((data[at]! + data[at + 1]! + data[at + 2]!) / 3) * (data[at + 3]! / 255);
      pixels += 1;
      if (Math.abs(level(first) - level(second)) > 8) seams += 1;
    }
  }
  return seams / pixels;
}

test.each(['cinematic', 'noir', 'pencil', 'clay'] as const)(
  'eyes and mouth that are painted alone continue the edges of the whole figure, in %s',
  (style) => {
    expect(seamShare(style)).toBeLessThan(0.01);
  },
);

test('detects a part that is two pixels off', () => {
  expect(seamShare('noir', 2)).toBeGreaterThan(0.05);
});
