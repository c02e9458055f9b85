import type { MouthTrack } from '../mouth/mouth-track.ts';
import { planMouth } from '../mouth/plan-mouth.ts';
import type { Phone } from '../speech/speech.ts';
import { mouthFromEnergy } from './mouth-from-energy.ts';

/** Plans the mouth for finished speech, from the times of its phones if they are known, or else from the audio. */
export function planSpeechMouth(task: {
  speech: { path: string; durationSeconds: number; phones: Phone[] | null };
  workFolder: string;
  signal?: AbortSignal;
  ffmpegPath?: string;
}): Promise<MouthTrack> | MouthTrack {
  const { speech, workFolder, signal, ffmpegPath } = task;
  const { phones, durationSeconds } = speech;
  if (phones) return planMouth({ phones, durationSeconds });
  return mouthFromEnergy({ audioPath: speech.path, workFolder, signal, ffmpegPath });
}
