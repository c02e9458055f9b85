import { describe, expect, it } from 'vitest';
import { lightnessOf } from '../../brush/tints.ts';
import { hairStyles } from '../person-look.ts';
import { dealTones } from './deal-tones.ts';
import { minHairContrast } from './design-person.ts';
import { hairColours, skinOf, toneCount } from './palette.ts';
import { designCast, distinctness } from './design-cast.ts';
import { designPerson, type Character } from './design-person.ts';

const character = (id: string, change: Partial<Character> = {}): Character => ({
  id,
  age: 'adult',
  gender: 'female',
  role: '',
  appearance: '',
  clothing: '',
  ...change,
});

describe('designPerson', () => {
  it('is the same for equal ids and different for others', () => {
    expect(designPerson(character('lena'))).toEqual(designPerson(character('lena')));
    expect(designPerson(character('lena'))).not.toEqual(designPerson(character('mara')));
  });

  it('keeps a coat that the story names, also in the rain', () => {
    const rain = { weather: 'rain', setting: 'street' } as const;
    const coatOf = (clothing: string) => designPerson(character('lena', { clothing }), rain).clothes.coat;
    expect(coatOf('a red coat')).toMatchObject({ kind: 'coat', colour: '#a83a3a', open: false });
    // Control: a shirt is not a coat.
    expect(coatOf('a red shirt')).toMatchObject({ kind: 'rain-coat' });
  });

  it('keeps face, hair and skin in rain and snow, and adds a coat', () => {
    const dry = designPerson(character('lena'), { weather: 'clear', setting: 'street' });
    const snow = designPerson(character('lena'), { weather: 'snow', setting: 'street' });
    expect(snow.face).toEqual(dry.face);
    expect(snow.hair).toEqual(dry.hair);
    expect(snow.clothes.coat?.kind).toBe('coat');
    expect(snow.clothes.scarf).not.toBeNull();
    const indoors = designPerson(character('lena'), { weather: 'snow', setting: 'kitchen' });
    expect(indoors.clothes.scarf).toBeNull();
  });

  it('gives a man with hair of a colour no bald head', () => {
    const men = Array.from({ length: 40 }, (_, index) =>
      designPerson(character(`man-${index}`, { gender: 'male', appearance: 'brown hair' })),
    );
    expect(men.filter(({ hair }) => hair.style === 'bald')).toEqual([]);
    const plain = Array.from({ length: 40 }, (_, index) =>
      designPerson(character(`man-${index}`, { gender: 'male' })),
    );
    expect(plain.filter(({ hair }) => hair.style === 'bald').length).toBeGreaterThan(0);
  });

  it('draws the hair that the character’s description names', () => {
    const drawn = (appearance: string, gender: 'female' | 'male') =>
      new Set(
        Array.from(
          { length: 30 },
          (_, index) => designPerson(character(`one-${index}`, { gender, appearance })).hair.style,
        ),
      );
    const curly = ['curls', 'afro', 'long-wavy', 'braids'] as const;
    for (const gender of ['female', 'male'] as const)
      for (const style of curly) expect(drawn('straight black hair', gender)).not.toContain(style);
    expect([...drawn('brown hair in a bun', 'female')]).toEqual(['bun']);
    // Control: without a description all styles are possible.
    expect([...drawn('', 'male')].some((style) => style === 'curls' || style === 'afro')).toBe(true);
    const strands = designPerson(character('ines', { appearance: 'dark hair with grey strands in a bun' }));
    expect(lightnessOf(strands.hair.colours.base)).toBeLessThan(0.45);
  });

  it('uses hair, glasses, beard and clothes from the story', () => {
    const look = designPerson(
      character('omar', {
        gender: 'male',
        appearance: 'bald, grey beard and round glasses',
        clothing: 'a red scarf over a navy suit',
      }),
    );
    expect(look.hair.style).toBe('bald');
    expect(look.glasses).toBe('round');
    expect(look.beard).toBe('full');
    expect(look.clothes.coat).toMatchObject({ kind: 'blazer', colour: '#28344f' });
    expect(look.clothes.scarf).toBe('#a83a3a');
  });

  it.each([
    ['barista', (look: ReturnType<typeof designPerson>) => look.clothes.apron !== null],
    ['doctor', (look: ReturnType<typeof designPerson>) => look.clothes.coat?.kind === 'lab-coat'],
    ['chef', (look: ReturnType<typeof designPerson>) => look.clothes.hat?.kind === 'chef'],
    ['builder', (look: ReturnType<typeof designPerson>) => look.clothes.hat?.kind === 'helmet'],
    ['farmer', (look: ReturnType<typeof designPerson>) => look.clothes.bottom.kind === 'dungarees'],
    ['police officer', (look: ReturnType<typeof designPerson>) => look.clothes.hat?.kind === 'peaked'],
    ['firefighter', (look: ReturnType<typeof designPerson>) => look.clothes.coat?.kind === 'fire-jacket'],
    ['manager', (look: ReturnType<typeof designPerson>) => look.clothes.coat?.kind === 'blazer'],
  ])('dresses a %s for the trade', (role, wears) => {
    expect(wears(designPerson(character('x', { role })))).toBe(true);
    expect(wears(designPerson(character('x', { role: '' })))).toBe(false);
  });

  it('tells a track suit from a suit', () => {
    const wearing = (clothing: string) => designPerson(character('x', { gender: 'male', clothing })).clothes;
    for (const words of ['a track suit', 'a red tracksuit', 'a grey track-suit and sneakers']) {
      expect(wearing(words).coat, words).toMatchObject({ kind: 'jacket', open: false });
      expect(wearing(words).shoes.kind).toBe('sneaker');
      expect(wearing(words).bottom.colour).toBe(wearing(words).coat!.colour);
    }
    expect(wearing('a red tracksuit').coat!.colour).toBe('#a83a3a');
    expect(wearing('a navy suit').coat!.kind).toBe('blazer');
    expect(wearing('a business suit').coat!.kind).toBe('blazer');
  });

  it('keeps hair distinguishable from skin for all colours of a story', () => {
    const apart = (hair: string, skin: string) => Math.abs(lightnessOf(hair) - lightnessOf(skin));
    let near = 0;
    for (const appearance of ['', 'brown hair', 'blond hair', 'grey hair', 'white hair', 'black hair'])
      for (let tone = 0; tone < toneCount; tone += 1) {
        const look = designPerson(character(`p${tone}`, { appearance }), {}, { tone });
        expect(apart(look.hair.colours.base, look.skin.base), `${appearance} ${tone}`).toBeGreaterThanOrEqual(
          minHairContrast,
        );
      }
    // Without the correction many pairs are too close.
    for (const { base } of Object.values(hairColours))
      for (let tone = 0; tone < toneCount; tone += 1)
        near += Number(apart(base, skinOf(tone).base) < minHairContrast);
    expect(near).toBeGreaterThan(10);
  });

  it('gives every cast of three light, medium and dark skin, in varying order', () => {
    const groupOf = (tone: number) => (tone < 3 ? 'light' : tone < 7 ? 'medium' : 'dark');
    const groups = Array.from({ length: 30 }, (_, story) =>
      [...dealTones([0, 1, 2].map((index) => character(`${story}-${index}`))).values()].map(groupOf),
    );
    for (const found of groups) expect(new Set(found).size).toBe(3);
    for (const group of ['light', 'medium', 'dark'])
      expect(groups.filter(([first]) => first === group).length, group).toBeGreaterThan(4);
    const said = dealTones(['a', 'b', 'c'].map((id) => character(id, { appearance: 'dark skin' })));
    expect([...said.values()].map(groupOf)).toEqual(['dark', 'dark', 'dark']);
  });

  it('uses at least twelve hair styles', () => {
    const found = new Set(
      Array.from(
        { length: 160 },
        (_, index) =>
          designPerson(character(`person ${index}`, { gender: index % 2 ? 'male' : 'female' })).hair.style,
      ),
    );
    expect(found.size).toBeGreaterThanOrEqual(12);
    expect(hairStyles.length).toBeGreaterThanOrEqual(12);
  });

  it('makes the people of a story distinguishable even where the random looks are not', () => {
    const women = Array.from({ length: 4 }, (_, index) => character(`woman ${index}`));
    const cast = [...designCast(women).values()];
    cast.forEach((one, index) =>
      cast.slice(index + 1).forEach((other) => expect(distinctness(one, other)).toBeGreaterThan(1.5)),
    );
    const alone = designPerson(character('woman 0'));
    expect(distinctness(alone, alone)).toBe(0);
  });
});

describe('a family', () => {
  const person = (id: string, role: string, appearance = '') => ({ id, role, appearance });
  const apart = (tones: ReadonlyMap<string, number>, one: string, other: string) =>
    Math.abs(tones.get(one)! - tones.get(other)!);

  it('shares a skin tone: children resemble their parents, strangers need not', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `p${index}`);
    const tones = ids.map((id) =>
      dealTones([
        person(id, ''),
        person(`${id} boss`, 'boss'),
        person(`${id} son`, 'son'),
        person(`${id} mum`, 'mother'),
      ]),
    );
    tones.forEach((found, index) => {
      expect(apart(found, ids[index]!, `${ids[index]} son`)).toBeLessThan(2);
      expect(apart(found, ids[index]!, `${ids[index]} mum`)).toBeLessThan(2);
    });
    expect(tones.some((found, index) => apart(found, ids[index]!, `${ids[index]} boss`) > 2)).toBe(true);
  });

  it('keeps the description of a child in the story', () => {
    const found = dealTones([person('ana', '', 'pale skin'), person('ben', 'son', 'dark skin')]);
    expect(apart(found, 'ana', 'ben')).toBeGreaterThan(3);
  });
});

it('a hard hat is worn on the building site and not at the kitchen table', () => {
  const plumber = {
    id: 'dennis',
    role: 'plumber',
    age: 'adult',
    gender: 'male',
    appearance: '',
    clothing: 'blue overalls',
  } as const;
  expect(designPerson(plumber, { setting: 'workshop' }).clothes.hat?.kind).toBe('helmet');
  const atHome = designPerson(plumber, { setting: 'kitchen' }).clothes;
  expect([atHome.hat, atHome.coat?.kind]).not.toContain('safety-vest');
  expect(atHome.hat).toBeNull();
});

it('makes a giant taller and a dwarf smaller than others', () => {
  const statureOf = (role: string) => designPerson(character('ugo', { role })).stature;
  expect(statureOf('giant')).toBeGreaterThan(statureOf('baker') * 1.4);
  expect(statureOf('dwarf')).toBeLessThan(statureOf('baker') * 0.7);
});
