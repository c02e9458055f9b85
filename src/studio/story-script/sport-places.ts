import type { Setting } from '#studio/story/story.ts';
import type { Token } from './tokens.ts';

/** Where a text that speaks of swimming names a pool, its swimmers and lifeguards are at that pool, not at the beach. */
export function swimInPool(
  signs: readonly Map<Setting, { named: number; suggested: number }>[],
  tokens: readonly Token[],
): void {
  const pools = tokens.filter(({ word }) => word === 'pool');
  if (pools.length === 0 || !tokens.some(({ word }) => swimSign.test(word))) return;
  for (const { sentence } of pools) {
    const entry = signs[sentence]!.get('pool') ?? { named: 0, suggested: 0 };
    signs[sentence]!.set('pool', { ...entry, named: Math.max(entry.named, 1.2) });
  }
  for (const sentence of signs) {
    const beach = sentence.get('beach');
    if (!beach || beach.named > 0) continue;
    sentence.delete('beach');
    const pool = sentence.get('pool') ?? { named: 0, suggested: 0 };
    sentence.set('pool', { ...pool, suggested: pool.suggested + beach.suggested });
  }
}
const swimSign = /^(?:swim|swims|swam|swimming|swimmers?|lifeguard|goggles|lengths|dive[sd]?)$/u;

/** Where a text tells of a ball game, its games and goals are on the pitch, and its field is no farmer's. */
export function playOnPitch(
  signs: readonly Map<Setting, { named: number; suggested: number }>[],
  tokens: readonly Token[],
): void {
  const found = new Set(tokens.flatMap(({ word }) => ballGame.exec(word)?.[0] ?? []));
  const isSure = [...found].some((word) => surely.test(word));
  if (found.size < 2 || !isSure || tokens.some(({ word }) => otherSport.test(word))) return;
  for (const [sentence, here] of signs.entries()) {
    const pitch = here.get('pitch') ?? { named: 0, suggested: 0 };
    const field = here.get('field');
    if (field && tokens.some((token) => token.sentence === sentence && token.word === 'field')) {
      here.delete('field');
      here.set('pitch', { ...pitch, named: pitch.named + field.named });
    } else if (tokens.some((token) => token.sentence === sentence && inPlay.test(token.word)))
      here.set('pitch', { ...pitch, named: Math.max(pitch.named, inPlayWeight) });
  }
}
const ballGame =
  /^(?:goalkeeper|keeper|striker|referee|midfielder|defender|penalty|football|soccer|rugby|pitch|touchline|scored|scores|goal|coach|captain|team|season|league|halftime|match|games?|field)$/u;
const surely = /^(?:goalkeeper|striker|midfielder|football|soccer|rugby|penalty|touchline|scored)$/u;
const otherSport =
  /^(?:basketball|volleyball|hockey|handball|rink|swim|swimming|tennis|boxing|chess|cards|console|video)$/u;
const inPlay =
  /^(?:games?|match|matches|scored|scores|goal|penalty|kickoff|halftime|goalkeeper|striker|referee|whistle)$/u;
/** Less than a place that the sentence names itself: the hospital to which the goalkeeper is driven. */
const inPlayWeight = 1.1;
