import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';

/** A drawn product clip: draws the 720×1280 picture at a time. */
export type Scene = { seconds: number; draw: (context: SKRSContext2D, atSeconds: number) => void };

const frame = { width: 720, height: 1280, framesPerSecond: 30 };
const { resolve } = createRequire(import.meta.url);

/** Registers each weight of Inter as a separate family, because the canvas does not select weights within a family. */
export function useFont(context: SKRSContext2D, sizePx: number, weight: 500 | 600 | 700 | 800 = 600): void {
  const family = `Showcase ${weight}`;
  if (!GlobalFonts.has(family))
    GlobalFonts.registerFromPath(
      resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
      family,
    );
  context.font = `${sizePx}px "${family}"`;
}

/** 0 before `from`, 1 after `to`, eased in between. */
export function ease(atSeconds: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (atSeconds - from) / (to - from)));
  return 1 - (1 - share) ** 3;
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export function fillBackground(context: SKRSContext2D, top: string, bottom: string): void {
  const gradient = context.createLinearGradient(0, 0, frame.width * 0.4, frame.height);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  context.fillStyle = gradient;
  context.fillRect(0, 0, frame.width, frame.height);
}

export function fillBox(
  context: SKRSContext2D,
  box: { x: number; y: number; width: number; height: number; radius: number },
  colour: string,
): void {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, box.radius);
  context.fill();
}

/** Renders the scene to a silent clip. */
export async function filmScene(scene: Scene, outputPath: string): Promise<void> {
  const size = `${frame.width}x${frame.height}`;
  const rate = `${frame.framesPerSecond}`;
  const pictures = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', size, '-r', rate, '-i', 'pipe:0'];
  const encoder = ['-c:v', 'libx264', '-preset', 'fast', '-crf', '14', '-pix_fmt', 'yuv420p'];
  await runFfmpeg({ args: ['-y', ...pictures, ...encoder, outputPath], input: drawFrames(scene) });
}

async function* drawFrames({ seconds, draw }: Scene): AsyncGenerator<Buffer> {
  const canvas = createCanvas(frame.width, frame.height);
  const context = canvas.getContext('2d');
  for (let index = 0; index < seconds * frame.framesPerSecond; index++) {
    context.save();
    draw(context, index / frame.framesPerSecond);
    context.restore();
    yield Buffer.from(canvas.data());
  }
}
