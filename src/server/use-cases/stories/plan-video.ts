import type { StoryboardSettings } from '#contract/calls/storyboards.ts';
import { storyTexts } from '#contract/stories.ts';
import type { StoryCharacter } from '#contract/story-words.ts';
import { defaultVideoFormat } from '#contract/video-formats.ts';
import type { Voice } from '#contract/voices.ts';
import { castVoices } from '#studio/story-film/speech/cast-voices.ts';
import { splitNarration } from '#studio/story-film/speech/split-narration.ts';
import type { FrameRow, readVersions } from '../../db/story-frames.ts';
import type { SceneFilm, VoicedRun } from '../../db/story-video-tables.ts';
import { pictureRecipe, sceneClipRecipe, sceneSpeechRecipe } from '../../domain/recipes.ts';
import { drawnId, type FrameSubject } from '../../domain/stories/story-pictures.ts';
import { AppError } from '../../errors.ts';
import type { ImageToVideo } from '../../ports/image-to-video.ts';
import type { Speech } from '../../ports/speech.ts';
import { hasWords } from './change-scenes.ts';
import { subjectOfFrame } from './subject-of-frame.ts';

export type PlanVideoDeps = {
  voices: readonly Pick<Speech, 'engine' | 'reads'>[];
  /** Empty if none is connected: pictures then get camera moves only. */
  imageToVideos: readonly Pick<ImageToVideo, 'engine'>[];
};

type Storyboard = {
  settings: StoryboardSettings;
  frames: readonly FrameRow[];
  versions: Awaited<ReturnType<typeof readVersions>>;
};
export type PlannedScene = { frameId: string; recipe: string; film: SceneFilm };

/**
 * The inputs of each frame's clip; frames without a picture are omitted. Throws `narration_unreadable` for the first
 * narration that no voice can read.
 */
export function planVideo(deps: PlanVideoDeps, storyboard: Storyboard): PlannedScene[] {
  const { settings, frames } = storyboard;
  const voiced = voiceFrames(frames, settings.voice);
  const shown = frames.flatMap((frame, index) => {
    if (!frame.stored) return [];
    return [{ frame, picture: frame.stored, runs: voiced[index]!, field: `frames.${index}.narration` }];
  });
  const isReadBy = (voice: PlanVideoDeps['voices'][number], runs: readonly VoicedRun[]): boolean =>
    runs.every(({ text }) => voice.reads(text));
  // One engine speaks the whole story if possible, because voices of two engines do not match.
  const ofAll = deps.voices.filter((voice) => shown.every(({ runs }) => isReadBy(voice, runs)));
  return shown.map(({ frame, picture, runs, field }) => {
    const readers = ofAll.length > 0 ? ofAll : deps.voices.filter((voice) => isReadBy(voice, runs));
    if (readers.length === 0)
      throw new AppError('narration_unreadable', storyTexts.narrationUnreadable, { field });
    const film: SceneFilm = {
      scene: frame.scene,
      picture,
      style: frame.style,
      subject: picture.engine === 'embedded' ? findSubject(frame, storyboard.versions) : null,
      drawnIds: Object.fromEntries(
        frame.cast_members.characters.map((member) => [member.id, drawnId(frame.story_id, member)]),
      ),
      voices: {
        runs,
        style: settings.voiceStyle,
        speed: settings.speed,
        engines: readers.map(({ engine }) => engine),
      },
      captions: settings.captions,
    };
    return { frameId: frame.id, recipe: recipeOf(deps, film), film };
  });
}

const recipeOf = ({ imageToVideos }: PlanVideoDeps, film: SceneFilm): string =>
  sceneClipRecipe({
    scene: film.scene,
    picture: film.picture.recipe,
    isLayered: film.subject !== null,
    motion: imageToVideos[0]?.engine ?? null,
    speech: sceneSpeechRecipe(film.voices),
    captions: film.captions,
    format: defaultVideoFormat,
  });

/**
 * The voices of each frame: the narrator, and in quotations the characters, each with one voice for the whole story.
 */
function voiceFrames(frames: readonly FrameRow[], narrator: Voice): VoicedRun[][] {
  const cast = new Map<string, StoryCharacter>(
    frames.flatMap(({ cast_members }) => cast_members.characters.map((member) => [member.id, member])),
  );
  const told = frames.map(({ scene }) => splitNarration(scene).filter(({ text }) => hasWords(text)));
  const speakers = new Set(told.flat().map(({ characterId }) => characterId));
  const voices = castVoices(
    [...cast.values()].filter(({ id }) => speakers.has(id)),
    narrator,
  );
  return told.map((runs) =>
    runs.map(({ text, characterId }) => {
      const voice = characterId === null ? undefined : voices[characterId];
      return {
        text: text.trim(),
        ...(voice ? { characterId, voice } : { characterId: null, voice: narrator }),
      };
    }),
  );
}

/** Null for a picture without a stored subject whose frame has changed since. */
function findSubject(frame: FrameRow, versions: Storyboard['versions']): FrameSubject | null {
  const { id, stored } = frame;
  const version = versions.find(
    (candidate) => candidate.frame_id === id && candidate.recipe === stored?.recipe,
  );
  if (version?.subject) return version.subject;
  const subject = subjectOfFrame(frame);
  return stored && pictureRecipe(stored.engine, subject) === stored.recipe ? subject : null;
}
