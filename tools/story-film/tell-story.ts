import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { VideoFormat } from '#studio/ffmpeg/video-formats.ts';
import type { StoryStyle } from '#studio/illustration/styles/styles.ts';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';
import type { Voice } from '#studio/speech/speech.ts';
import type { SceneOrder } from '#studio/story-film/scene-order.ts';
import { castVoices } from '#studio/story-film/speech/cast-voices.ts';
import { joinRuns, type RunSpeech, type SceneSpeech } from '#studio/story-film/speech/join-runs.ts';
import { splitNarration } from '#studio/story-film/speech/split-narration.ts';
import type { Story, StoryScene } from '#studio/story/story.ts';

export type Telling = {
  style: StoryStyle;
  format: VideoFormat;
  narrator: Voice;
  captions: boolean;
  workFolder: string;
};

/** Each scene of a story with its speech, ready to be drawn. */
export async function tellStory(story: Story, telling: Telling): Promise<SceneOrder[]> {
  const runsOf = story.scenes.map(splitNarration);
  const spoken = new Set(runsOf.flat().map(({ characterId }) => characterId));
  const voices = castVoices(
    story.characters.filter(({ id }) => spoken.has(id)),
    telling.narrator,
  );
  const { characters, products } = story;
  const { style, format, captions } = telling;
  const orders: SceneOrder[] = [];
  for (const [index, scene] of story.scenes.entries()) {
    const speech = await speakScene(scene, voices, telling, path.join(telling.workFolder, `scene-${index}`));
    const seed = `${story.title}/${index}`;
    const order = { scene, characters, products, style, seed, format };
    orders.push({ scene, picture: { kind: 'drawn', order }, speech, captions, format, seed });
  }
  return orders;
}

async function speakScene(
  scene: StoryScene,
  voices: Record<string, Voice>,
  { narrator }: Telling,
  folder: string,
): Promise<SceneSpeech> {
  const runs: RunSpeech[] = [];
  for (const [index, { text, characterId }] of splitNarration(scene).entries()) {
    const workFolder = path.join(folder, `run-${index}`);
    await mkdir(workFolder, { recursive: true });
    const voice = characterId === null ? narrator : voices[characterId]!;
    runs.push({
      ...(await synthesizeSpeech({ text, voice, style: 'natural', speed: 1, workFolder })),
      characterId,
    });
  }
  return joinRuns({ runs, outputPath: path.join(folder, 'speech.wav'), workFolder: folder });
}
