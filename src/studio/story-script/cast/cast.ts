import { readFirstName } from '../text/dictionary.ts';
import type { NameRun } from '../people/find-names.ts';
import { Person, type Gender } from '../people/person.ts';
import { honorifics, nicknames } from '../words/names.ts';
import type { Role } from '../words/roles.ts';

const isShortOf = (short: string, long: string): boolean => nicknames.get(long)?.includes(short) ?? false;

/** The people in a narrative so far, in the order of their last mention. */
export class Cast {
  readonly persons: Person[] = [];

  add(): Person {
    const person = new Person();
    this.persons.push(person);
    return person;
  }

  get present(): Person[] {
    return this.persons.filter(({ isDismissed }) => !isDismissed);
  }

  get narrator(): Person {
    let narrator = this.present.find(({ isNarrator }) => isNarrator);
    if (!narrator) {
      narrator = this.add();
      narrator.isNarrator = true;
    }
    return narrator;
  }

  findByName({ given, last, honorific }: NameRun): Person | null {
    const honorificRole = honorific === null ? undefined : honorifics[honorific]?.role;
    const fits = (person: Person): boolean => {
      if (given && person.given) {
        const isSame =
          person.given === given || isShortOf(given, person.given) || isShortOf(person.given, given);
        return (
          (isSame && (!last || !person.last || last === person.last)) || (!last && person.last === given)
        );
      }
      if (last && person.last === last && !given) return true;
      if (last && !given && person.given === last) return true;
      return given !== null && !last && person.last === given;
    };
    return (
      this.present.find(fits) ??
      (honorificRole
        ? this.present.find(
            (person) => person.given === null && person.last === null && person.role === honorificRole,
          )
        : undefined) ??
      null
    );
  }

  /** Gives the name to a person, who may have been known by a role only. */
  name(person: Person, run: NameRun, text: string): void {
    const isFuller = text.length > person.displayName.length || person.given === null;
    person.given ??= run.given;
    person.last ??= run.last;
    if (run.honorific) {
      person.honorific ??= run.honorific;
      const known = honorifics[run.honorific];
      if (known?.gender && person.gender === 'unknown') person.gender = known.gender;
      if (known?.role && person.role === '')
        person.addRole({
          label: known.role,
          kind: ['aunt', 'uncle', 'grandmother', 'grandfather'].includes(known.role) ? 'kin' : 'job',
        });
      if (known?.age) person.age ??= known.age;
    }
    const gender = run.given ? readFirstName(run.given)?.gender : undefined;
    if (gender && gender !== 'unknown' && person.gender === 'unknown') person.gender = gender;
    if (isFuller) person.displayName = text;
  }

  findByLabel(label: string): Person | null {
    const byRecency = this.present.toSorted((one, other) => lastPlace(other) - lastPlace(one));
    return (
      byRecency.find((person) => person.role === label) ??
      byRecency.find((person) => person.labels.has(label)) ??
      byRecency.find(
        (person) => !label.includes(' ') && [...person.labels].some((known) => known.endsWith(` ${label}`)),
      ) ??
      null
    );
  }

  /** Finds the person that "the man" or a similar role refers to. */
  findFitting(role: Role, sentence: number): Person | null {
    const isChild = role.age === 'child';
    return (
      this.present
        .filter(({ isNarrator, isAnimal }) => !isNarrator && !isAnimal)
        .filter(
          (person) =>
            person.canBe(role.gender ?? 'unknown') &&
            (role.gender !== undefined || isChild) &&
            (person.age === null || (person.age === 'child') === isChild),
        )
        .filter(
          ({ age }) =>
            !(role.age === 'young' && age === 'old') &&
            !(role.age === 'old' && (age === 'young' || age === 'child')),
        )
        .filter((person) => sentence - (person.mentions.at(-1)?.sentence ?? -99) <= 3)
        .toSorted((one, other) => lastPlace(other) - lastPlace(one))[0] ?? null
    );
  }

  /** Resolves a pronoun: prefers people of its gender, then people who act, then recent mentions. */
  findByGender(
    gender: Gender,
    sentence: number,
    { besides = null, isSubject = true }: { besides?: Person | null; isSubject?: boolean } = {},
  ): Person | null {
    const rank = (person: Person): number => {
      const last = person.mentions.at(-1)!;
      const here = person.mentions.slice(-8).filter((mention) => mention.sentence === last.sentence);
      return (
        last.sentence * 10 +
        (person.gender === gender ? (isSubject ? 8 : 20) : 0) +
        (here.some(({ acts }) => acts) ? 6 : 0) +
        ((person.isAnimal && person.given === null) ||
        person.isOnlyOwner ||
        (person.role === 'baby' && person.given === null)
          ? -16
          : 0) +
        (person.mentions.every(({ isQuoted }) => isQuoted) ? -16 : 0) +
        last.from / 100_000
      );
    };
    return (
      this.present
        .filter(
          (person) =>
            !person.isNarrator && person !== besides && person.mentions.length > 0 && person.canBe(gender),
        )
        .filter(
          (person) => sentence - person.mentions.at(-1)!.sentence <= (person.gender === gender ? 12 : 6),
        )
        .toSorted((one, other) => rank(other) - rank(one))[0] ?? null
    );
  }
}

const lastPlace = (person: Person): number => person.mentions.at(-1)?.from ?? -1;
