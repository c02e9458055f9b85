import type { HookIdea } from '#contract/calls/hooks.ts';
import { speakingStyleOf, type HookStyle } from '#contract/hook-styles.ts';
import { writeHooks } from '#studio/hook-writer/write-hooks.ts';
import { estimateSpokenSeconds } from '#studio/reel-script/estimate-spoken-seconds.ts';
import { AppError } from '../../errors.ts';

type Request = { sold: string; audience?: string | null | undefined; tone: HookStyle; version?: number };

/** Ten hooks for an offer. Throws `hook_offer_unreadable` if the text names neither a product nor its purpose. */
export function writeHookIdeas({ sold, audience, tone, version = 0 }: Request): HookIdea[] {
  const hooks = writeHooks({ sold, ...(audience ? { audience } : {}), tone, version });
  if (!hooks) throw new AppError('hook_offer_unreadable', 'The text does not say what is sold');
  return hooks.map((hook) => ({
    ...hook,
    spokenSeconds: Math.round(estimateSpokenSeconds(hook.text, speakingStyleOf[tone]) * 10) / 10,
  }));
}
