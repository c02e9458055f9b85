import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ffmpeg } from '../../../../tests/helpers/sample-media.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { readAlphaClip } from './read-alpha-clip.ts';

const green = 'color=0x2db54a:s=90x160:r=30:d=0.1';

test('the cutouts of a small clip with alpha fill the format, keep the clip’s alpha, and loop endlessly', async () => {
  const file = path.join(await temporaryFolder(), 'alone.webm');
  const halves = "format=yuva420p,geq=lum='p(X,Y)':a='if(lt(X,W/2),255,if(lt(X,3*W/4),128,0))'";
  await ffmpeg(['-f', 'lavfi', '-i', green, '-vf', halves, '-c:v', 'libvpx-vp9', file]);
  let count = 0;
  for await (const { alpha, foreground } of readAlphaClip({ path: file, format: '1:1' })) {
    const row = 300 * 720;
    expect([alpha.length, alpha[row + 100], alpha[row + 700]]).toEqual([720 * 720, 255, 0]);
    expect(Math.abs(alpha[row + 450]! - 128)).toBeLessThan(4);
    expect([foreground.width, foreground.luma.length, foreground.cb.length]).toEqual([
      720,
      720 ** 2,
      360 ** 2,
    ]);
    // Green by BT.709: far below the middle of both colour planes.
    expect(foreground.cb[360 * 100]! < 112 && foreground.cr[360 * 100]! < 112).toBe(true);
    count += 1;
    if (count === 5) break;
  }
  expect(count).toBe(5);
});

test('rejects files without pictures', async () => {
  const file = path.join(await temporaryFolder(), 'alone.webm');
  await writeFile(file, 'nothing');
  await expect(readAlphaClip({ path: file, format: '9:16' }).next()).rejects.toMatchObject({
    name: 'MediaRefusal',
    reason: 'damaged',
  });
});
