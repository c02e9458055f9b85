export const reelRoles = ['hook', 'problem', 'promise', 'benefit', 'call-to-action'] as const;
export type ReelRole = (typeof reelRoles)[number];

/** The purpose of a reel, read from its subcategory. */
export const reelIntents = [
  'launch',
  'offer',
  'testimonial',
  'onboarding',
  'how-to',
  'founder',
  'behind-the-scenes',
  'general',
] as const;
export type ReelIntent = (typeof reelIntents)[number];

export const reelDurations = [15, 30, 60] as const;
export type ReelDuration = (typeof reelDurations)[number];

export type ReelLine = { role: ReelRole; text: string };
/** In speaking order. */
export type ReelScript = { lines: ReelLine[] };

export type ReelBrief = {
  brandName: string;
  /** One of the offered industries, or the user's own words. */
  industry: string;
  intent: ReelIntent;
  /** One line on what is sold. */
  offer?: string;
  callToAction?: string;
  durationSeconds: ReelDuration;
  /** 0, 1, 2 …: each gives another script for the same brief. */
  version: number;
};
