import type { CaptionFileFormat } from '#contract/caption-files.ts';
import { withoutEmphasisMarks } from '#contract/emphasis-marks.ts';
import type { TimedWord } from '#contract/spread-words.ts';
import { findPart } from '#contract/video-parts.ts';
import { readCaptionFile } from '#contract/word-captions/read-caption-file.ts';
import { planPhrases } from '#studio/captions/phrases.ts';
import type { Database } from '../../db/database.ts';
import { findOwnHook, findOwnHookOfVideo, type HookRow } from '../../db/hooks.ts';
import { findMedia } from '../../db/media.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { type Cue, writeCaptionFile } from '../../domain/caption-files.ts';
import { videoTitle } from '#contract/video-title.ts';
import { AppError } from '../../errors.ts';

/** The broadcasters' limit of characters per subtitle line. */
const maxCueCharacters = 42;

/**
 * A hook's speech as a caption file. The hook is at the start of its video, so the times are the video's as well.
 * Accepts the id of either. Throws `not_found`, also while the times are unknown.
 */
export async function readCaptions(
  deps: { database: Database },
  input: { userId: string; id: string; format: CaptionFileFormat },
): Promise<{ text: string; fileName: string }> {
  const own = await findOwnHook(deps.database, input.userId, input.id);
  const hook = own ?? (await findOwnHookOfVideo(deps.database, input.userId, input.id));
  if (!hook) throw new AppError('not_found', 'Hook generation not found');
  if (!hasCaptions(hook)) throw new AppError('not_found', 'The times of its words are not known');
  const title = videoTitle(withoutEmphasisMarks(hook.text));
  const product = own ? [] : await readProductCues(deps, input, hook.clip!.durationSeconds);
  return {
    text: writeCaptionFile(input.format, [...planCues(hook), ...product]),
    fileName: `${title}.${input.format}`,
  };
}

/** Whether the hook is finished and the times of its words are known. */
export const hasCaptions = ({ clip, words }: Pick<HookRow, 'clip' | 'words'>): boolean =>
  clip !== null && words !== null && words.length > 0;

function planCues({ clip, words, text }: HookRow): Cue[] {
  return toCues(withoutEmphasisMarks(text), words!, clip!.durationSeconds);
}

/** The captions of a video's product clip, from its caption file, shifted behind the hook. */
async function readProductCues(
  { database }: { database: Database },
  { userId, id }: { userId: string; id: string },
  hookSeconds: number,
): Promise<Cue[]> {
  const video = await findOwnVideo(database, userId, id);
  const part = video && findPart(video.parts, 'product');
  const media = part && (await findMedia(database, part.mediaId));
  if (!media?.captions || !media.stored) return [];
  const startSeconds = (media.start_seconds ?? 0) + media.captions.offsetSeconds;
  const { durationSeconds } = media.stored;
  // The cues stay as in the author's file, with their punctuation and pauses.
  return (readCaptionFile(media.captions.file)?.cues ?? []).flatMap(({ words, endSeconds }) => {
    const heard = words
      .map(({ word, startSeconds: said }) => ({ text: word, startSeconds: said - startSeconds }))
      .filter((word) => word.startSeconds >= -0.1 && word.startSeconds < durationSeconds)
      .map((word) => ({ ...word, startSeconds: hookSeconds + Math.max(0, word.startSeconds) }));
    if (heard.length === 0) return [];
    return {
      startSeconds: heard[0]!.startSeconds,
      endSeconds: hookSeconds + Math.min(durationSeconds, endSeconds - startSeconds),
      words: heard,
    };
  });
}

function toCues(text: string, words: readonly TimedWord[], end: number): Cue[] {
  const line = { text, words, endSeconds: words.at(-1)!.endSeconds };
  const phrases = planPhrases(line, maxCueCharacters, end);
  return phrases.map((phrase, index) => {
    const texts = phrase.text.split(' ');
    const next = phrases[index + 1]?.times[0] ?? end;
    return {
      // A caption file contains the times of the speech, without the lead of burnt-in captions.
      startSeconds: phrase.times[0]!,
      endSeconds: Math.max(phrase.times.at(-1)!, Math.min(phrase.endSeconds, next)),
      words: phrase.times.map((startSeconds, word) => ({ text: texts[word]!, startSeconds })),
    };
  });
}
