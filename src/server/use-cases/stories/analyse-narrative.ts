import type { LanguageEngine } from '#contract/engines.ts';
import { storyTexts } from '#contract/stories.ts';
import type { Story } from '#contract/story-words.ts';
import { EmptyNarrativeError, readNarrative } from '#studio/story-script/read-narrative.ts';
import type { StoryReading } from '../../db/story-tables.ts';
import { AppError } from '../../errors.ts';
import type { Language } from '../../ports/language.ts';
import { tryEngines, type EngineLog } from '../hooks/try-engines.ts';
import { askWithTimeout } from './ask-for-story.ts';

export type AnalyseNarrativeDeps = {
  /** Connected language models, best first; without one the embedded rules analyse every narrative. */
  languages: readonly (Language & { engine: LanguageEngine })[];
  log: EngineLog;
  /** The timeout for a model. */
  modelTimeoutMs?: number;
};

type Reading = { story: Story; notes: StoryReading['notes'] };
type Reader = { engine: LanguageEngine; read: () => Promise<Reading> };

/** The scenes, characters and products of a narrative. Throws `narrative_empty` if it has no words. */
export async function analyseNarrative(
  deps: AnalyseNarrativeDeps,
  narrative: string,
  signal: AbortSignal,
): Promise<{ story: Story; reading: StoryReading }> {
  // Checked first: given an empty narrative, a model would invent a story.
  const embedded = readWithRules(narrative);
  const readers: Reader[] = [
    ...deps.languages.map((language) => ({
      engine: language.engine,
      read: async () => ({
        story: await askWithTimeout(language, narrative, signal, deps.modelTimeoutMs),
        notes: [],
      }),
    })),
    { engine: 'embedded', read: async () => embedded },
  ];
  const attempt = await tryEngines('story', readers, (reader) => reader.read(), deps.log);
  const { story, notes } = attempt.made;
  const { engine, notes: engineNotes } = attempt;
  return { story, reading: { mood: story.mood, engine, engineNotes, notes } };
}

function readWithRules(narrative: string): Reading {
  try {
    return readNarrative(narrative);
  } catch (error) {
    if (!(error instanceof EmptyNarrativeError)) throw error;
    throw new AppError('narrative_empty', storyTexts.narrativeEmpty, { field: 'narrative' }, error);
  }
}
