import { lowerFirst } from './inflect.ts';
import type { Point } from './point.ts';
import type { HookSlots, Slots } from './slots.ts';

const dated = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? /;

/** "Does it have no sugar?" is not asked. */
const negative = /^(?:have|come with) (?:no|zero|nothing)\b|\bnever\b/;
/** Extras that make people look up. */
const treats =
  /\bfree\b|\b(?:coffee|wine|beer|cakes?|cookies|chocolate|pizza|brunch|breakfast|pools?|saunas?|spa|snacks|massages?|music|prosecco|cocktails|popcorn|ice cream|pancakes|tacos|cheese|donuts|hammocks?|hot tub|rooftop|balcony|samples|tastings?)\b/i;

/** "They play country", "they’re certified". */
const personal = (bare: string, verb: Point['verb']): string =>
  verb === 'be' ? bare.replace(/^be /, '’re ') : ` ${bare}`;

/** "Not every espresso machine has no cables. This one does." */
function contrast(
  { says, bare, verb }: Point,
  { words, isPlural, isMass, isPerson }: HookSlots,
): string | null {
  const kind = words['kind'];
  if (!kind || !says || !bare || !verb || isPerson || negative.test(bare)) return null;
  const others = isPlural || isMass ? `not all ${kind}` : `not every ${kind}`;
  const own = isPlural
    ? verb === 'be'
      ? 'These are'
      : 'These do'
    : verb === 'be'
      ? 'This one is'
      : 'This one does';
  return `${others} ${says}. ${own}.`;
}

/** The forms of one point beside the name of the thing. */
export function pointSlots(point: Point, slots: HookSlots): Slots {
  const { words, isPlural, isPerson, isVague } = slots;
  const { relative, says, bare, verb, quote, had } = point;
  const { durable } = words;
  const isNoun = had !== null || !verb;
  const isAsked = bare && verb && !negative.test(bare);
  const after = verb === 'be' ? bare?.replace(/^be /, '') : bare;
  const does = verb === 'be' ? (isPlural ? 'are' : 'is') : isPlural ? 'do' : 'does';
  const itsays =
    says && bare && !negative.test(bare)
      ? `${isPlural || isPerson ? 'they' : 'it'}${
          isPerson
            ? personal(bare, verb)
            : says
                .replace(/^is /, '’s ')
                .replace(/^are /, '’re ')
                .replace(/^(?=[^’])/, ' ')
        }`
      : null;
  return {
    // "An online course with a private group" says nothing yet, and "an app for cooks" is not followed by more.
    rel: isVague && (relative?.startsWith('with ') || words['thing'] !== words['named']) ? null : relative,
    says,
    notall: contrast(point, slots),
    bare: isAsked && verb === 'do' && had === null ? bare : null,
    act: verb === 'do' && isAsked && /^(?:that|who) /.test(relative ?? '') ? bare : null,
    doesyour:
      isAsked &&
      verb === 'do' &&
      had === null &&
      durable &&
      !/^(?:kids|children|toddler|baby|dog|cat|pet)\b/.test(durable)
        ? `${does} your ${durable} ${after}`
        : null,
    itsays,
    fact:
      isNoun || (verb === 'be' && quote && !/^(?:safe|easy|great)/i.test(quote))
        ? quote && lowerFirst(quote)
        : itsays,
    treat:
      had && treats.test(had) && !/^(?:no|zero)\b|\b(?:free|included|provided|welcome)$/.test(had)
        ? had
        : null,
    extra: had && treats.test(had) && /^(?:an?|the|free|live) /.test(had) ? had : null,
    // “You had me at a camera” is odd.
    low: quote && !/^an? /i.test(quote) ? (dated.test(quote) ? quote : lowerFirst(quote)) : null,
    quote,
  };
}
