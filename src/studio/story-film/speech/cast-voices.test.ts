import { expect, test } from 'vitest';
import { voices } from '../../speech/speech.ts';
import type { StoryCharacter } from '../../story/story.ts';
import { castVoices } from './cast-voices.ts';

const person = (id: string, gender: StoryCharacter['gender'], age: StoryCharacter['age'] = 'adult') => ({
  id,
  name: id,
  role: '',
  age,
  gender,
  appearance: '',
  clothing: '',
  visualPrompt: '',
});

test('no character has the narrator’s voice, and two women and two men have four voices', () => {
  const four = [person('ana', 'female'), person('bo', 'male'), person('cy', 'male'), person('di', 'female')];
  for (const narrator of voices) {
    const cast = castVoices(four, narrator);
    expect(Object.values(cast)).not.toContain(narrator);
    expect(new Set(Object.values(cast)).size).toBe(4);
  }
});

test('women have female voices, men male ones, and children no male voice', () => {
  const cast = castVoices(
    [person('a', 'female'), person('b', 'male'), person('c', 'male', 'old'), person('d', 'male', 'child')],
    'alloy',
  );
  expect(['nova', 'shimmer']).toContain(cast['a']);
  expect(['echo', 'fable']).toContain(cast['b']);
  expect(cast['c']).toBe('onyx');
  expect(['nova', 'shimmer']).toContain(cast['d']);
});

test('the order of the characters does not matter', () => {
  const cast = [person('x', 'male'), person('y', 'male'), person('z', 'unknown')];
  expect(castVoices(cast.toReversed(), 'nova')).toEqual(castVoices(cast, 'nova'));
});

test('more people than voices share them evenly, without the narrator’s', () => {
  const eight = Array.from({ length: 8 }, (_, index) => person(`p${index}`, index % 2 ? 'male' : 'female'));
  const given = Object.values(castVoices(eight, 'echo'));
  expect(given).toHaveLength(8);
  expect(given).not.toContain('echo');
  for (const voice of voices) expect(given.filter((each) => each === voice).length).toBeLessThanOrEqual(2);
});
