import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';

/** Speaks one hook, in a separate process to measure its CPU time. */
const [workFolder, text] = process.argv.slice(2) as [string, string];
await synthesizeSpeech({ text, voice: 'nova', style: 'natural', speed: 1, workFolder });
