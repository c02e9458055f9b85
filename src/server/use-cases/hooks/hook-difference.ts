import type { HookRow, NewHook } from '../../db/hooks.ts';

/** The settings that distinguish one hook from another. */
export type HookSettings = Pick<
  NewHook,
  'templateId' | 'text' | 'overlayEnabled' | 'captionStyle' | 'hookStyle' | 'voice' | 'style' | 'speed'
>;

/** The database may return a speed with a rounding error. */
const speedTolerance = 0.001;

/** Whether both have the same speech and picture; only the overlay or captions may differ. */
const isSameFilm = (hook: HookRow, settings: HookSettings): boolean =>
  hook.template_id === settings.templateId &&
  hook.text === settings.text &&
  hook.hook_style === settings.hookStyle &&
  hook.voice === settings.voice &&
  hook.style === settings.style &&
  Math.abs(hook.speed - settings.speed) < speedTolerance;

export const isSameHook = (hook: HookRow, settings: HookSettings): boolean =>
  isSameFilm(hook, settings) &&
  hook.overlay_enabled === settings.overlayEnabled &&
  hook.caption_style === settings.captionStyle;

/** The stored picture of a finished hook without overlay and captions; null if there is none. */
export const cleanKeyOf = (
  hook: Pick<HookRow, 'clean_key' | 'clip' | 'overlay_enabled' | 'caption_style'>,
): string | null =>
  hook.clean_key ?? (hook.overlay_enabled || hook.caption_style ? null : (hook.clip?.key ?? null));

/** Whether this hook's voice and picture fit these settings, so that only the captions are new. */
const differsInCaptionsOnly = (hook: HookRow, settings: HookSettings): boolean =>
  hook.status === 'completed' &&
  hook.deleted_at === null &&
  isSameFilm(hook, settings) &&
  !settings.overlayEnabled &&
  cleanKeyOf(hook) !== null;

/**
 * The hook whose voice and picture these settings can reuse with other captions: the video's current one, or else its
 * latest take.
 */
export const findCaptionSource = (
  currentHook: HookRow | undefined,
  takes: readonly HookRow[],
  settings: HookSettings,
): HookRow | null =>
  [...takes, ...(currentHook ? [currentHook] : [])].findLast((hook) =>
    differsInCaptionsOnly(hook, settings),
  ) ?? null;

/**
 * The variation of the next take with these settings: how many the video already has. Hooks that differ only in their
 * captions have the same variation.
 */
export const nextVariation = (takes: readonly HookRow[], settings: HookSettings): number =>
  new Set(
    takes
      .filter((take) => isSameFilm(take, settings) && take.overlay_enabled === settings.overlayEnabled)
      .map(({ variation }) => variation),
  ).size;
