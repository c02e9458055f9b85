import { describe, expect, test } from 'vitest';
import { readNarrative } from './read-narrative.ts';

describe('the people in a scene', () => {
  const inFirst = (text: string) => readNarrative(text).story.scenes[0]!.characterIds;

  test('exclude a caller at the other end of the line', () => {
    expect(
      inFirst('Jonas is stuck on the motorway with his son Emil. His boss calls for the third time.'),
    ).not.toContain('boss');
    expect(inFirst('Jonas shouts at his boss, and his boss walks out of the office.')).toContain('boss');
  });

  test('exclude people who are only spoken of', () => {
    const text = 'A boy called Mateo helps Priya lift the cart. "My uncle fixes bicycles," he says.';
    expect(readNarrative(text).story.scenes.flatMap(({ characterIds }) => characterIds)).not.toContain(
      'uncle',
    );
  });

  test('exclude family who are born, adopted or met later', () => {
    const bakery = (later: string) =>
      inFirst(`Our family opens a bakery. We bake bread every night. ${later}`);
    expect(bakery('Years later my daughter Ana is born. Ana sells the bread.')).not.toContain('ana');
    expect(bakery('In spring we adopted a son, Leo. Leo sells the bread.')).not.toContain('leo');
    // Control: family that is only named later.
    expect(bakery('My daughter Ana sells the bread.')).toContain('ana');
  });
});

test('a pet can be named after food, and a day is nobody', () => {
  const persons = (text: string) =>
    readNarrative(text).story.characters.map(({ name, role }) => `${name} ${role}`);
  expect(persons('My dog Biscuit chews shoes. I gave the bone to Biscuit. He carried it away.')).toEqual([
    'Narrator narrator',
    'Biscuit dog',
  ]);
  expect(persons('She bought dog biscuits. On Sundays the twins, Max and Mia, ate them.')).not.toContain(
    'Sundays ',
  );
});

test('a thing with a name is not a person', () => {
  const names = (text: string) => readNarrative(text).story.characters.map(({ name }) => name);
  expect(names('Bob bought a robot mower and named it Shirley. Shirley mowed the lawn. Bob slept.')).toEqual([
    'Bob',
  ]);
  expect(names('Bob found a puppy and named it Shirley. Shirley dug up the lawn. Bob slept.')).toContain(
    'Shirley',
  );
});

test('a girl who eats at school is a child', () => {
  const text = 'At school she ate lunch alone. Mila had no friends in her class. Her teacher helped Mila.';
  expect(readNarrative(`Mila is allergic to nuts. ${text}`).story.characters[0]!.age).toBe('child');
});

test('a title is part of the name of a cat', () => {
  const { story } = readNarrative(
    'Captain Whiskers was a lazy cat. Mice danced before him. He slept all day.',
  );
  expect(story.characters).toMatchObject([{ name: 'Captain Whiskers', role: 'cat' }]);
});

test('a daughter who comes home from university is not a child', () => {
  const text = 'Ibrahim looked at his dry field. His daughter Layla came home from university. He was glad.';
  expect(readNarrative(text).story.characters.at(-1)).toMatchObject({ name: 'Layla', age: 'young' });
});

test('a person who is away is not in the scene', () => {
  const call = 'Omar got a tablet. He loved it. Now he calls his sister in Taiwan every day and laughs.';
  expect(readNarrative(call).story.scenes.at(-1)!.characterIds).toEqual(['omar']);
  const text = 'My dog Rex chews shoes. I bought a toy. Now he naps while I am away, and all is well.';
  expect(readNarrative(text).story.scenes.at(-1)!.characterIds).toEqual(['rex']);
});

test('"they" after two people with a scene each means both', () => {
  const text =
    'Amara stood at the bus stop in the rain with two heavy bags. A car pulled over, and an old woman opened the ' +
    'window and smiled at the rain. They drove through the dark forest and told each other long stories.';
  expect(new Set(readNarrative(text).story.scenes.at(-1)!.characterIds)).toEqual(
    new Set(['amara', 'old-woman']),
  );
});

test('a person with colleagues is not a child for having a mother', () => {
  const ageOf = (text: string) => readNarrative(text).story.characters[0]!.age;
  const start = "Ben hated Mondays. He forgot his mother's birthday again.";
  expect(ageOf(`${start} His colleague Sara showed him an app.`)).toBe('adult');
  expect(ageOf(`${start} His teacher Sara showed him a card.`)).toBe('child');
});

test('"the two friends" are friends from the story', () => {
  const roles = (text: string) => readNarrative(text).story.characters.map(({ name }) => name);
  const tale = 'Pip the hedgehog and Tuck the duck lived by a pond. One night the water rose.';
  expect(roles(`${tale} The two friends swam to an island.`)).toEqual(['Pip', 'Tuck']);
  expect(roles(`${tale} Two friends swam to an island.`)).toHaveLength(4);
});

test('a friend of an animal is the animal of its name, and friends who come along are a crowd', () => {
  const persons = (text: string) =>
    readNarrative(text).story.characters.map(({ name, role }) => `${name} ${role}`);
  expect(persons('Rollo the raccoon collected keys. His friend Minna the mole loved the sound.')).toEqual([
    'Rollo badger',
    'Minna mole',
  ]);
  expect(persons('A fox cub found a balloon. The geese hissed. The cub cried.')[0]).toMatch(/ fox$/u);
  expect(persons('A bear cub found a balloon. The geese hissed. The cub cried.')[0]).toMatch(/ bear$/u);
  expect(persons('Rosa laughed. His friend Minna loved the sound.').at(-1)).toBe('Minna friend');
  expect(persons('Rosa laughed. The students came back with their friends.')).toEqual(['Rosa ']);
});

test('"his daughter" acting elsewhere does not include him', () => {
  const { scenes, characters } = readNarrative(
    'Jonas works in the garage. His daughter takes the mug to football practice.',
  ).story;
  const jonas = characters.find(({ name }) => name === 'Jonas')!.id;
  expect(scenes.at(-1)!.characterIds).not.toContain(jonas);
  const together = readNarrative('Jonas works in the garage. His daughter brings him a mug.').story;
  expect(together.scenes.at(-1)!.characterIds).toContain(jonas);
});

test('one of several animals is an animal, a borrower is an adult, and a list has as many people as it names', () => {
  const persons = (text: string) => readNarrative(text).story.characters;
  const race = 'The penguins of Little Harbour held a race.';
  expect(persons(`${race} Poppy was the smallest and came last.`)[0]!.role).toBe('penguin');
  expect(
    persons('Three crows lived on the roof. One winter the youngest one, Kra, hurt her wing.').at(-1)!.role,
  ).toBe('crow');
  expect(persons(`${race} Rosa was the keeper and laughed.`)[0]!.role).not.toBe('penguin');
  const marco = 'His father helped him with the little toys.';
  expect(persons(`Marco took a loan for his shop. ${marco}`)[0]!.age).toBe('adult');
  expect(persons(`Marco played in the garden. ${marco}`)[0]!.age).toBe('child');
  expect(
    persons('Inside were a judge, a pregnant woman and a parrot. The judge smiled at the woman.').map(
      ({ role }) => role,
    ),
  ).toEqual(['judge', 'woman']);
  expect(persons('A judge, a tall woman in blue, came in. The judge smiled.')).toHaveLength(1);
});

test('exclude a person who left an heirloom', () => {
  const first = (text: string) => readNarrative(text).story.scenes[0]!.characterIds;
  expect(first('My grandmother left me her old sewing machine.')).not.toContain('grandmother');
  expect(first('My grandmother gave me a cup of tea in her kitchen.')).toContain('grandmother');
});

test('"they" are the people of the previous scene', () => {
  const { scenes, characters } = readNarrative(
    'Old Tomas sat on the quay with his granddaughter Lena. "The fish moved north," she said.\n\nThe next night they sailed north.',
  ).story;
  const ids = characters.map(({ id }) => id).toSorted();
  expect(scenes.at(-1)!.narration).toMatch(/^The next night they/);
  expect(scenes.at(-1)!.characterIds.toSorted()).toEqual(ids);
});

test('"he" is the animal with a name that acted last', () => {
  const { scenes } = readNarrative(
    'At the vet’s, Rocket the rabbit would not eat. Dr. Salma tried carrots, hay and dandelions. Her assistant Joel mixed a spoonful of GreenBites into a bowl. Rocket sniffed, sneezed and ate the lot. The next morning he hopped around the waiting room as if he owned it.',
  ).story;
  expect(scenes.at(-1)).toMatchObject({
    narration: expect.stringMatching(/^The next morning he/),
    characterIds: ['rocket'],
  });
});

test('a friend with the name of an animal is that animal', () => {
  const { characters } = readNarrative('Olive the owl was tired. Her friend Badger knitted her a cap.').story;
  expect(characters.map(({ role }) => role)).toEqual(['owl', 'badger']);
});

test('a breed is a dog, and a fish market is not a fish', () => {
  const { characters } = readNarrative(
    'Biscuit, the old greyhound, hid behind the sofa. Adaeze goes to the fish market at five and haggles with every seller.',
  ).story;
  expect(characters.map(({ name, role }) => `${name}: ${role}`)).toEqual(['Biscuit: dog', 'Adaeze: ']);
});

test.each([
  [
    'the family, also those named later',
    'The Banda family cooks together. Dad chops the onions. Ada, who is seven, stirs the pot. Her twin brothers lay the table.',
    0,
    ['ada', 'brother', 'brother-2', 'father'],
  ],
  [
    'two named in apposition, and "them" after a verb of giving',
    'Walter lives alone. Two teenagers from next door, Maya and Jake, came over. Walter made them tea.',
    2,
    ['jake', 'maya', 'walter'],
  ],
  [
    '"the three of them"',
    'Two teenagers from next door, Maya and Jake, visit old Walter. Walter laughs. The three of them play chess.',
    -1,
    ['jake', 'maya', 'walter'],
  ],
  [
    '"the whole team"',
    'Priya reads her emails. Her manager, Mr Holt, drops a folder. On Friday the whole team sang.',
    -1,
    ['mr-holt', 'priya'],
  ],
  // Controls: other people, and things.
  ['"everyone in the village"', 'Priya met Tom. Tom sang. Everyone in the village was asleep.', -1, []],
  ['"gave them away"', 'Priya met Tom. They baked rolls. Walter gave them away.', -1, ['walter']],
])('%s', (_, text, index, ids) => {
  expect(readNarrative(text).story.scenes.at(index)!.characterIds.toSorted()).toEqual(ids);
});

test('a sibling of a child is a child, and a big brother is older', () => {
  const ages = (text: string) => readNarrative(text).story.characters.map(({ role, age }) => [role, age]);
  expect(ages('Ada, who is seven, sings. Her twin brothers lay the table.')).toEqual([
    ['', 'child'],
    ['brother', 'child'],
    ['brother', 'child'],
  ]);
  expect(ages('Ada, who is seven, sings. Her big brother laughs.')[1]).toEqual(['brother', 'teen']);
  expect(ages('Ada, who is forty, sings. Her brother laughs.')[1]).toEqual(['brother', 'adult']);
});

test('a narrator among the other children is a child', () => {
  const age = (text: string) =>
    readNarrative(text).story.characters.find(({ role }) => role === 'narrator')!.age;
  expect(age('I was afraid of water. I sat on the edge while the other children jumped in.')).toBe('child');
  expect(age('I was afraid of water. I sat on the edge while my children jumped in.')).toBe('adult');
});

test('a dog that a boy only wants is not there', () => {
  const { scenes } = readNarrative(
    'Finn was nine and wanted a dog more than anything. One rainy day he found a wet puppy behind the supermarket. His mother dried it with a towel. That night the puppy slept on her feet.',
  ).story;
  expect(scenes[0]!.characterIds).toEqual(['finn']);
  expect(scenes[1]!.characterIds).toContain('dog');
});

test.each([
  ['Old Mr. Feeney had lived next door for years. He never said hello.', 'Mr. Feeney'],
  ['Yasmin Darwish, a doctor, was on the train. Darwish treated a passenger.', 'Yasmin Darwish'],
])('%s is about %s', (text, name) => {
  const { characters, scenes } = readNarrative(text).story;
  const { id } = characters.find((character) => character.name === name)!;
  expect(scenes.every(({ characterIds }) => characterIds.includes(id))).toBe(true);
});

test('the last word of a brand is not a person', () => {
  const { characters } = readNarrative(
    'I bought the Larkfield Runner because my knees hurt. Larkfield Runner, shoes that forgive you.',
  ).story;
  expect(characters.map(({ role }) => role)).toEqual(['narrator']);
});

test('worn boots are not a product on a table', () => {
  const { scenes, products } = readNarrative(
    'Kevin bought safety boots for the warehouse. The safety boots are brown. He is wearing his safety boots today and smiles.',
  ).story;
  expect(products.map(({ kind }) => kind)).toEqual(['shoe']);
  expect(scenes[0]!.productIds).toHaveLength(1);
  expect(scenes.at(-1)!.productIds).toEqual([]);
});
