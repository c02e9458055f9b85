import type { Setting, Story } from '#studio/story/story.ts';

const homeRooms: ReadonlySet<Setting> = new Set<Setting>(['kitchen', 'living-room', 'bedroom', 'bathroom']);

/** Places in which a whole story can happen, although only one of its sentences names them. */
const staged: ReadonlySet<Setting> = new Set<Setting>(
  `shop bakery office meeting-room cafe restaurant workshop garage classroom salon library supermarket warehouse market
  field barn gym hospital dentist gallery pool train airport boat`.split(/\s+/u) as Setting[],
);

/** People who live in tales, not in flats. */
const ofTales =
  /^(?:knight|king|queen|prince|princess|giant|witch|wizard|fairy|elf|dwarf|troll|goblin|ogre|dragon|pirate|miller|shepherd|blacksmith)$/u;
const beginsTale = /^\W*(?:once upon a time|(?:once )?there (?:once )?(?:was|lived) (?:once )?an?)\b/iu;

/** The story is told like a tale of people, so that its open scenes are in the country. */
export const isFolkTale = ({ scenes, characters }: Pick<Story, 'scenes' | 'characters'>): boolean =>
  beginsTale.test(scenes[0]?.narration ?? '') && characters.some(({ role }) => ofTales.test(role));

/**
 * Where a scene happens that says nothing about its place: at home if the story has been there, in the country in a tale, or
 * in the only other place that the story has. Null if the story leaves it open.
 */
export function storyRoomAt(story: Story, index: number): Setting | null {
  const named = story.scenes.map(({ setting }) => setting).filter((setting) => setting !== 'studio');
  if (isFolkTale(story)) return named.find((setting) => country.has(setting)) ?? 'field';
  const home = story.scenes.findLast((scene, at) => at < index && homeRooms.has(scene.setting));
  if (home) return home.setting;
  const [only, other] = [...new Set(named)];
  return only !== undefined && other === undefined && staged.has(only) ? only : null;
}
/** Knights meet no cars: their bridge crosses a river, and their road leads through fields. */
export const countryRoad = (narration: string): Setting =>
  /\bbridge\b/iu.test(narration) ? 'lake' : 'field';
const country: ReadonlySet<Setting> = new Set<Setting>(['field', 'forest', 'mountains', 'lake']);

/** Rooms that are guessed from a word of work, which is done in any place of work. */
const ofWork: ReadonlySet<Setting> = new Set<Setting>(['office', 'shop']);

/** A report is written in the office, but in a story about a warehouse it is written there. */
export const yieldsTo = (guess: Setting, room: Setting | null): boolean =>
  room !== null && ofWork.has(guess) && !homeRooms.has(room);
