import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import { paintPicture } from '../../../../tests/helpers/stand-in-media.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { transientContext } from '../../ports/engine-context.ts';
import type { ImageToVideo } from '../../ports/image-to-video.ts';

/** The contract of every image-to-video engine. */
export function imageToVideoContract(opened: () => Promise<{ imageToVideo: ImageToVideo }>): void {
  const animate = async (signal: AbortSignal) => {
    const folder = await temporaryFolder();
    const picturePath = path.join(folder, 'picture.png');
    const outputPath = path.join(folder, 'moved.mp4');
    await writeFile(picturePath, paintPicture(360, 640));
    const { imageToVideo } = await opened();
    const order = { picturePath, prompt: 'It turns', durationSeconds: 5, outputPath } as const;
    await imageToVideo.animate({ ...order, context: transientContext(signal) });
    return inspectMedia({ path: outputPath, kind: 'video' });
  };

  test('a picture becomes a clip of the requested length', async () => {
    const { durationSeconds, video } = await animate(new AbortController().signal);
    expect(durationSeconds).toBeCloseTo(5, 0);
    expect(video!.height).toBeGreaterThan(video!.width);
  });

  test('does not start if its signal is already aborted', async () => {
    await expect(animate(AbortSignal.abort(new Error('the user cancelled')))).rejects.toThrow(
      'the user cancelled',
    );
  });
}
