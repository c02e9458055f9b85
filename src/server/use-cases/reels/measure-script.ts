import type { ReelScript } from '#contract/calls/reels.ts';
import { reelLimits, reelTexts, type ReelDuration, type ReelLine } from '#contract/reels.ts';
import { estimateReelSeconds } from '#studio/reel-script/choose-lengths.ts';
import { estimateSpokenSeconds } from '#studio/reel-script/estimate-spoken-seconds.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';

type Readers = readonly Pick<Speech, 'reads'>[];
type Measured = Pick<ReelScript, 'lines' | 'spokenSeconds' | 'durationSeconds' | 'fit'>;

/** Pauses and speed are fitted to the duration between these shares of it. */
const minGoodShare = 0.75;
const maxGoodShare = 1.08;

/** The estimated speaking time of the lines, compared with the duration. */
export function measureScript(
  voices: Readers,
  lines: readonly ReelLine[],
  durationSeconds: number,
): Measured {
  const measured = lines.map(({ role, text }) => ({
    role,
    text,
    seconds: estimateSpokenSeconds(text),
    isReadable: text.trim() !== '' && voices.some((voice) => voice.reads(text)),
  }));
  const spokenSeconds = estimateReelSeconds(lines.map(({ text }) => text));
  const share = spokenSeconds / durationSeconds;
  const fit = share > maxGoodShare ? 'long' : share < minGoodShare ? 'short' : 'good';
  return { lines: measured, spokenSeconds, durationSeconds, fit };
}

const refuse = (field: string, text: string): never => {
  throw new AppError('invalid_request', text, { field });
};

/** The trimmed lines. Throws `invalid_request` for an empty script, and with the field of the first line that is empty or too long. */
export function checkLines(script: readonly ReelLine[]): ReelLine[] {
  if (script.length === 0) refuse('script', reelTexts.scriptEmpty);
  return script.map(({ role, text }, index) => {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    const field = `script.${index}.text`;
    if (line === '') refuse(field, reelTexts.lineEmpty);
    if ([...line].length > reelLimits.maxLineCharacters) refuse(field, reelTexts.lineTooLong);
    return { role, text: line };
  });
}

/** The voices that can speak every line, because a reel has one voice. */
export const findReaders = <V extends Pick<Speech, 'reads'>>(
  voices: readonly V[],
  lines: readonly ReelLine[],
): V[] => voices.filter((voice) => lines.every(({ text }) => voice.reads(text)));

/** Rejects, before anything is charged, a script that no single voice can read whole, or that is far too long. */
export function checkSpeakableScript(
  voices: Readers,
  lines: readonly ReelLine[],
  duration: ReelDuration,
): void {
  if (findReaders(voices, lines).length === 0) {
    const line = lines.findIndex(({ text }) => !voices.some((voice) => voice.reads(text)));
    throw new AppError('reel_line_unreadable', reelTexts.lineUnreadable, {
      field: line === -1 ? 'script' : `script.${line}.text`,
    });
  }
  const { spokenSeconds } = measureScript(voices, lines, duration);
  if (spokenSeconds > duration * reelLimits.maxScriptShare) {
    throw new AppError('reel_script_too_long', reelTexts.scriptTooLong, { field: 'script' });
  }
}
