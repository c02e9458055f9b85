import path from 'node:path';
import { expect, test } from 'vitest';
import { makeClip, probe } from '../../../tests/helpers/sample-media.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import type { BackgroundRemoval } from '../ports/background-removal.ts';
import { shortErrand } from '../ports/errand.ts';

/** What every engine that takes backgrounds away must do. */
export function backgroundRemovalContract(opened: () => Promise<{ removal: BackgroundRemoval }>): void {
  const remove = async (signal: AbortSignal) => {
    const folder = await temporaryFolder();
    const clipPath = await makeClip(path.join(folder, 'clip.mp4'), { seconds: 1, size: '180x320' });
    const outputPath = path.join(folder, 'alone.webm');
    await (await opened()).removal.remove({ clipPath, outputPath, errand: shortErrand(signal) });
    return probe(outputPath);
  };

  test('the clip comes back as VP9 with transparency', async () => {
    const { streams } = await remove(new AbortController().signal);
    expect(streams[0]).toMatchObject({ codec_name: 'vp9' });
    expect(JSON.stringify(streams[0]).toLowerCase()).toContain('"alpha_mode":"1"');
  });

  test('given up before it begins, it does not begin', async () => {
    await expect(remove(AbortSignal.abort(new Error('the user cancelled')))).rejects.toThrow(
      'the user cancelled',
    );
  });
}
