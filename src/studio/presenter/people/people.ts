import type { PresenterId } from '../presenters.ts';
import { amir } from './amir/amir.ts';
import { desmond } from './desmond/desmond.ts';
import { ingrid } from './ingrid/ingrid.ts';
import { kai } from './kai/kai.ts';
import { maya } from './maya/maya.ts';
import { rosa } from './rosa/rosa.ts';
import type { Person } from './person.ts';

const people: Record<PresenterId, Person> = { maya, ingrid, desmond, kai, rosa, amir };

export function getPerson(id: PresenterId): Person {
  return people[id];
}
