import { describe, expect, test } from 'vitest';
import { thingRows } from '../../story-script/words/thing-words.ts';
import { followThings } from '../../story-script/things/follow-things.ts';
import { readNarrative } from '../../story-script/read-narrative.ts';
import { measureFigure } from '../person/measure-figure.ts';
import { findArtwork } from '../world/artwork/artwork.ts';
import { products } from '../world/products/products.ts';
import { isTool } from '../person/hands/tools.ts';
import { composeFrame } from './compose-frame.ts';
import { drawFrame } from './paint/draw-frame.ts';
import type { FramePlan } from './frame-plan.ts';
import { shrinkPlan } from './paint/shrink-plan.ts';

const intro = 'Mara lives by the sea with her brother Tom.';
const outro = 'In the evening Mara walked home and smiled.';

function planOf(sentence: string): FramePlan {
  const { story } = readNarrative(`${intro} ${sentence} ${outro}`);
  const scene = story.scenes.find(({ narration }) => narration.includes(sentence))!;
  return composeFrame({
    ...story,
    scene: { ...scene, narration: sentence },
    style: 'comic',
    seed: 'things',
    format: '9:16',
  });
}
const shownIn = ({ cast, props, hero }: FramePlan): string[] => [
  ...cast.flatMap((member) => [
    ...(member.holds ? [member.holds.look?.artwork ?? member.holds.kind] : []),
    ...(member.kind === 'figure'
      ? member.before.flatMap(({ on }) => (on ? [on.thing.look?.artwork ?? on.thing.kind] : []))
      : []),
  ]),
  ...props.map(({ product }) => product.look?.artwork ?? product.kind),
  ...(hero ? [hero.product.look?.artwork ?? hero.product.kind] : []),
];

test('every thing with a size has artwork or a painter', () => {
  const artworks = [...thingRows.matchAll(/^(\S+) [\d.]+ /gmu)].map(([, name = '']) => name);
  const missing = artworks.filter((name) => {
    const own = /^=([\w-]+)#/u.exec(name)?.[1];
    return own ? !(own in products) && !isTool(own) : !findArtwork(name);
  });
  expect(missing).toEqual([]);
});

test.each([
  ['Mara gave Tom a trumpet.', 'trumpet'],
  ['Mara carried an old suitcase to the station.', 'suitcase'],
  ['Mara lit a candle in the kitchen.', 'candle'],
  ['Mara and Tom built a snowman in the park.', 'snowman'],
  ['Mara saw a robot in the workshop.', 'robot'],
  ['Mara stood beside a telescope on the rooftop.', 'telescope'],
  ['Mara ate an ice cream on the beach.', 'soft-ice-cream'],
  ['Mara opened the envelope in the kitchen.', 'envelope'],
])('%s shows %s', (sentence, artwork) => {
  expect(shownIn(planOf(sentence))).toContain(artwork);
});

test('an acting robot is not a person', () => {
  const { story } = readNarrative(
    'A small robot lived in the attic. The robot swept the stairs every night. One day it brought the girl a letter.',
  );
  expect(story.characters.map(({ role }) => role)).toContain('robot');
  for (const scene of story.scenes) {
    const plan = composeFrame({ ...story, scene, style: 'comic', seed: 'robot', format: '9:16' });
    expect(plan.cast.map(({ characterId }) => characterId)).not.toContain('robot');
  }
  const first = composeFrame({
    ...story,
    scene: story.scenes[0]!,
    style: 'comic',
    seed: 'robot',
    format: '9:16',
  });
  expect(shownIn(first)).toContain('robot');
});

describe('nothing is invented', () => {
  test.each([
    ['Mara stood in the kitchen and thought of Tom.', ['pot', 'spoon', 'box']],
    ['Mara opened her own shop in May.', ['box']],
    ['Mara goes to the fish market at five in the morning.', ['fish']],
    ['Tom drew her a picture in the kitchen.', ['pot', 'spoon', 'box']],
  ])('%s', (sentence, never) => {
    const shown = shownIn(planOf(sentence));
    for (const thing of never) expect(shown).not.toContain(thing);
  });
});

test('a thing in front of a person does not hide the face', () => {
  for (const sentence of ['Mara put a cake and a candle beside Tom.', 'Mara saw a robot in the workshop.']) {
    const plan = planOf(sentence);
    const faces = plan.cast.flatMap((member) =>
      member.kind === 'figure' ? [measureFigure(member.figure).head] : [],
    );
    for (const { box, isFront } of plan.props.filter((prop) => prop.isFront))
      for (const face of faces)
        expect(
          isFront &&
            box.x < face.x + face.width &&
            face.x < box.x + box.width &&
            box.y < face.y + face.height &&
            face.y < box.y + box.height,
        ).toBe(false);
  }
});

/** Pixels of a strong red that the rest of the picture does not have. */
function redPixels(plan: FramePlan): number {
  const canvas = drawFrame(shrinkPlan(plan, 0.3));
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at]! > 190 && data[at + 1]! < 70 && data[at + 2]! < 90) count += 1;
  return count;
}

test('a red toolbox is seen where the sentence names one, and not without it', () => {
  const seen = redPixels(planOf('Mara put the toolbox on the floor of the kitchen.'));
  const control = redPixels(planOf('Mara put her feet on the floor of the kitchen.'));
  expect(seen).toBeGreaterThan(control + 150);
});

describe('a thing that is only called "it"', () => {
  test.each([
    ['Mara found a trumpet.', 'She picked it up.', 'trumpet'],
    ['Mara found a trumpet.', 'She gave it to Tom.', 'trumpet'],
    ['Mara bought an old camera.', 'She cleaned it at home.', 'camera'],
    ['Mara bought some doughnuts.', 'Tom took one and ate it.', 'doughnut'],
    ['An envelope lay on the mat.', 'Mara opened it.', 'envelope'],
  ])('%s %s', (before, sentence, artwork) => {
    const { story } = readNarrative(`${intro} ${before} ${sentence} ${outro}`);
    const scene = story.scenes.find(({ narration }) => narration.includes(sentence))!;
    const namedBefore = followThings(before, { before: [], ...story }).named;
    const order = { ...story, style: 'comic' as const, seed: 'things', format: '9:16' as const };
    const told = { ...scene, narration: sentence };
    expect(shownIn(composeFrame({ ...order, scene: { ...told, namedBefore } }))).toContain(artwork);
    expect(
      shownIn(composeFrame({ ...order, scene: { ...told, namedBefore: [], productIds: [] } })),
    ).not.toContain(artwork);
  });
});

test.each([
  ['Mara searched the hills with a torch at night.', 'flashlight', true],
  ['Mara carried a bag of frozen peas.', 'flour-bag', true],
  ['Mara took photos of the castle.', 'framed-picture', false],
  ['Mara looked at the photo on the wall.', 'framed-picture', true],
])('%s: %s %s', (sentence, artwork, isShown) => {
  expect(shownIn(planOf(sentence)).includes(artwork)).toBe(isShown);
});

test('small things lie on the ground of a forest, and on a table indoors', () => {
  const tables = (sentence: string) => planOf(sentence).props.filter(({ on }) => on !== null);
  expect(tables('A sausage lay in front of Mara in the forest.')).toEqual([]);
  expect(tables('A sausage lay in front of Mara in the kitchen.')).toHaveLength(1);
});

test('a brand looks like its kind, and its app is used on a telephone', () => {
  const planOf = (text: string, index: number) => {
    const { scenes, characters, products, title } = readNarrative(text).story;
    return composeFrame({
      scene: scenes[index]!,
      characters,
      products,
      style: 'comic',
      seed: `${title}/${index}`,
      format: '9:16',
    });
  };
  const advert = 'Priya works at the office. Meet the Bolt, the coffee machine for your desk.';
  expect(planOf(advert, 1).hero?.product).toMatchObject({ kind: 'coffee-machine', name: 'Bolt' });
  expect(planOf(advert, 1).hero?.product.look).toBeUndefined();
  const walk = 'Nadia is an engineer. She walks in the park with Rescued, an app that sells leftover food.';
  expect(planOf(walk, 1).cast.map(({ holds }) => holds?.kind)).toEqual(['phone']);
});
