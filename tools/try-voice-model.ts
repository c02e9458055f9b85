/** Speaks once with a voice model: FOLDER PACKAGE. */
import { runVoiceModel } from '#studio/speech/voice-model/run-voice-model.ts';
import { findVoiceModel } from '#studio/speech/voice-model/voice-model.ts';

const [folder = '', packageName = ''] = process.argv.slice(2);
const model = await findVoiceModel(folder);
if (typeof model === 'string') throw new Error(model);
const { samples } = await runVoiceModel({
  packageName,
  model,
  text: 'Hello there.',
  voice: 'nova',
  speed: 1,
});
if (!samples.some((sample) => Math.abs(sample) > 300)) throw new Error('the model says nothing');
