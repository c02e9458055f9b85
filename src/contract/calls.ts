import * as account from './calls/account.ts';
import * as accounts from './calls/accounts.ts';
import * as blog from './calls/blog.ts';
import * as brandKit from './calls/brand-kit.ts';
import * as broll from './calls/broll.ts';
import * as cards from './calls/cards.ts';
import * as categories from './calls/categories.ts';
import * as engines from './calls/engines.ts';
import * as generations from './calls/generations.ts';
import * as greenscreens from './calls/greenscreens.ts';
import * as hooks from './calls/hooks.ts';
import * as music from './calls/music.ts';
import * as payments from './calls/payments.ts';
import * as reels from './calls/reels.ts';
import * as referenceVideos from './calls/reference-videos.ts';
import * as shares from './calls/shares.ts';
import * as stories from './calls/stories.ts';
import * as storyboards from './calls/storyboards.ts';
import * as storyVideos from './calls/story-videos.ts';
import * as system from './calls/system.ts';
import * as takes from './calls/takes.ts';
import * as templates from './calls/templates.ts';
import * as tries from './calls/tries.ts';
import * as uploads from './calls/uploads.ts';
import * as videoParts from './calls/video-parts.ts';
import * as videos from './calls/videos.ts';
import * as voices from './calls/voices.ts';
import * as wallet from './calls/wallet.ts';
import type { Call } from './call.ts';

const modules = {
  accounts,
  account,
  wallet,
  payments,
  cards,
  templates,
  categories,
  referenceVideos,
  blog,
  brandKit,
  voices,
  music,
  uploads,
  engines,
  hooks,
  takes,
  videoParts,
  generations,
  videos,
  greenscreens,
  broll,
  reels,
  stories,
  storyboards,
  storyVideos,
  shares,
  tries,
  system,
};

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call of the contract by its export name: for redirects of legacy paths, and for tests that must try them all. */
export const allCalls: Record<string, Call> = Object.fromEntries(
  Object.values(modules).flatMap((module) => Object.entries(module).filter(([, value]) => isCall(value))),
) as Record<string, Call>;
