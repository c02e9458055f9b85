import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { synthesizeSpeech } from '#studio/speech/synthesize-speech.ts';
import type { Voice } from '#studio/speech/speech.ts';
import { ffmpeg, sampleFolder } from './sample-media.ts';

/** Real speech, because later steps analyse it. */
export async function speakAloud(text: string, voice: Voice, speed = 1): Promise<Buffer> {
  const workFolder = await sampleFolder();
  const speech = await synthesizeSpeech({ text, voice, style: 'natural', speed, workFolder });
  const outputPath = path.join(workFolder, 'vendor.wav');
  await ffmpeg(['-i', speech.path, '-ar', '24000', outputPath]);
  return readFile(outputPath);
}

/** A WAV file as a server streams it, without a length in its header. */
export function withoutLength(wav: Buffer): Buffer {
  const streamed = Buffer.from(wav);
  streamed.writeUInt32LE(0xffffffff, 4);
  streamed.writeUInt32LE(0xffffffff, streamed.indexOf('data') + 4);
  return streamed;
}

export function paintPicture(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c33';
  context.fillRect(width / 4, height / 4, width / 2, height / 2);
  return canvas.toBuffer('image/png');
}

/** Writes the inputs to a folder, runs ffmpeg on them and returns the output. */
export async function makeMedia(
  inputs: Record<string, Uint8Array>,
  argsOf: (pathOf: (name: string) => string) => string[],
  outputName: string,
): Promise<Buffer> {
  const folder = await sampleFolder();
  const pathOf = (name: string): string => path.join(folder, name);
  for (const [name, bytes] of Object.entries(inputs)) await writeFile(pathOf(name), bytes);
  await ffmpeg([...argsOf(pathOf), pathOf(outputName)]);
  return readFile(pathOf(outputName));
}
