import type { IndustryWords } from './industry-words.ts';

/** Lines of an intent, with the rules of `IndustryWords`; `{doing}` and `{todo}` are replaced by the industry's. */
export type IntentWords = {
  hooks: readonly string[];
  /** Null to use the industry's problems. */
  problems: readonly string[] | null;
  promises: readonly string[];
  /** The kind of the industry's lines that follow the promise. */
  benefits: 'benefits' | 'tips' | 'evidence' | 'craft' | 'steps';
  calls: readonly string[];
  /** Whether the user's offer may replace the promise. Otherwise the offer comes before the call to action. */
  sells: boolean;
};

type Sources = Pick<IndustryWords, 'hooks' | 'problems' | 'promises' | 'calls'>;
/** The words of a reel without a specific intent, all from the industry. */
export const generalWords = (industry: Sources): IntentWords => ({
  hooks: industry.hooks,
  problems: null,
  promises: industry.promises,
  benefits: 'benefits',
  calls: industry.calls,
  sells: true,
});
