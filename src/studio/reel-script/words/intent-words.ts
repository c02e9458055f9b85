import type { IndustryWords } from './industry-words.ts';

/** Lines of an intent. The rules of `IndustryWords` hold; `{doing}` and `{todo}` are the industry's. */
export type IntentWords = {
  hooks: readonly string[];
  /** Null: the industry's problems. */
  problems: readonly string[] | null;
  promises: readonly string[];
  /** Which of the industry's lines follow the promise. */
  benefits: 'benefits' | 'tips' | 'evidence' | 'craft' | 'steps';
  calls: readonly string[];
  /** Whether the promise may give way to what the user wrote about the offer. Else that is said before the call. */
  sells: boolean;
};

type Sources = Pick<IndustryWords, 'hooks' | 'problems' | 'promises' | 'calls'>;
/** Everything of a reel without a special intent is the industry's. */
export const generalWords = (industry: Sources): IntentWords => ({
  hooks: industry.hooks,
  problems: null,
  promises: industry.promises,
  benefits: 'benefits',
  calls: industry.calls,
  sells: true,
});
