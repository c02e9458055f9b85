import { describe, expect, test } from 'vitest';
import { readNarrative } from '../read-narrative.ts';

const castOf = (text: string) =>
  Object.fromEntries(readNarrative(text).story.characters.map(({ name, role }) => [name, role]));

describe('the name of a pet that comes later than the pet', () => {
  test.each([
    ['Edith cannot walk her dog. Kwame takes Rufus to the park and throws sticks for him.', 'Rufus', 'dog'],
    ['Our cat is old. Every night Minka sleeps on my bed. My brother feeds Minka tuna.', 'Minka', 'cat'],
    ['Marta feeds the goats. The smallest one, Pip, could not stand.', 'Pip', 'goat'],
    ['Tom has a dog. On the beach Olga barked at the waves.', 'Olga', 'dog'],
  ])('%s', (text, name, role) => expect(castOf(text)[name]).toBe(role));

  test.each([
    ['Edith cannot walk her dog. Kwame takes Rufus to the park and throws sticks for him.', 'Kwame'],
    ['Our cat is old. Nora sleeps on the sofa. My brother gives Nora a cup of tea.', 'Nora'],
    ['Two students came in. One of them, Paul, could not stand.', 'Paul'],
  ])('%s: %s is a person', (text, name) => expect(['dog', 'cat', 'goat']).not.toContain(castOf(text)[name]));
});
