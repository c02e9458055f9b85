import { describe, expect, it } from 'vitest';
import { hairStyles } from '../person-look.ts';
import { designCast, unlikeness } from './design-cast.ts';
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

describe('the look of a person', () => {
  it('is the same for the same id and another for another id', () => {
    expect(designPerson(character('lena'))).toEqual(designPerson(character('lena')));
    expect(designPerson(character('lena'))).not.toEqual(designPerson(character('mara')));
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

  it('follows what the story says about hair, glasses, beard and clothes', () => {
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

  it('draws on at least twelve hair styles', () => {
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

  it('tells the persons of one story apart even where chance would not', () => {
    const women = Array.from({ length: 4 }, (_, index) => character(`woman ${index}`));
    const cast = [...designCast(women).values()];
    cast.forEach((one, index) =>
      cast.slice(index + 1).forEach((other) => expect(unlikeness(one, other)).toBeGreaterThan(1.5)),
    );
    const alone = designPerson(character('woman 0'));
    expect(unlikeness(alone, alone)).toBe(0);
  });
});
