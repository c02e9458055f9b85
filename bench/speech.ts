import { runFlite } from '#studio/speech/flite/run-flite.ts';
import { planSpeaker } from '#studio/speech/voice-character.ts';
import { voices } from '#studio/speech/speech.ts';
import { revoice } from '#studio/speech/vocoder/revoice.ts';

const text =
  'stop scrolling this tiny gadget saved my mornings and I cannot believe that nobody told me before now everybody wants one';

/** CPU-seconds of the vocoder per second of speech, mean of the six voices; the first run is a warm-up. */
export async function measureVocoder(): Promise<number> {
  let [cpuSeconds, seconds] = [0, 0];
  for (const voice of [voices[0], ...voices]) {
    const { fliteVoice, character } = planSpeaker(voice, 'natural');
    const jobs = [{ text, voice: fliteVoice, features: {}, withSamples: true }];
    const [utterance] = await runFlite({ jobs, timeoutMs: 20_000 });
    const before = process.cpuUsage();
    const { samples, sampleRate } = revoice(
      { utterance: utterance!, words: [], isWordQuestion: false },
      character,
    );
    const { user, system } = process.cpuUsage(before);
    const isWarm = seconds > 0;
    cpuSeconds += isWarm ? (user + system) / 1e6 : 0;
    seconds += isWarm ? samples.length / sampleRate : 1e-9;
  }
  return cpuSeconds / seconds;
}
