import { runFlite } from './run-flite.ts';
import type { FliteJob, Utterance } from './run-flite.ts';
import type { SpeakableWord } from '../text/speakable-text.ts';

/** A job with a pause after each word of a sentence, so that a cheap voice returns one group of phones per word. */
export function buildSeparatedJob(sentence: SpeakableWord[]): FliteJob {
  return cheapJob(sentence.map((word) => withoutPauses(word.spoken)).join(', '));
}

/** The phones of each word alone, per sentence and word. `separated` is flite's result for `buildSeparatedJob`. */
export async function readWordPhones(
  sentences: SpeakableWord[][],
  separated: Utterance[],
  limits: { timeoutMs: number; signal?: AbortSignal },
): Promise<string[][][]> {
  const groups = separated.map(groupPhones);
  const isMismatched = (sentence: SpeakableWord[], index: number) =>
    groups[index]!.length !== sentence.length;
  const jobs = sentences.filter(isMismatched).flat().map(buildWordJob);
  if (jobs.length === 0) return groups;
  const distinct = [...new Map(jobs.map((job) => [job.text, job])).values()];
  const spoken = await runFlite({ jobs: distinct, ...limits });
  const phonesOf = new Map(distinct.map((job, index) => [job.text, groupPhones(spoken[index]!).flat()]));
  return sentences.map((sentence, index) =>
    isMismatched(sentence, index)
      ? sentence.map((word) => phonesOf.get(buildWordJob(word).text)!)
      : groups[index]!,
  );
}

/** A job for a single word, for sentences without one group per word: flite paused within a word or skipped one. */
function buildWordJob(word: SpeakableWord): FliteJob {
  return cheapJob(withoutPauses(word.spoken));
}

/** Groups the sounds between pauses. */
function groupPhones({ phoneEnds }: Utterance): string[][] {
  const groups: string[][] = [[]];
  for (const { phone } of phoneEnds) {
    if (phone !== 'pau') groups.at(-1)!.push(phone);
    else if (groups.at(-1)!.length > 0) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
}

const withoutPauses = (spoken: string) => spoken.replace(/[.,!?:]+$/, '').replace(/[,!?:]+ /g, ' ');

function cheapJob(text: string): FliteJob {
  return { text, voice: 'kal', features: { duration_stretch: 0.2 }, withSamples: false };
}
