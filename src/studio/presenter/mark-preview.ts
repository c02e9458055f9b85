import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { drawOverlay } from '../captions/overlay-image.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';

/** Half the house format: enough for the phone frame of a web page, too small for an advertisement. */
export const previewSize = { width: 360, height: 640 };

const markTexts = { main: 'PREVIEW', note: 'MADE WITH AI' };
const markOpacity = 0.85;

type PreviewOrder = {
  path: string;
  outputPath: string;
  workFolder: string;
  signal?: AbortSignal;
  ffmpegPath?: string;
};

/** Makes a small copy of a clip with a watermark burnt into its lower part, above the controls of a player. */
export async function markPreview({ workFolder, signal, ffmpegPath, ...clip }: PreviewOrder): Promise<void> {
  const markPath = path.join(workFolder, 'mark.png');
  await writeFile(markPath, drawMark());
  const { width, height } = previewSize;
  const filter = `[0:v]scale=${width}:${height}[small];[small][1:v]overlay=0:0:format=auto[marked]`;
  const picture = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '26', '-pix_fmt', 'yuv420p'];
  const inputs = ['-y', '-i', clip.path, '-i', markPath, '-filter_complex', filter];
  const sound = ['-map', '[marked]', '-map', '0:a', '-c:a', 'copy'];
  const args = [...inputs, ...sound, ...picture, '-threads', '1', '-movflags', '+faststart', clip.outputPath];
  await runFfmpeg({
    args,
    signal,
    ffmpegPath,
  });
}

function drawMark(): Buffer {
  const { width, height } = previewSize;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.globalAlpha = markOpacity;
  const centreX = width / 2;
  drawOverlay(context, [
    { text: markTexts.main, centreX, middleY: height * 0.78, fontSize: 34 },
    { text: markTexts.note, centreX, middleY: height * 0.83, fontSize: 14 },
  ]);
  return canvas.toBuffer('image/png');
}
