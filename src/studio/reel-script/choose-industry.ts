import { eCommerce } from './words/e-commerce.ts';
import { education } from './words/education.ts';
import { entertainment } from './words/entertainment.ts';
import { fashion } from './words/fashion.ts';
import { finance } from './words/finance.ts';
import { food } from './words/food.ts';
import { healthcare } from './words/healthcare.ts';
import type { IndustryWords } from './words/industry-words.ts';
import { other } from './words/other.ts';
import { realEstate } from './words/real-estate.ts';
import { technology } from './words/technology.ts';
import { travel } from './words/travel.ts';
import { tidy } from './sentences.ts';

/**
 * Industries with patterns for their names and for what users write who chose Other. Healthcare and finance come first,
 * because their texts must be the most careful.
 */
const industries: readonly (readonly [IndustryWords, RegExp])[] = [
  [
    healthcare,
    /health|medic|clinic|doctor|dent(?:al|ist)|pharma|therap|physio|hospital|wellness|fitness|gym|supplement|care home|veterin|\bvet\b|nutrition|skin ?care|beauty treat|optic/,
  ],
  [
    finance,
    /financ|bank|insur|invest|crypto|account(?:ing|ant)|\btax|loan|mortgage|credit|wealth|pension|payment|fintech|trading/,
  ],
  [realEstate, /real[ -]?estate|propert|realt|housing|letting|apartment|home sale|estate agent/],
  [
    food,
    /food|beverage|restaurant|caf[eé]|coffee|baker|drink|catering|kitchen|brewery|wine|chocolate|pizza|grocer/,
  ],
  [fashion, /fashion|cloth|apparel|jewel|shoe|footwear|sneaker|accessor|boutique|tailor|textile|streetwear/],
  [travel, /travel|hotel|touris|holiday|vacation|airline|hostel|resort|cruise|\btours?\b/],
  [education, /educat|school|universit|course|tutor|coaching|learning|academy|training|kindergarten/],
  [
    entertainment,
    /entertain|\bgam(?:es?|ing)\b|music|film|cinema|theat|concert|festival|event|stream|podcast|comedy/,
  ],
  [eCommerce, /e-?commerce|online (?:shop|store|retail)|retail|marketplace|web ?shop|\bstore\b/],
  [
    technology,
    /tech|software|saas|\bapps?\b|\bai\b|\bit\b|cloud|hardware|robot|electronic|cyber|data|developer/,
  ],
];

export function chooseIndustry(industry: string): IndustryWords {
  const name = tidy(industry).toLowerCase();
  const found = industries.find(([, sign]) => sign.test(name))?.[0];
  if (found) return found;
  const trade = readTrade(industry);
  if (trade === null) return other;
  return {
    ...other,
    hooks: [...tradeHooks.map((hook) => hook.replace('{trade}', () => trade)), ...other.hooks.slice(0, 4)],
  };
}

const tradeHooks = [
  'Let us talk about {trade}.',
  'A word about {trade}. It will not take long.',
  'So you are looking into {trade}. Good.',
];

/** The trade's name for use inside a sentence; null for other names. */
function readTrade(industry: string): string | null {
  const trade = tidy(industry);
  if (trade === '' || /^other$/i.test(trade) || trade.length > 32 || !/^[\p{L}\p{M}\d &'’/-]+$/u.test(trade))
    return null;
  return /^\p{Lu}\p{Ll}/u.test(trade) ? trade.charAt(0).toLowerCase() + trade.slice(1) : trade;
}
