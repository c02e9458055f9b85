import type { LanguageEngine } from '#contract/engines.ts';
import { storyTexts } from '#contract/stories.ts';
import type { Story } from '#contract/story-words.ts';
import { EmptyNarrativeError, readNarrative } from '#studio/story-script/read-narrative.ts';
import type { StoryReading } from '../../db/story-tables.ts';
import { AppError } from '../../errors.ts';
import type { Language } from '../../ports/language.ts';
import { tryEngines, type EngineLog } from '../hooks/try-engines.ts';
import { askInTime } from './ask-for-story.ts';

export type TellStoryDeps = {
  /** Connected language models, best first; without one the embedded rules analyse every narrative. */
  languages: readonly (Language & { engine: LanguageEngine })[];
  log: EngineLog;
  /** The timeout for a model. */
  modelPatienceMs?: number;
};

type Told = { story: Story; notes: StoryReading['notes'] };
type Teller = { engine: LanguageEngine; tell: () => Promise<Told> };

/** The scenes, characters and products of a narrative. Throws `narrative_empty` if there is nothing to tell. */
export async function tellStory(
  deps: TellStoryDeps,
  narrative: string,
  signal: AbortSignal,
): Promise<{ story: Story; reading: StoryReading }> {
  // Checked first: given an empty narrative, a model would invent a story.
  const embedded = readIt(narrative);
  const tellers: Teller[] = [
    ...deps.languages.map((language) => ({
      engine: language.engine,
      tell: async () => ({
        story: await askInTime(language, narrative, signal, deps.modelPatienceMs),
        notes: [],
      }),
    })),
    { engine: 'embedded', tell: async () => embedded },
  ];
  const { made, engine, notes } = await tryEngines('story', tellers, (teller) => teller.tell(), deps.log);
  const { story } = made;
  return { story, reading: { mood: story.mood, engine, engineNotes: notes, notes: made.notes } };
}

function readIt(narrative: string): Told {
  try {
    return readNarrative(narrative);
  } catch (error) {
    if (!(error instanceof EmptyNarrativeError)) throw error;
    throw new AppError('narrative_empty', storyTexts.narrativeEmpty, { field: 'narrative' }, error);
  }
}
