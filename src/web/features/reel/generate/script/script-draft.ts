import type { ReelScript } from '#contract/calls/reels.ts';
import { reelLimits, reelTexts, type ReelLine } from '#contract/reels.ts';
import { spokenLines } from '../../state/brief.ts';
import type { ScriptDraft } from '../../state/reel-data.ts';

/** Whether a script has to be written: there is none, or it was written for another brief and not edited since. */
export const needsWriting = (script: ScriptDraft | null, brief: string): boolean =>
  script === null || (script.brief !== brief && !script.isEdited);

/** A script as the server wrote it. */
export const draftOf = (
  { lines, version, engine }: Pick<ReelScript, 'lines' | 'version' | 'engine'>,
  brief: string,
) =>
  ({
    brief,
    version,
    lines: lines.map(({ role, text }) => ({ role, text })),
    engine,
    isEdited: false,
  }) satisfies ScriptDraft;

/** Requests the next version, which replaces the lines when it has been written. */
export const nextVersion = (script: ScriptDraft): ScriptDraft => ({
  ...script,
  brief: '',
  version: (script.version + 1) % (reelLimits.maxScriptVersion + 1),
  isEdited: false,
});

const edited = (script: ScriptDraft, lines: readonly ReelLine[]): ScriptDraft => ({
  ...script,
  lines,
  isEdited: true,
});

/** Replaces line breaks by spaces, because a line is spoken in one breath. */
export const changeLine = (script: ScriptDraft, place: number, text: string): ScriptDraft =>
  edited(
    script,
    script.lines.map((line, at) =>
      at === place ? { ...line, text: text.replaceAll(/\s*\n\s*/g, ' ') } : line,
    ),
  );

export const removeLine = (script: ScriptDraft, place: number): ScriptDraft =>
  edited(script, script.lines.toSpliced(place, 1));

export const canAddLine = ({ lines }: ScriptDraft): boolean => lines.length < reelLimits.maxScriptLines;

/** Inserts a new line before the call to action, which stays last. */
export function addLine(script: ScriptDraft): ScriptDraft {
  const last = script.lines.at(-1)?.role === 'call-to-action' ? script.lines.length - 1 : script.lines.length;
  return edited(script, script.lines.toSpliced(last, 0, { role: 'benefit', text: '' }));
}

/** How long a script takes to speak, as the server measured it. */
export type ScriptLength = Pick<ReelScript, 'lines' | 'spokenSeconds' | 'durationSeconds' | 'fit'>;

/** Whether exactly these lines were measured. */
const isLengthOf = (length: ScriptLength, spoken: readonly ReelLine[]): boolean =>
  length.lines.length === spoken.length && length.lines.every(({ text }, at) => text === spoken[at]?.text);

/** The reason why a script cannot become a reel. Changed lines are not refused for their estimated length. */
export function findScriptProblem(
  lines: readonly ReelLine[],
  length: ScriptLength | undefined,
): string | null {
  const spoken = spokenLines(lines);
  if (spoken.length === 0) return reelTexts.scriptEmpty;
  if (lines.some(({ text }) => text.trim().length > reelLimits.maxLineCharacters))
    return reelTexts.lineTooLong;
  if (length === undefined || !isLengthOf(length, spoken)) return null;
  if (length.lines.some(({ isReadable }) => !isReadable)) return reelTexts.lineUnreadable;
  const isTooLong = length.spokenSeconds > length.durationSeconds * reelLimits.maxScriptShare;
  return isTooLong ? reelTexts.scriptTooLong : null;
}

/** The measured line for a line of the draft; emptied lines are not measured. */
export const measuredLine = (line: ReelLine, length: ScriptLength | undefined) =>
  length?.lines.find(({ text }) => text === line.text.trim());
