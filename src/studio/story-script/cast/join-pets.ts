import type { Person } from '../people/person.ts';
import type { Token } from '../text/tokens.ts';
import { roleRows } from '../words/roles.ts';
import type { Cast } from './cast.ts';

const species = new Map(
  roleRows.flatMap(([phrase, { role }]) => (role.kind === 'animal' ? [[phrase, role.label] as const] : [])),
);
const usualNames = new Set(
  `biscuit rex fido rover whiskers fluffy bruno lucky milo rufus luna bella coco simba nala tiger pepper ginger buddy
  socks mittens felix garfield snowy shadow rusty scout ziggy pip muffin cookie waffles patch spot ranger bandit`.split(
    /\s+/u,
  ),
);
const tendedBy =
  /^(?:walk(?:s|ed)?|feed(?:s)?|fed|pet(?:s|ted)?|strok(?:es|ed)|pat(?:s|ted)|groom(?:s|ed)|adopt(?:s|ed))$/u;
/** Verbs that only animals are the subject of. */
const ownDeeds =
  /^(?:bark(?:s|ed)|purr(?:s|ed)|meow(?:s|ed)|miaow(?:s|ed)|wag(?:s|ged)|growl(?:s|ed)|sniff(?:s|ed)|lick(?:s|ed)|whimper(?:s|ed)|chas(?:es|ed)|bleat(?:s|ed)|neigh(?:s|ed))$/u;
const ownParts = /^(?:tail|paws?|fur|lead|leash|collar|bowl|kennel|whiskers|saddle|mane|hooves|ears)$/u;
const thrown = /^(?:sticks?|ball|frisbee)$/u;

/** Whether a name is treated as an animal: it is walked or fed, it barks, it has a tail or sticks are thrown for it. */
function isLikePet({ mentions, given }: Person, tokens: readonly Token[]): boolean {
  if (usualNames.has(given?.toLowerCase() ?? '')) return true;
  return mentions.some(({ from, to, sentence, kind, acts }) => {
    const at = (index: number): string => (tokens[index]?.sentence === sentence ? tokens[index]!.word : '');
    const words = tokens.filter((token) => token.sentence === sentence).map(({ word }) => word);
    if (kind !== 'name') return false;
    const isThrownFor =
      !acts &&
      words.some((word, index) => thrown.test(word) && /^(?:throws?|threw)$/u.test(words[index - 1] ?? ''));
    const pullsLead =
      /^(?:pulled|pulls)$/u.test(at(to + 1)) && words.some((word) => /^(?:lead|leash)$/u.test(word));
    const hasFur = tokens[to]!.isPossessive && ownParts.test(at(to + 1));
    return tendedBy.test(at(from - 1)) || ownDeeds.test(at(to + 1)) || hasFur || isThrownFor || pullsLead;
  });
}

/** "Her dog … Kwame takes Rufus to the park": the name of the pet comes later. "The smallest one, Pip" is one of the goats. */
export function joinPets(cast: Cast, tokens: readonly Token[]): void {
  for (const person of cast.present) {
    const first = person.mentions[0];
    const isOpen = person.given !== null && person.last === null && person.role === '' && !person.isAnimal;
    if (!first || !isOpen || first.kind !== 'name' || person.honorific !== null) continue;
    const kind = speciesBefore(first.from, tokens);
    if (kind === null) continue;
    const isOneOfThem =
      /^(?:one|them)$/u.test(tokens[first.from - 1]?.word ?? '') && tokens[first.from]!.gap.startsWith(', ');
    if (!isOneOfThem && !isLikePet(person, tokens)) continue;
    [person.role, person.roleKind, person.isAnimal] = [kind, 'animal', true];
    const unnamed = cast.present.find(
      (other) => other !== person && other.role === kind && other.given === null && other.isAnimal,
    );
    if (unnamed && !isOneOfThem) person.absorb(unnamed);
  }
}

/** The last species that the text mentions before a token. */
function speciesBefore(from: number, tokens: readonly Token[]): string | null {
  for (let at = from - 1; at >= 0; at--) {
    const found = species.get(tokens[at]!.word);
    if (
      found &&
      !tokens[at]!.isQuoted &&
      !/^(?:food|shelter|park|bed|shop)$/u.test(tokens[at + 1]?.word ?? '')
    )
      return found;
  }
  return null;
}
