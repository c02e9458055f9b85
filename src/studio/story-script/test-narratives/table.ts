import { adverts } from './adverts.ts';
import { everydayStories } from './everyday-stories.ts';
import { founderStories } from './founder-stories.ts';
import { judgedStories } from './judged-stories.ts';
import { freshEvenings } from './fresh-evenings.ts';
import { freshMornings } from './fresh-mornings.ts';
import type { NarrativeFacts } from './narrative-facts.ts';
import { ordinaryStories } from './ordinary-stories.ts';
import { ordinaryThings } from './ordinary-things.ts';
import { ordinaryWeeks } from './ordinary-weeks.ts';
import { tales } from './tales.ts';
import { unseenDays } from './unseen-days.ts';
import { unseenHomes } from './unseen-homes.ts';
import { unseenTrades } from './unseen-trades.ts';
import { unseenWays } from './unseen-ways.ts';
import { workStories } from './work-stories.ts';

export const narratives: NarrativeFacts[] = [
  ...adverts,
  ...founderStories,
  ...tales,
  ...everydayStories,
  ...workStories,
  ...judgedStories,
  ...unseenTrades,
  ...unseenHomes,
  ...ordinaryStories,
  ...unseenDays,
  ...unseenWays,
  ...freshMornings,
  ...freshEvenings,
  ...ordinaryThings,
  ...ordinaryWeeks,
];
