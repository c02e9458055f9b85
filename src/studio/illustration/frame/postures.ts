import type { Posture, Setting } from '../../story/story.ts';
import type { PoseName } from '../person/poses/find-pose.ts';

const withBed: ReadonlySet<Setting> = new Set<Setting>(['bedroom', 'living-room', 'hospital', 'studio']);
const bedrooms: ReadonlySet<Setting> = new Set<Setting>(['bedroom', 'hospital']);
/** A person who still lies on the carpet of a living room has no bed there. */
const bedSign =
  /\b(?:l(?:ies?|ay|ying)|beds?|asleep|sle(?:eps?|eping|pt)|nap(?:s|ped)?|dream(?:s|ed|t)?)\b/iu;
/** "On the carpet", "in the tall grass". */
const onGround =
  /\b(?:on|in|into) (?:the|a|her|his|their|some) (?:\p{L}+ )?(?:grass|ground|floor|sand|rug|carpet|mat|snow|hay|meadow|lawn|blanket|towel|field|leaves|pitch|beach|deck|pavement)\b/iu;

/** "On the old sofa", "at the table". */
const onSeat =
  /\b(?:on|in) (?:the|a|her|his|my|their|our) (?:\p{L}+ )?(?:sofa|couch|armchair|chair|bench)\b|\bat (?:the|a|her|his|my|their|our) (?:\p{L}+ )?(?:table|desk)\b/iu;

/** Outdoors, people sit on the ground, unless the text names a seat. */
const wild: ReadonlySet<Setting> = new Set<Setting>(['field', 'forest', 'mountains', 'beach', 'lake']);
/** Anything that people sit on, also outdoors. */
const anySeat =
  /\b(?:bench|chair|deckchair|stool|log|stump|stone|rock|wall|swing|hammock|wheelchair|boat|canoe|jetty|horse|pony|donkey|tractor|bike|bicycle|table|bale|crate|box|lap|shoulders?|back)\b/iu;

/** Poses that say less than the posture. */
const idle: ReadonlySet<PoseName> = new Set<PoseName>([
  ...(['stand', 'talk', 'listen', 'think', 'laugh', 'sit', 'lean', 'walk'] as const),
  ...(['look-up', 'wake', 'search', 'hold-out', 'show', 'yawn'] as const),
]);
const nearGround: ReadonlySet<PoseName> = new Set<PoseName>(['hug', 'examine', 'work', 'comfort', 'pour']);

/**
 * The pose of a person whose posture the text states. A person who sleeps in a park or an office sleeps on a seat, and one
 * who lies down there lies on the ground.
 */
export function atRest(
  action: PoseName,
  posture: Posture | undefined,
  { setting, moment }: { setting: Setting; moment: string },
): PoseName {
  const hasBed =
    withBed.has(setting) && !onGround.test(moment) && (bedrooms.has(setting) || bedSign.test(moment));
  if (
    posture === 'lie' &&
    (action === 'sleep' || idle.has(action) || (action === 'eat' && onGround.test(moment)))
  )
    return hasBed ? 'sleep' : 'lie';
  const isOnGround = onGround.test(moment) || (wild.has(setting) && !anySeat.test(moment));
  if (posture === 'sit' && idle.has(action) && isOnGround && !onSeat.test(moment)) return 'sit-on-ground';
  if (action === 'sleep' && (!withBed.has(setting) || onSeat.test(moment))) return 'sit';
  if (posture === 'kneel' && (idle.has(action) || nearGround.has(action))) return 'kneel';
  return action;
}

const closedEyes =
  /\bclos(?:es|ed|ing) (?:her|his|my|their) eyes\b|\b(?:her|his|my|their|with) eyes (?:are |were )?closed\b/iu;
export const closesEyes = (moment: string): boolean => closedEyes.test(moment);

/** "Fainted", "was knocked out", "passed out", but not "passed out the plates". */
const unconscious =
  /\bknocked (?:out|unconscious)\b|\bfaint(?:s|ed)\b|\bpass(?:es|ed) out(?! (?:the|an?|some|free|her|his|their|(?!as\b|across\b)\p{L}+s)\b)|\bcollaps(?:es|ed)\b/iu;
export const isUnconscious = (moment: string): boolean => unconscious.test(moment);

const sleepless =
  /\bawake\b|\b(?:could|can|did|does|would)(?: not|n[’']t) (?:fall a)?sleep\b|\bcannot sleep\b|\bsleepless\b/iu;
export const isSleepless = (narration: string): boolean => sleepless.test(narration);
