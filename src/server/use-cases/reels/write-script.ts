import type { LanguageEngine } from '#contract/engines.ts';
import type { ReelDuration, ReelLine } from '#contract/reels.ts';
import { readIntent } from '#studio/reel-script/read-intent.ts';
import type { ReelBrief } from '#studio/reel-script/reel-script.ts';
import { writeReelScript } from '#studio/reel-script/write-reel-script.ts';
import type { StoredScript } from '../../db/reel-tables.ts';
import type { Language } from '../../ports/language.ts';
import { tryEngines, type EngineLog } from '../hooks/try-engines.ts';
import { askForScript } from './ask-for-script.ts';
import { industryLabel, type Brief } from './check-brief.ts';

export type WriteScriptDeps = {
  /** Connected language models, best first; without one the embedded patterns write every script. */
  languages: readonly (Language & { engine: LanguageEngine })[];
  log: EngineLog;
};

type Assignment = { brief: Brief; duration: ReelDuration; version: number };
type Writer = { engine: LanguageEngine; write: (brief: ReelBrief) => Promise<ReelLine[]> };

/** Writes a reel's script; the embedded patterns yield the same one for the same brief and version. */
export async function writeScript(
  deps: WriteScriptDeps,
  assignment: Assignment,
  signal: AbortSignal,
): Promise<StoredScript> {
  const reelBrief = toReelBrief(assignment);
  const writers: Writer[] = [
    ...deps.languages.map((language) => ({
      engine: language.engine,
      write: (brief: ReelBrief) => askForScript(language, brief, signal),
    })),
    { engine: 'embedded', write: async (brief) => writeReelScript(brief).lines },
  ];
  const { made, engine, notes } = await tryEngines(
    'script',
    writers,
    (writer) => writer.write(reelBrief),
    deps.log,
  );
  return { lines: made, engine, notes };
}

function toReelBrief({ brief, duration, version }: Assignment): ReelBrief {
  const { brandName, offer, callToAction } = brief;
  return {
    brandName,
    industry: industryLabel(brief),
    intent: readIntent(brief.subcategoryName, brief.categoryName),
    ...(offer ? { offer } : {}),
    ...(callToAction ? { callToAction } : {}),
    durationSeconds: duration,
    version,
  };
}
