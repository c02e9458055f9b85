import { describe, expect, test } from 'vitest';
import type { Action } from '#studio/story/story.ts';
import { readActivities } from './read-activities.ts';
import { readAction } from './read-feelings.ts';

const maya = { id: 'maya', name: 'Maya', role: 'nurse', gender: 'female' } as const;
const tom = { id: 'tom', name: 'Tom', role: 'barista', gender: 'male' } as const;

const read = (text: string, action: Action = 'stand') => {
  const found = readActivities(text, { persons: [maya, tom], action });
  return Object.fromEntries([...found].map(([id, { activity }]) => [id, activity]));
};

describe('the activities of people in a sentence', () => {
  test.each([
    ['Maya handed Tom the keys.', 'hold-out', { maya: 'give' }],
    ['Maya pours tea while Tom sweeps the floor.', 'hold-out', { maya: 'pour', tom: 'sweep' }],
    ['She knelt down and planted a rose.', 'sit', { maya: 'kneel' }],
    ['Maya laughed, and the barista clapped.', 'stand', { maya: 'laugh', tom: 'clap' }],
    ['Maya waters the plants.', 'work', { maya: 'water' }],
    ['He fixed the old lamp.', 'work', { tom: 'repair' }],
    ['Only Tom raised his hand.', 'stand', { tom: 'raise-hand' }],
    ['Maya held his hand.', 'stand', { maya: 'hold-hands' }],
    ['Maya and Tom shook hands.', 'stand', { maya: 'shake-hands' }],
    ['Maya walked hand in hand with Tom.', 'walk', { maya: 'hold-hands' }],
    ['Maya was in tears. Tom put an arm around her.', 'stand', { maya: 'cry', tom: 'comfort' }],
    ['Tom cries.', 'stand', { tom: 'cry' }],
    ['Maya watched Tom climbing.', 'walk', { tom: 'climb' }],
    ['Maya watched the ice breaking and the snow dancing.', 'stand', {}],
    ['Maya takes a bow.', 'wave', { maya: 'bow' }],
    ['Maya lends him a pen.', 'hold-out', { maya: 'give' }],
    ['The cat is yawning beside Maya.', 'stand', {}],
    ['In the evening Tom reads a letter while Maya drinks tea.', 'read', { maya: 'drink' }],
    ['At noon they eat, and Maya yawns.', 'sit', { maya: 'eat' }],
    ['Yesterday he swam across the pool, and Maya clapped.', 'stand', { tom: 'swim', maya: 'clap' }],
    ['In the middle of the race he falls.', 'stand', { tom: 'fall' }],
    ['He falls asleep.', 'sleep', {}],
    ['She slipped on the ice.', 'stand', { maya: 'fall' }],
    ['He tripped on the carpet.', 'stand', { tom: 'fall' }],
    ['He fell out of the tree.', 'stand', { tom: 'fall' }],
    ['He fell into the water.', 'stand', { tom: 'fall' }],
    ['He fell into a deep hole.', 'stand', { tom: 'fall' }],
    ['Maya has lunch with Tom.', 'stand', { maya: 'eat' }],
    ['Tom proposed to Maya under the skeleton of a whale.', 'stand', { tom: 'kneel' }],
    ['Maya and Tom got married on the beach.', 'work', { maya: 'hold-hands' }],
    ['Tom looked for the crack in the radio.', 'stand', { tom: 'search' }],
    ['Tom mended his nets all winter.', 'work', { tom: 'sew' }],
    ['Tom mended the bike in the garage.', 'work', { tom: 'repair' }],
    ['Maya, Tom and Ben ride their bikes.', 'sit', { maya: 'ride', tom: 'ride' }],
    ['Maya walks to the door and knocks.', 'walk', { maya: 'knock' }],
    ['Maya carried Tom through the water on her back.', 'carry', { maya: 'carry-person' }],
    ['Maya carried him to the shore.', 'carry', { maya: 'carry-person' }],
    ['Tom plays his cello for everyone.', 'work', { tom: 'play-music' }],
    ['Maya deals the cards.', 'sit', { maya: 'play-cards' }],
    ['Tom rode a wave all the way to the shore.', 'sit', { tom: 'surf' }],
    ['Maya rowed the boat to the church.', 'walk', { maya: 'row' }],
    ['Tom swims across the lake.', 'walk', { tom: 'swim' }],
    ['Maya skis across the fields.', 'walk', { maya: 'ski' }],
    ['Tom feeds the chickens.', 'work', { tom: 'feed' }],
    ['Maya let Tom sweep the floor.', 'work', { tom: 'sweep' }],
  ] as const)('%s', (text, action, expected) => {
    expect(read(text, action)).toMatchObject(expected);
  });

  test.each([
    'She slipped on the dress.',
    'She slipped on her new shoes.',
    'She slipped away.',
    'He slipped into the room.',
    'He slipped out of the house.',
    'He fell into a deep sleep.',
    'He fell in love.',
  ])('nobody falls: %s', (text) => expect(Object.values(read(text))).not.toContain('fall'));

  test.each([
    ['Tom and Maya play cards at the table.', { tom: 'play-cards', maya: 'play-cards' }],
    ['Maya kneads the dough at the table.', { maya: 'knead' }],
    ['He plays the guitar at the table.', { tom: 'play-music' }],
    ['She lights a candle at the kitchen table.', { maya: 'light' }],
    ['They argue around the table.', { maya: 'argue' }],
    ['Tom talks with Maya at the table in the park.', { tom: 'talk' }],
  ])('a table hides no verb: %s', (text, expected) => {
    const persons = text.startsWith('Tom') || text.startsWith('He') ? [tom, maya] : [maya, tom];
    const found = readActivities(text, { persons, action: readAction(text) });
    expect(Object.fromEntries([...found].map(([id, { activity }]) => [id, activity]))).toMatchObject(
      expected,
    );
  });

  test('have a partner', () => {
    const found = readActivities('Maya hugged Ben. Then Maya gave the barista a cup.', {
      persons: [maya, tom],
      action: 'hold-out',
    });
    expect(found.get('maya')).toEqual({ activity: 'give', partnerId: 'tom' });
  });

  test.each([
    ['what is only said', '“Dance, Tom!” was on the poster.'],
    ['what is cried out', '“Look!” Maya cried.'],
    ['a business that begins', 'Maya opened a food truck.'],
    ['what is over', 'He had been looking for it since June.'],
    ['what is not done', 'Maya did not dance.'],
    ['a thing that sounds like a verb', 'The water was cold.'],
  ])('leaves out %s', (_, text) => {
    expect(read(text)).toEqual({});
  });

  test('keep the action of the scene if no verb refines it', () => {
    expect(read('Maya ran home and wondered about the party.', 'run')).toEqual({});
    expect(read('Maya ran home and wondered about the party.', 'stand')).not.toEqual({});
  });
});
