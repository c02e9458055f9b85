import { chooseIndustry } from './choose-industry.ts';
import type { ReelIntent } from './reel-script.ts';
import { generalWords, type IntentWords } from './words/intent-words.ts';
import type { IndustryWords } from './words/industry-words.ts';
import { founder, launch, offer } from './words/selling-intents.ts';
import { behindTheScenes, howTo, onboarding, testimonial } from './words/telling-intents.ts';

const intents: Record<Exclude<ReelIntent, 'general'>, IntentWords> = {
  launch,
  offer,
  founder,
  testimonial,
  onboarding,
  'how-to': howTo,
  'behind-the-scenes': behindTheScenes,
};

export type ReelWords = { intent: IntentWords; industry: IndustryWords; problems: readonly string[] };

/** Returns all lines for a reel of this intent in this industry, with the industry's words filled in. */
export function chooseWords(intentName: ReelIntent, industryName: string): ReelWords {
  const industry = chooseIndustry(industryName);
  const intent = intentName === 'general' ? generalWords(industry) : intents[intentName];
  const fill = (line: string) => line.replace('{doing}', industry.doing).replace('{todo}', industry.todo);
  return {
    intent: { ...intent, hooks: intent.hooks.map(fill) },
    industry,
    problems: intent.problems ?? industry.problems,
  };
}
