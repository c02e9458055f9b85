/**
 * Lines of an industry that fit any brand. A line has up to three sentences, of which the first, the first two, or all are
 * spoken: each must make sense without the following ones, or be listed in `half-thoughts.ts`. `{brand}` never starts a
 * sentence, is never the subject of a verb in the present tense and has no possessive, so that any name fits.
 */
export type IndustryWords = {
  /** The viewer's plan, as in "Still putting off …?". */
  doing: string;
  /** The same as in "how to …". */
  todo: string;
  hooks: readonly string[];
  problems: readonly string[];
  /** Each names the brand in its first sentence, and so do the calls. */
  promises: readonly string[];
  benefits: readonly string[];
  /** For how-to reels. */
  tips: readonly string[];
  /** For testimonials: what makes an opinion worth hearing. */
  evidence: readonly string[];
  /** For looks behind the scenes. */
  craft: readonly string[];
  /** For onboarding. */
  steps: readonly string[];
  calls: readonly string[];
};
