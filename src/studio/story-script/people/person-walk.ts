import type { Age } from '#studio/story/story.ts';
import { Cast } from '../cast/cast.ts';
import { findDescribed, findPersonAt } from './described-person.ts';
import { isVerb } from '../text/dictionary.ts';
import type { NameRun } from './find-names.ts';
import type { RolePlace } from './find-roles.ts';
import { findNamedAfter } from './named-in-clause.ts';
import { findNamed, findNamesAfter } from './linked-names.ts';
import type { Mention, Person } from './person.ts';
import { relate } from './relate.ts';
import { isOfYourPet } from './your-pet.ts';
import { findKnownGroup } from './known-group.ts';
import { findCalled, findRevealed, findStranger, isBehindVerb, isSaidBy } from './named-later.ts';
import { countSeveral } from './count-several.ts';
import { ageOfYears, readAge, readNumber } from './read-age.ts';
import type { Token } from '../text/tokens.ts';
import { copulas, firstPerson, isPerceived, notOwned, pronounGender } from '../words/pronouns.ts';

/** Determiners of generic roles: "every mother", "some customers". */
const general = new Set(
  'every each any no some many most all your such what these those few several more'.split(' '),
);

const wildAnimals = /^(?:bear|elephant|lion|tiger|dinosaur|unicorn|giraffe|monkey|panda)$/u;

/** Reads names, roles and pronouns in order, and resolves each to a person. */
export class PersonWalk {
  readonly cast = new Cast();
  readonly #linked = new Map<number, Person>();

  readonly tokens: readonly Token[];
  readonly runAt: ReadonlyMap<number, NameRun>;

  constructor(tokens: readonly Token[], runAt: ReadonlyMap<number, NameRun>) {
    this.tokens = tokens;
    this.runAt = runAt;
  }

  #word(index: number, sentence: number): string {
    const token = this.tokens[index];
    return token?.sentence === sentence ? token.word : '';
  }

  #acts(to: number): boolean {
    const { sentence, isPossessive } = this.tokens[to]!;
    if (isPossessive) return false;
    const gap = this.tokens[to + 1]?.gap ?? '';
    const next = this.#word(to + 1, sentence);
    const after = this.#word(to + 2, sentence);
    return (
      (isVerb(next) && gap === ' ') ||
      next === 'who' ||
      (/ly$|^(?:never|always|just|also|still|often|then|and|now|finally)$/u.test(next) && isVerb(after))
    );
  }

  /** The subject of the clause of an object pronoun: in "Mouse told him", "him" is not Mouse. */
  #subjectBefore(index: number): Person | null {
    const { sentence } = this.tokens[index]!;
    const acting = this.cast.present.flatMap((person) =>
      person.mentions
        .slice(-8)
        .filter((mention) => mention.sentence === sentence && mention.acts)
        .map((mention) => ({ person, mention })),
    );
    return acting.toSorted((one, other) => other.mention.from - one.mention.from)[0]?.person ?? null;
  }

  #mention(person: Person, from: number, to: number, kind: Mention['kind']): void {
    const acts = this.#acts(to) || isSaidBy(from, this) || (kind !== 'pronoun' && isBehindVerb(from, this));
    if (kind === 'role') person.noteRole(this.tokens[to]!);
    const { sentence, isQuoted } = this.tokens[to]!;
    person.mentions.push({ from, to, sentence, kind, acts, isQuoted });
  }

  readName(run: NameRun): void {
    const { sentence, gap } = this.tokens[run.from]!;
    const text = this.tokens
      .slice(run.from, run.to + 1)
      .map((token, index) => (index > 0 ? token.gap : '') + token.text)
      .join('');
    let person = this.#linked.get(run.from) ?? this.cast.findByName(run);
    if (!person) {
      const before = this.#word(run.from - 1, sentence);
      const twoBefore = this.#word(run.from - 2, sentence);
      const threeBefore = this.#word(run.from - 3, sentence);
      const isOwnName =
        (before === 'is' && twoBefore === 'name') ||
        (before === "i'm" && gap === ' ') ||
        (before === 'am' && twoBefore === 'i') ||
        (before === 'me' && twoBefore === 'call');
      if (isOwnName && this.tokens[run.from]!.isQuoted) person = findStranger(run, this);
      else if (isOwnName && (twoBefore !== 'name' || threeBefore === 'my')) person = this.cast.narrator;
      else if (
        (before === 'is' || before === 'was') &&
        twoBefore === 'name' &&
        (threeBefore === 'her' || threeBefore === 'his')
      )
        person = findCalled(this.cast, threeBefore === 'her' ? 'female' : 'male', sentence);
      if (person?.given) person = null;
    }
    person ??= this.cast.add();
    this.cast.name(person, run, text);
    const age = readAge(this.tokens, run.from, run.to);
    if (age && !(age === 'child' && person.roleKind === 'job')) person.age = age;
    this.#mention(person, run.from, run.to, 'name');
  }

  readPronoun(index: number, isMostlyQuoted: boolean): void {
    const { word, isQuoted, sentence, text } = this.tokens[index]!;
    if (isQuoted) return;
    if (firstPerson.has(word) && !(word === 'i' && text === 'i' && this.tokens[index]!.gap === '.')) {
      if (isMostlyQuoted) return;
      this.#mention(this.cast.narrator, index, index, 'pronoun');
      const age = word.startsWith('i')
        ? (readAge(this.tokens, index, index) ??
          this.#readAgeBefore(index, sentence) ??
          (word === "i'm" ? readAge(this.tokens, index, index - 1) : null))
        : null;
      if (age && this.#word(index + 1, sentence) !== 'was') this.cast.narrator.age = age;
      return;
    }
    const gender = pronounGender(word);
    if (!gender) return;
    const next = this.tokens[index + 1];
    const isObject =
      word === 'him' ||
      (word === 'her' &&
        (!next ||
          next.sentence !== sentence ||
          next.gap !== ' ' ||
          notOwned.test(next.word) ||
          isPerceived(this.#word(index - 1, sentence), next.word)));
    const isSubject = word === 'he' || word === 'she';
    let person = this.cast.findByGender(gender, sentence, {
      besides: isObject ? this.#subjectBefore(index) : isSubject ? findNamedAfter(index, this) : null,
      isSubject: word === 'he' || word === 'she',
    });
    if (!person) {
      if (word === 'her' || word === 'his' || word === 'him' || isOfYourPet(this.tokens, sentence)) return;
      person = this.cast.add();
      person.isPronounOnly = true;
      person.gender = gender;
    }
    if (person.gender === 'unknown' || (person.mentions.at(-1)?.sentence ?? -9) >= sentence - 1)
      person.voteGender(gender);
    const age = ['he', 'she'].includes(word) ? readAge(this.tokens, index, index) : null;
    if (age && !person.isAnimal && this.#word(index + 1, sentence) !== 'was') person.age = age;
    this.#mention(person, index, index, 'pronoun');
  }

  /** "Yesterday, at 68, I crossed the line". */
  #readAgeBefore(index: number, sentence: number): Age | null {
    const years = readNumber(this.#word(index - 1, sentence));
    return years !== null && years > 5 && this.#word(index - 2, sentence) === 'at' ? ageOfYears(years) : null;
  }

  readRole(place: RolePlace): void {
    const { role, isPlural, determiner, count, from, to, begin } = place;
    const { sentence } = this.tokens[from]!;
    const before = this.#word(begin - 1, sentence);
    const possessor = this.#readPossessor(place);
    if (isPlural) return this.#readSeveral(place, possessor);
    if (determiner !== null && general.has(determiner) && !(determiner === 'your' && findNamed(place, this)))
      return;
    if (/^(?:like|than|not|isn't|without)$/u.test(before)) return;

    // "His bear" is a toy.
    if (role.kind === 'animal' && wildAnimals.test(role.label) && /^(?:my|her|his)$/u.test(determiner ?? ''))
      return;

    if (
      role.kind === 'relation' &&
      copulas.has(before) &&
      this.#word(begin - 2, sentence) === 'it' &&
      !findNamed(place, this)
    )
      return;

    const described = this.#findMeant(place);
    if (described) {
      const known = this.cast.present.find(
        (person) =>
          person !== described &&
          person.given === null &&
          person.role === role.label &&
          role.kind !== 'relation' &&
          !person.isNarrator,
      );
      if (known && described.given !== null) described.absorb(known);
      described.addRole(role);
      const itsName = described.given === null ? findNamed(place, this) : null;
      if (itsName) this.#linked.set(itsName.from, described);
      relate(described, role.label, possessor);
      return;
    }
    const named = findNamed(place, this);
    const isSelfEvident =
      (role.kind === 'kin' && ['mother', 'father', 'grandmother', 'grandfather'].includes(role.label)) ||
      (role.kind === 'animal' && this.tokens[from]!.isCapital);
    if (
      determiner === null &&
      count === null &&
      !named &&
      !isSelfEvident &&
      !(this.tokens[from]!.isCapital && !this.tokens[from]!.isFirst && this.#acts(to))
    )
      return;

    const isOther =
      ['another', 'other'].includes(determiner ?? '') ||
      /^(?:second|other|different|next)$/u.test(this.#word(from - 1, sentence));
    let person = named ? this.cast.findByName(named) : null;
    if (!person && !isOther) {
      person = this.cast.findByLabel(role.label);
      if (person?.isNarrator && determiner !== 'the') person = null;
      // "His son" is not the person behind "his".
      if (person && person === possessor) person = null;
      if (person?.honorific && /^(?:son|daughter|kid)$/u.test(role.label)) person = null;
      if (person && named && person.given && named.given !== person.given) person = null;
      // "The lady at the counter" is introduced here.
      const isIntroduced = /^(?:behind|at|in|next|from|on|with|beside)$/u.test(this.#word(to + 1, sentence));
      if (!person && !isIntroduced && role.kind === 'plain' && determiner !== 'a' && determiner !== 'an')
        person = this.cast.findFitting(role, sentence);
      if (!person && role.label === 'kid' && determiner === 'the')
        person = this.cast.findFitting(role, sentence);
    }
    if (person && named && person.given && named.given !== person.given) person = null;
    person ??= this.cast.add();
    person.addRole(role);
    const read = readAge(this.tokens, from, to);
    // "A very small knight", "a little old woman": small people with a trade are adults.
    const age = read === 'child' && role.kind === 'job' && role.age !== 'child' ? null : read;
    if (age && (person.age === null || role.age === person.age || age === 'child')) person.age = age;
    relate(person, role.label, possessor);
    if (named) this.#linked.set(named.from, person);
    this.#mention(person, from, to, 'role');
  }

  /** The person described by a role, but not Yuki in "Yuki, her mother Keiko and …". */
  #findMeant(place: RolePlace): Person | null {
    const found = findDescribed(place, this) ?? findRevealed(place, this);
    const own = found && found.given !== null && place.role.kind === 'kin' ? findNamed(place, this) : null;
    return own && own.given !== found!.given ? null : found;
  }

  /** "Two kids", "her parents", "our kids Ben and Lily". */
  #readSeveral(place: RolePlace, possessor: Person | null): void {
    const { role, determiner, count, from, to } = place;
    const known = findKnownGroup(place, this.cast.present);
    if (known.length > 0) {
      for (const person of known) this.#mention(person, from, to, 'role');
      return;
    }
    const names = findNamesAfter(to, this);
    if (names.length > 0 && (determiner !== null || count !== null)) {
      for (const run of names) {
        const person = this.cast.findByName(run) ?? this.cast.add();
        if (person.given === null) this.cast.name(person, run, this.tokens[run.from]!.text);
        person.addRole(role);
        this.#linked.set(run.from, person);
        relate(person, role.label, possessor);
      }
      return;
    }
    const number = countSeveral(place);
    if (number === 0) return;
    const labelled = this.cast.present.filter((person) => person.labels.has(role.label));
    for (let index = 0; index < number; index++) {
      const person = labelled[index] ?? (labelled.length > 0 && count === null ? null : this.cast.add());
      if (!person) break;
      person.addRole(role);
      // Later they are "the twins".
      if (this.#word(from - 1, this.tokens[from]!.sentence) === 'twin') person.labels.add('twin');
      relate(person, role.label, possessor);
      this.#mention(person, from, to, 'role');
    }
  }

  #readPossessor({ determiner, begin }: RolePlace): Person | null {
    const token = this.tokens[begin];
    if (determiner === null || !token || token.isQuoted) return null;
    if (determiner === 'my') {
      this.#mention(this.cast.narrator, begin, begin, 'pronoun');
      return this.cast.narrator;
    }
    if (determiner === 'her' || determiner === 'his') {
      const gender = determiner === 'her' ? 'female' : 'male';
      return this.cast.findByGender(gender, token.sentence, { isSubject: false });
    }
    return determiner === '’s' ? findPersonAt(this.cast, begin - 1, undefined) : null;
  }
}
