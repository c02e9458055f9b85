import type { PresenterId } from '../presenters.ts';
import { maya } from './maya/maya.ts';
import type { Person } from './person.ts';

const people: Record<PresenterId, Person> = { maya, ingrid: maya, desmond: maya, kai: maya };

export function getPerson(id: PresenterId): Person {
  return people[id];
}
