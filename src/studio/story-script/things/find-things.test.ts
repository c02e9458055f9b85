import { expect, test } from 'vitest';
import { findThings } from './find-things.ts';
import { thingNames } from './thing-book.ts';

const named = (text: string): string[] => findThings(text).map(({ look, role }) => `${look.artwork} ${role}`);

test('at least 250 things have a size', () => {
  expect(thingNames.length).toBeGreaterThanOrEqual(250);
});

test.each([
  ['I gave him half a loaf.', 'bread given'],
  ['He rolled out the dough.', 'dough held'],
  ['We arrived on a rainy night with two suitcases.', 'luggage held'],
  ['On our last evening we lit a candle at the temple.', 'candle held'],
  ['She cut the ribbon with a pair of scissors.', 'ribbon held'],
  ['My grandchildren were waiting there with a huge banner.', 'banner held'],
  ['So he filled a glass jar with hot water.', 'jar near'],
  ['Every Saturday he eats an ice cream on the pier.', 'soft-ice-cream held'],
  ['He pushed her on the swing.', 'swing near'],
  ['A crab sat on the rock.', 'crab near'],
  ['The keeper saw a whale.', 'spouting-whale near'],
  ['The twins built a snowman in the garden.', 'snowman near'],
  ['A green dragon lived in the cave.', 'dragon near'],
  ['Mara opened the old toolbox.', 'toolbox held'],
  ['She handed him a small gift.', 'wrapped-gift given'],
  ['Grandma baked a cake with cherries.', 'birthday-cake near'],
  ['He put the letters on the table.', 'envelope near'],
  ['The boy came back with a kite under his arm.', 'kite held'],
  ['She knelt in the rain and loosened the nuts.', 'nut-and-bolt near'],
  ['She put a bowl of nuts on the table.', 'peanuts near'],
  ['Before you start the forklift, check the brakes.', 'forklift near'],
  ['They carried the boards back up the beach.', 'surfboard held'],
])('%s: %s', (text, thing) => {
  expect(named(text)).toContain(thing);
});

test('counts two suitcases and one jar', () => {
  expect(findThings('We arrived with two suitcases.')[0]!.count).toBe(2);
  expect(findThings('He filled a jar.')[0]!.count).toBe(1);
});

test.each([
  'Chef Adaeze goes to the fish market at five.',
  'Time flies when you are busy.',
  'Book your table this weekend.',
  'The exam was a piece of cake.',
  'She works in a cake shop.',
  'The guitar teacher was late.',
  'He sleeps like a log.',
  'She swam like a fish.',
  'They have no umbrella.',
  'We arrived without a map.',
  'He dreamed of a boat.',
  'The story of a dragon made him smile.',
  'Nobody could find the recipe.',
  'Biscuit put his head on my knee.',
  'The key to success is patience.',
  'He is a couch potato.',
  'That rings a bell.',
  'She broke the ice with a joke.',
  'We are in the same boat.',
  'He turned over a new leaf.',
  'They play football every Friday.',
  'He watched the door.',
  'The bell rang.',
  'She leaves at noon.',
  'He rose to speak.',
  'They tied the knot in May.',
  'It is raining, so we record the song.',
  'He saw her.',
  '"I want a kite," he said.',
])('nothing is seen in: %s', (text) => {
  expect(named(text)).toEqual([]);
});

test('a container is not its contents', () => {
  expect(named('He carried a box of apples.')).toEqual(['=box#c79a63 held']);
  expect(named('She bought a jar of honey.')).toEqual(['honey-pot held']);
});

test.each([
  'The carpenter turned the old door into a boat.',
  'Ben lay on the floor and saw two green eyes.',
  'A queue forms in front of the gate.',
  'One night the water rose and the house began to float.',
  'She turned the wheel of the sewing press.',
  'Grace wipes her hands on her apron.',
  'She stood on the stage in her red cape.',
  'It was a good sign.',
])('nothing to draw: %s', (text) => expect(named(text)).toEqual([]));

test.each([
  ['He filled in the form.', '=paper#f8f4e8'],
  ['He gave her a rose.', 'rose'],
  ['The kitten fell into the basket.', 'basket'],
  ['He bought a saw.', 'carpentry-saw'],
  ['She sewed a red cape.', 'cape'],
  ['They sat and played cards.', 'card-fan'],
  ['They wrote cards to their aunt.', 'envelope'],
])('%s: %s', (text, artwork) => expect(findThings(text).map(({ look }) => look.artwork)).toEqual([artwork]));

test.each([
  ['She fried the fish.', ['fish-plate']],
  ['He held the fish in his hand.', ['whole-fish']],
  ['Bear counted fish.', []],
  ['Steve hands her a tea bag.', ['tea-bag']],
  ['She has not had coffee yet.', []],
  ['She had coffee.', ['=cup']],
])('%s', (text, artworks) => {
  expect(findThings(text).map(({ look }) => look.artwork.replace(/#.*$/u, ''))).toEqual(artworks);
});
