import type { ReelScript } from '#contract/calls/reels.ts';
import type { ReelDuration, ReelLine } from '#contract/reels.ts';
import type { Database } from '../../db/database.ts';
import type { Speech } from '../../ports/speech.ts';
import { checkBrief, type BriefForm } from './check-brief.ts';
import { measureScript } from './measure-script.ts';
import { writeScript, type WriteScriptDeps } from './write-script.ts';

export type ReadScriptDeps = WriteScriptDeps & {
  database: Database;
  voices: readonly Pick<Speech, 'reads'>[];
};

type ScriptRequest = BriefForm & {
  duration: ReelDuration;
  version: number;
  /** Only to be measured. */
  script?: ReelLine[] | null | undefined;
};

/** A script for the brief, with the length of each line; given a script, only its length. */
export async function readScript(
  deps: ReadScriptDeps,
  request: ScriptRequest,
  signal: AbortSignal,
): Promise<ReelScript> {
  const { duration, version, script } = request;
  if (script) return { ...measureScript(deps.voices, script, duration), version, engine: null, notes: [] };
  const brief = await checkBrief(deps.database, request);
  const { lines, engine, notes } = await writeScript(deps, { brief, duration, version }, signal);
  return { ...measureScript(deps.voices, lines, duration), version, engine, notes };
}
