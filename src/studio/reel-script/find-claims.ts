import { chooseIndustry } from './choose-industry.ts';
import { finance } from './words/finance.ts';
import { healthcare } from './words/healthcare.ts';

/** Words that state facts about a brand which only its owner can know. */
const claims: readonly RegExp[] = [
  /\d+(?:[.,]\d+)*/g,
  /[%€$£¥₹#]|\b(?:percent|dollars?|euros?|pounds?|cents?)\b/g,
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|billions?|dozens?)\b/g,
  /\b(?:half (?:price|off)|doubles?|triples?|twice as)\b/g,
  /\b(?:best|number one|leading|top[- ]rated|award\w*|cheapest|lowest|fastest|highest|unbeatable|unique|perfect|the only|world['’]s|most (?:trusted|popular|advanced|loved))\b/g,
  /\b(?:guarantee\w*|warrant\w*|we promise|risk[- ]free|money[- ]back|refunds?|certified|approved|proven|clinical\w*|scientific\w*|stud(?:y|ies) shows?|licensed|insured)\b/g,
  /\b(?:free|cheap\w*|discounts?|on sale|savings?|save (?:up|money|on)|deals?|bargains?|prices?|no cost)\b/g,
  /\b(?:win|wins|won|prizes?|gifts?|giveaways?|bonus\w*)\b/g,
  /\b(?:(?:our|happy|satisfied) (?:customers|clients|users)|(?:customers|clients|users|people) (?:say|love|rave|swear)|trusted by|loved by|(?:five|5)[- ]stars?|changed my life)\b/g,
  /\b(?:limited|last chance|hurry(?= up|!|,)|today only|only today|while (?:stocks|supplies)|ends (?:soon|today|tonight)|before it is gone)\b/g,
  /\b(?:since|founded|established|years of|handmade|handcrafted|organic|sustainabl[ey]|eco|recycled|vegan|natural|locally|family[- ]owned)\b/g,
  /\b(?:instant\w*|overnight|same[- ]day|next[- ]day|around the clock|free shipping)\b/g,
];
/** Promises of healing: "relief", "pain-free", "visible results". */
const medicalClaims =
  /\b(?:cures?|cured|heals?|healed|healing|treats?|treated|treatments?|relie(?:f|ve|ves|ved)|pain[- ]free|safe|effective|diagnos\w+|lose weight|prevents?|recover\w*|(?:good|great|real|visible|lasting) results?)\b/g;
/** Promises of gain or safety: "returns", "earn", "tax-free". */
const financialClaims =
  /\b(?:profits?|returns?|yields?|interest rates?|grow your|rich|wealthy|earn\w*|secure|safe|gains?|beat the market|tax[- ]free)\b/g;

/**
 * Finds the claims of a text that the user did not make: numbers, prices, prizes, guarantees, superlatives, praise by
 * others, false urgency, and in healthcare and finance any outcome. For the industry "Other", outcomes only count if
 * the brief is about health or money.
 */
export function findClaims(text: string, given: { industry: string; words: readonly string[] }): string[] {
  const industry = chooseIndustry(given.industry);
  const patterns = [
    ...claims,
    ...(industry === healthcare ? [medicalClaims] : []),
    ...(industry === finance ? [financialClaims] : []),
  ];
  const source = [given.industry, ...given.words].join(' ').toLowerCase();
  const found = patterns.flatMap((pattern) => text.toLowerCase().match(pattern) ?? []);
  return [...new Set(found.filter((claim) => !source.includes(claim)))];
}
