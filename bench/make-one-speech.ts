import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';

/** One spoken hook in a process of its own, so that its CPU can be counted. */
const [workDir, text] = process.argv.slice(2) as [string, string];
await synthesizeSpeech({ text, voice: 'nova', style: 'natural', speed: 1, workDir });
