import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { synthesizeSpeech } from '../speech/synthesize-speech.ts';
import type { StoryStyle } from '../illustration/styles/styles.ts';
import type { StoryCharacter, StoryScene } from '../story/story.ts';
import type { SceneOrder } from './scene-order.ts';
import { castVoices } from './speech/cast-voices.ts';
import { joinRuns, type RunSpeech, type SceneSpeech } from './speech/join-runs.ts';
import { splitNarration } from './speech/split-narration.ts';

const maya: StoryCharacter = {
  id: 'maya',
  name: 'Maya',
  role: 'baker',
  age: 'young',
  gender: 'female',
  appearance: 'short dark hair',
  clothing: 'a green jumper',
  visualPrompt: '',
};

export const testScene: StoryScene = {
  title: 'The bakery',
  description: '',
  narration: 'Maya smiled. "My papa bakes apple pie!"',
  shot: 'close-up',
  setting: 'kitchen',
  timeOfDay: 'morning',
  weather: 'clear',
  mood: 'neutral',
  characterIds: ['maya'],
  productIds: [],
  action: 'stand',
  feeling: 'neutral',
  quotations: [{ text: 'My papa bakes apple pie!', characterId: 'maya' }],
};

/** An order for the scene, without its sound. */
export function testOrder(
  speech: SceneSpeech,
  { style = 'comic', ...changed }: Partial<StoryScene> & { style?: StoryStyle } = {},
): SceneOrder {
  const scene = { ...testScene, ...changed };
  const order = { scene, characters: [maya], products: [], style, seed: 'test', format: '9:16' as const };
  return { scene, picture: { kind: 'drawn', order }, speech, captions: true, format: '9:16', seed: 'test' };
}

/** The scene spoken by the embedded voices. */
export async function speakTestScene(
  folder: string,
  changed: Partial<StoryScene> & { style?: StoryStyle } = {},
): Promise<SceneOrder> {
  const voices = castVoices([maya], 'alloy');
  const runs: RunSpeech[] = [];
  for (const [index, { text, characterId }] of splitNarration({ ...testScene, ...changed }).entries()) {
    const workFolder = join(folder, `run-${index}`);
    await mkdir(workFolder, { recursive: true });
    const voice = characterId ? voices[characterId]! : 'alloy';
    runs.push({
      ...(await synthesizeSpeech({ text, voice, style: 'natural', speed: 1, workFolder })),
      characterId,
    });
  }
  const speech = await joinRuns({ runs, outputPath: join(folder, 'speech.wav'), workFolder: folder });
  return testOrder(speech, changed);
}
