import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inspectMedia } from '../ffmpeg/media/inspect-media.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { normaliseClip } from './normalise-clip.ts';

test('captions are burnt in during preparation', async () => {
  const workFolder = await mkdtemp(path.join(tmpdir(), 'normalise-captions-'));
  onTestFinished(() => rm(workFolder, { recursive: true, force: true }));
  const inputPath = path.join(workFolder, 'sent.mp4');
  await runFfmpeg({ args: ['-y', '-f', 'lavfi', '-i', 'color=0x203040:s=320x240:d=2', inputPath] });
  const outputPath = path.join(workFolder, 'clip.mp4');
  const { frames } = await normaliseClip({
    inputPath,
    facts: await inspectMedia({ path: inputPath, kind: 'video' }),
    outputPath,
    workFolder,
    captions: {
      width: 720,
      top: 800,
      height: 100,
      nameAt: (seconds) => (seconds >= 1 ? 'bar' : null),
      draw: (context) => {
        context.fillStyle = '#ffffff';
        context.fillRect(100, 820, 500, 60);
      },
    },
  });
  const facts = await inspectMedia({ path: outputPath, kind: 'video' });
  expect({ frames, isHouseFormat: facts.isHouseFormat }).toEqual({ frames: 60, isHouseFormat: true });
  const greyAt = async (seconds: number): Promise<number> => {
    const rawPath = path.join(workFolder, `${seconds}.raw`);
    const frame = ['-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray', rawPath];
    await runFfmpeg({ args: ['-y', '-i', outputPath, '-ss', `${seconds}`, ...frame] });
    return (await readFile(rawPath))[850 * 720 + 360]!;
  };
  expect(await greyAt(0.5)).toBeLessThan(100);
  expect(await greyAt(1.5)).toBeGreaterThan(220);
});
