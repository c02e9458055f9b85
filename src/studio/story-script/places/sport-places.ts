import type { Setting } from '#studio/story/story.ts';
import type { Token } from '../text/tokens.ts';
import type { PlaceEvidence } from './place-signs.ts';
import { namedWeight } from './weigh-place.ts';

type Signs = Map<Setting, PlaceEvidence>;

const swimWords = new Set(
  'swim swims swam swimming swimmer swimmers lifeguard goggles lengths dive dived dives'.split(' '),
);
const ballGameWords = new Set(
  `goalkeeper keeper striker referee midfielder defender penalty football soccer rugby pitch touchline scored scores
  goal coach captain team season league halftime match game games field`.split(/\s+/u),
);
const certainBallGameWords = new Set(
  'goalkeeper striker midfielder football soccer rugby penalty touchline scored'.split(' '),
);
const otherSportWords = new Set(
  'basketball volleyball hockey handball rink swim swimming tennis boxing chess cards console video'.split(
    ' ',
  ),
);
const inPlayWords = new Set(
  'game games match matches scored scores goal penalty kickoff halftime goalkeeper striker referee whistle'.split(
    ' ',
  ),
);
/** Weaker than a place that the sentence names, such as the hospital to which the goalkeeper is driven. */
const inPlayWeight = 1.1;

/** In a text about swimming that names a pool, moves swimmers and lifeguards from the beach to the pool. */
export function swimInPool(signs: readonly Signs[], tokens: readonly Token[]): void {
  const pools = tokens.filter(({ word }) => word === 'pool');
  if (pools.length === 0 || !tokens.some(({ word }) => swimWords.has(word))) return;
  for (const { sentence } of pools) {
    const pool = weightsOf(signs[sentence]!, 'pool');
    signs[sentence]!.set('pool', { ...pool, named: Math.max(pool.named, namedWeight) });
  }
  for (const sentence of signs) {
    const beach = sentence.get('beach');
    if (!beach || beach.named > 0) continue;
    sentence.delete('beach');
    const pool = weightsOf(sentence, 'pool');
    sentence.set('pool', { ...pool, suggested: pool.suggested + beach.suggested });
  }
}

/** In a text about a ball game, play happens on the pitch, and "the field" means the pitch too. */
export function playOnPitch(signs: readonly Signs[], tokens: readonly Token[]): void {
  const found = new Set(tokens.map(({ word }) => word).filter((word) => ballGameWords.has(word)));
  const isCertain = [...found].some((word) => certainBallGameWords.has(word));
  if (found.size < 2 || !isCertain || tokens.some(({ word }) => otherSportWords.has(word))) return;
  for (const [sentence, here] of signs.entries()) {
    const pitch = weightsOf(here, 'pitch');
    const field = here.get('field');
    const words = tokens.filter((token) => token.sentence === sentence).map(({ word }) => word);
    if (field && words.includes('field')) {
      here.delete('field');
      here.set('pitch', {
        named: pitch.named + field.named,
        suggested: pitch.suggested + field.suggested,
      });
    } else if (words.some((word) => inPlayWords.has(word)))
      here.set('pitch', { ...pitch, named: Math.max(pitch.named, inPlayWeight) });
  }
}

const hallGames = new Set('basketball netball volleyball handball badminton futsal'.split(' '));
const inHallWords = new Set(
  'game games match matches goal goals score scores scored shot hoop basket ball whistle court team net umpire referee'.split(
    ' ',
  ),
);

/** In a text about a game that is played indoors, play happens in the sports hall. */
export function playInHall(signs: readonly Signs[], tokens: readonly Token[]): void {
  if (!tokens.some(({ word }) => hallGames.has(word))) return;
  for (const [sentence, here] of signs.entries()) {
    here.delete('pitch');
    if (!tokens.some((token) => token.sentence === sentence && inHallWords.has(token.word))) continue;
    const gym = weightsOf(here, 'gym');
    here.set('gym', { ...gym, named: Math.max(gym.named, inPlayWeight) });
  }
}

const weightsOf = (signs: Signs, setting: Setting) => signs.get(setting) ?? { named: 0, suggested: 0 };
