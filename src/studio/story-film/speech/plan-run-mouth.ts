import { alignSpeech, doubtfulCost, InaudibleSpeechError } from '../../alignment/align-speech.ts';
import { planSpeechMouth } from '../../alignment/plan-speech-mouth.ts';
import { houseFrameRate } from '../../house-format/house-format.ts';
import type { MouthTrack } from '../../mouth/mouth-track.ts';
import { planMouth } from '../../mouth/plan-mouth.ts';
import type { Phone } from '../../speech/speech.ts';
import { UnspeakableTextError } from '../../speech/text/unspeakable-text-error.ts';
import type { HeardPart } from './place-runs.ts';
import type { RunSpeech } from './join-runs.ts';

type Run = { workFolder: string; signal?: AbortSignal; ffmpegPath?: string };

/** Plans the mouth for the audible part of a run, from its first frame; null for the narrator, who is not visible. */
export async function planRunMouth(speech: RunSpeech, part: HeardPart, run: Run): Promise<MouthTrack | null> {
  if (speech.characterId === null) return null;
  const phones = speech.phones ?? (await findPhones(speech, run));
  const durationSeconds = part.endSeconds - part.startSeconds;
  if (phones) return planMouth({ phones: cutPhones(phones, part), durationSeconds });
  const whole = await planSpeechMouth({ speech: { ...speech, phones: null }, ...run });
  const from = Math.round(part.startSeconds * houseFrameRate);
  const frames = Math.ceil(durationSeconds * houseFrameRate);
  return { ...whole, poses: whole.poses.slice(from, from + frames) };
}

/** Null if the text cannot be aligned with the sound, as for another script or language. */
async function findPhones({ path, words }: RunSpeech, run: Run): Promise<Phone[] | null> {
  const text = words.map(({ word }) => word).join(' ');
  try {
    const { phones, cost } = await alignSpeech({ audioPath: path, text, ...run });
    return cost > doubtfulCost ? null : phones;
  } catch (error) {
    if (error instanceof UnspeakableTextError || error instanceof InaudibleSpeechError) return null;
    throw error;
  }
}

const cutPhones = (phones: readonly Phone[], { startSeconds, endSeconds }: HeardPart): Phone[] =>
  phones.flatMap(({ phone, startSeconds: from, endSeconds: to }) =>
    to <= startSeconds || from >= endSeconds
      ? []
      : [
          {
            phone,
            startSeconds: Math.max(from, startSeconds) - startSeconds,
            endSeconds: Math.min(to, endSeconds) - startSeconds,
          },
        ],
  );
