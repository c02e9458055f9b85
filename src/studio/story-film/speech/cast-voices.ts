import { voices, type Voice } from '../../speech/speech.ts';
import type { StoryCharacter } from '../../story/story.ts';

type Kind = 'child' | 'woman' | 'older woman' | 'man' | 'older man';

/** The voices that suit a kind of person, best first; the others follow. */
const suited: Record<Kind, readonly Voice[]> = {
  child: ['shimmer', 'nova', 'alloy'],
  woman: ['nova', 'shimmer', 'alloy'],
  'older woman': ['alloy', 'nova', 'shimmer'],
  man: ['echo', 'fable', 'onyx'],
  'older man': ['onyx', 'fable', 'echo'],
};

/**
 * Assigns a voice to each character by gender and age; pass only characters who speak. None gets the narrator's, and no
 * two share one while voices of that gender are left. The order of the characters does not matter.
 */
export function castVoices(characters: readonly StoryCharacter[], narrator: Voice): Record<string, Voice> {
  const cast = new Map<string, Voice>();
  const timesGiven = (voice: Voice) => [...cast.values()].filter((given) => given === voice).length;
  const sorted = characters.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  for (const character of sorted) {
    const own = suited[kindOf(character)].filter((voice) => voice !== narrator);
    const others = voices.filter((voice) => voice !== narrator && !own.includes(voice));
    const free = [...own, ...others].filter((voice) => timesGiven(voice) === 0);
    // A shared voice of the right gender is more believable than an unshared voice of the wrong one.
    const shared = own.toSorted((one, other) => timesGiven(one) - timesGiven(other))[0]!;
    const unheard = free.find((voice) => own.includes(voice));
    cast.set(character.id, unheard ?? (character.gender === 'unknown' ? (free[0] ?? shared) : shared));
  }
  return Object.fromEntries(cast);
}

function kindOf({ id, gender, age }: StoryCharacter): Kind {
  if (age === 'child' || (age === 'teen' && gender !== 'male')) return 'child';
  const isOlder = age === 'middle-aged' || age === 'old';
  const sum = [...id].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  const isFemale = gender === 'female' || (gender === 'unknown' && sum % 2 === 0);
  if (isFemale) return isOlder ? 'older woman' : 'woman';
  return isOlder ? 'older man' : 'man';
}
