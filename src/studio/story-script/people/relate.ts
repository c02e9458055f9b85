import { inverseLabels, parentLabels, type Person } from './person.ts';

const childLabels: ReadonlySet<string> = new Set(['daughter', 'son', 'kid']);
const siblingLabels: ReadonlySet<string> = new Set(['brother', 'sister', 'twin', 'sibling']);

/** Notes a person's kinship with another one: "her mother". */
export function relate(person: Person, label: string, possessor: Person | null): void {
  if (!possessor || possessor === person) return;
  for (const inverse of inverseLabels(label, possessor.gender)) possessor.labels.add(inverse);
  if (parentLabels.has(label)) {
    possessor.hasParents = true;
    person.children.push(possessor);
  }
  if (childLabels.has(label)) possessor.offspring.push(person);
  if (siblingLabels.has(label)) {
    person.siblings.push(possessor);
    possessor.siblings.push(person);
  }
}
