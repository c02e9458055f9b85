import type { ReelIntent } from './reel-script.ts';

/**
 * The first match counts: "product launch tutorial" is a tutorial, "customer story behind the launch" is a testimonial.
 */
const signs: readonly (readonly [ReelIntent, RegExp])[] = [
  ['testimonial', /testimonial|review|customer|client (?:story|voice)|case stud|social proof|success stor/],
  ['behind-the-scenes', /behind|making[ -]of|backstage|day in the life|workshop tour|process/],
  ['onboarding', /onboard|welcome|getting started|first (?:day|steps)|new (?:hire|joiner|user|member)/],
  ['founder', /founder|our story|about us|origin|mission|values|meet the (?:team|maker|owner)|history/],
  ['how-to', /how[ -]?to|tutorial|tips?\b|guide|explain|lesson|demo|walk[ -]?through|skill|compliance|learn/],
  ['offer', /offer|sale|promo|discount|deal|coupon|seasonal|holiday|black friday|limited/],
  ['launch', /launch|announce|new (?:product|collection|arrival|release)|reveal|teaser|introduc|coming soon/],
];
const categorySigns: readonly (readonly [ReelIntent, RegExp])[] = [
  ['how-to', /training|education|tutorial/],
  ['founder', /brand story|about/],
];

/** The purpose of the chosen subcategory; its category decides if its own name has no known word. */
export function readIntent(subcategoryName: string, categoryName = ''): ReelIntent {
  const name = subcategoryName.toLowerCase();
  const category = categoryName.toLowerCase();
  const found =
    signs.find(([, sign]) => sign.test(name)) ??
    categorySigns.find(([, sign]) => sign.test(category)) ??
    signs.find(([, sign]) => sign.test(category));
  return found?.[0] ?? 'general';
}
