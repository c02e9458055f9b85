import type { Age, StoryCharacter } from '#studio/story/story.ts';
import type { Role, RoleKind } from '../words/roles.ts';

export type Gender = StoryCharacter['gender'];
export type Mention = {
  /** Tokens, inclusive. */
  from: number;
  to: number;
  sentence: number;
  kind: 'name' | 'role' | 'pronoun';
  /** A verb follows, so this person acts. */
  acts: boolean;
  /** Between quotation marks, where the person is only spoken of. */
  isQuoted?: boolean;
};

const pets = /^(?:cat|dog|rabbit|hamster|guinea pig|parrot|pony|horse|duck|hen|goat|pig)$/u;

/** A person, built up while the narrative is read: each name, role and pronoun adds facts. */
export class Person {
  given: string | null = null;
  last: string | null = null;
  honorific: string | null = null;
  /** The name as written in the narrative. */
  displayName = '';
  role = '';
  roleKind: RoleKind | null = null;
  /** Roles that refer to this person: "her boss" is also "the boss", a person's mother is also "mother". */
  readonly labels = new Set<string>();
  gender: Gender = 'unknown';
  age: Age | null = null;
  isNarrator = false;
  isPronounOnly = false;
  isAnimal = false;
  hasParents = false;
  /** The children of this person. */
  readonly children: Person[] = [];
  /** This person's sons and daughters. */
  readonly offspring: Person[] = [];
  readonly siblings: Person[] = [];
  isDismissed = false;
  /** So far mentioned only as the owner of a thing: "grandpa's scarf". */
  isOnlyOwner = false;
  readonly mentions: Mention[] = [];
  /** Votes of the following pronouns for a woman (above 0) or a man. */
  #genderVotes = 0;

  addRole(role: Role): void {
    this.labels.add(role.label);
    if (role.kind === 'animal') this.isAnimal = true;
    const isBetter =
      this.role === '' ||
      (this.roleKind === 'plain' && role.kind !== 'plain') ||
      // "Captain Whiskers was the laziest cat": the title is part of the name.
      (role.kind === 'animal' && (this.given ?? this.last) !== null && pets.test(role.label)) ||
      // "His friend Minna the mole"
      (role.kind === 'animal' && ['animal', 'relation', 'plain'].includes(this.roleKind ?? '')) ||
      (role.kind === 'job' && this.roleKind !== 'job' && this.roleKind !== 'animal' && !this.isNarrator);
    if (isBetter) {
      this.role = role.label;
      this.roleKind = role.kind;
    }
    if (role.gender && this.gender === 'unknown') this.gender = role.gender;
    if (role.age && (this.age === null || (role.age === 'child' && this.age !== 'old'))) this.age = role.age;
  }

  /** Must be called before the mention is added. */
  noteRole({ isPossessive }: { isPossessive: boolean }): void {
    this.isOnlyOwner = isPossessive && (this.mentions.length === 0 || this.isOnlyOwner);
  }

  voteGender(gender: 'female' | 'male'): void {
    this.#genderVotes += gender === 'female' ? 1 : -1;
    if (this.gender === 'unknown' || Math.abs(this.#genderVotes) > 2)
      this.gender = this.#genderVotes > 0 ? 'female' : this.#genderVotes < 0 ? 'male' : this.gender;
  }

  canBe(gender: Gender): boolean {
    return gender === 'unknown' || this.gender === 'unknown' || this.gender === gender;
  }

  get actions(): number {
    return this.mentions.filter(({ acts }) => acts).length;
  }

  /** Merges another entry for the same person into this one. */
  absorb(other: Person): void {
    this.mentions.push(...other.mentions);
    this.mentions.sort((one, two) => one.from - two.from);
    for (const label of other.labels) this.labels.add(label);
    if (this.gender === 'unknown') this.gender = other.gender;
    this.age ??= other.age;
    this.children.push(...other.children);
    this.offspring.push(...other.offspring);
    this.siblings.push(...other.siblings);
    if (this.role === '') [this.role, this.roleKind] = [other.role, other.roleKind];
    other.isDismissed = true;
  }
}

/** Inverse relations: the mother of a daughter, the employee of a boss. */
const inverses: Readonly<Record<string, Partial<Record<Gender, readonly string[]>>>> = (() => {
  const parent = { female: ['mother', 'parent'], male: ['father', 'parent'], unknown: ['parent'] };
  const child = { female: ['daughter', 'kid', 'girl'], male: ['son', 'kid', 'boy'], unknown: ['kid'] };
  const grandparent = { female: ['grandmother'], male: ['grandfather'], unknown: ['grandparent'] };
  const grandchild = {
    female: ['granddaughter', 'grandchild', 'girl'],
    male: ['grandson', 'grandchild', 'boy'],
    unknown: ['grandchild'],
  };
  const sibling = { female: ['sister'], male: ['brother'] };
  const spouse = { female: ['wife', 'spouse'], male: ['husband', 'spouse'], unknown: ['spouse'] };
  return {
    daughter: parent,
    son: parent,
    kid: parent,
    baby: parent,
    toddler: parent,
    mother: child,
    father: child,
    parent: child,
    grandson: grandparent,
    granddaughter: grandparent,
    grandchild: grandparent,
    grandmother: grandchild,
    grandfather: grandchild,
    sister: sibling,
    brother: sibling,
    husband: spouse,
    wife: spouse,
    niece: { female: ['aunt'], male: ['uncle'] },
    nephew: { female: ['aunt'], male: ['uncle'] },
    aunt: { female: ['niece'], male: ['nephew'] },
    uncle: { female: ['niece'], male: ['nephew'] },
    boss: { female: ['employee'], male: ['employee'], unknown: ['employee'] },
  };
})();
export const inverseLabels = (label: string, gender: Gender): readonly string[] =>
  inverses[label]?.[gender] ?? inverses[label]?.unknown ?? [];
export const parentLabels: ReadonlySet<string> = new Set([
  'mother',
  'father',
  'parent',
  'grandmother',
  'grandfather',
  'grandparent',
]);
