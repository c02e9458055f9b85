import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { beginHook, finishHook } from '../../../../tests/helpers/test-video.ts';
import { createEmbeddedStorage } from '../../adapters/embedded/embedded-storage.ts';
import { readBrandCopyIds } from '../../db/media.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { applyBrandKit } from './apply-brand.ts';
import { allMediaIdsOf, endCardOf, shownHookOf } from './brand-media.ts';
import { saveBrandKit } from './save-brand-kit.ts';
import { switchBrandKit } from './switch-brand-kit.ts';

const kit = {
  colours: ['#12355b', '#ffd23f'],
  captionStyle: 'pop',
  endText: 'Get yours today',
  endAddress: '',
  musicVolume: 75,
} as const;

/** An account with a kit, and two videos that show it. */
async function openVideos() {
  const database = await testDatabase();
  const folder = await temporaryFolder();
  const storage = createEmbeddedStorage({ folder: path.join(folder, 'storage'), signingSecret: 'secret' });
  const deps = { database, storage, jobs: await testQueue(database) };
  const userId = await testAccount(database, 100);
  await saveBrandKit(deps, { userId, request: { ...kit, colours: [...kit.colours] } });
  const open = async (hookText: string): Promise<string> => {
    const { videoId, hookId } = await beginHook(deps, userId, { hookText });
    await finishHook(deps, hookId);
    return videoId;
  };
  const [first, second] = [await open('Stop scrolling'), await open('Wait for it')];
  const apply = (videoId: string, isApplied: boolean) => applyBrandKit(deps, { userId, videoId, isApplied });
  await apply(first, true);
  await apply(second, true);
  const read = async (videoId: string) => (await findOwnVideo(database, userId, videoId))!;
  const copies = async () => new Set(await readBrandCopyIds(database, userId));
  return { deps, userId, first, second, apply, read, copies, open };
}

test('a removed look leaves no copy, and a look used by another video stays @brand-kit-001', async () => {
  const { first, second, apply, read, copies } = await openVideos();
  const [before, other] = [await read(first), await read(second)];
  expect(endCardOf(before)).toBe(endCardOf(other));
  expect((await copies()).size).toBe(3);
  await apply(first, false);
  expect(await copies()).toEqual(new Set([shownHookOf(other), endCardOf(other)]));
  await apply(second, false);
  expect((await copies()).size).toBe(0);
});

test('a video that starts using a copy while another removes it keeps it @brand-kit-002', async () => {
  const { first, second, apply, read, copies } = await openVideos();
  await apply(second, false);
  for (let round = 0; round < 6; round += 1) {
    const [taking, leaving] = round % 2 === 0 ? [second, first] : [first, second];
    await Promise.all([apply(leaving, false), apply(taking, true)]);
    const { copies: present, video } = { copies: await copies(), video: await read(taking) };
    const shown = [shownHookOf(video), endCardOf(video)];
    expect(shown.filter((id) => !present.has(id!))).toEqual([]);
    expect(allMediaIdsOf(await read(leaving))).not.toContain(endCardOf(video));
  }
});

test('the switch works before a video exists and sets its initial state @brand-kit-003', async () => {
  const { deps, userId, open, read } = await openVideos();
  expect((await switchBrandKit(deps, { userId, isApplied: false })).isApplied).toBe(false);
  expect(endCardOf(await read(await open('Hold on')))).toBeNull();
  await switchBrandKit(deps, { userId, isApplied: true });
  expect(endCardOf(await read(await open('Look here')))).not.toBeNull();
  const stranger = await testAccount(deps.database, 0);
  await expect(switchBrandKit(deps, { userId: stranger, isApplied: true })).rejects.toMatchObject({
    code: 'brand_kit_missing',
  });
});
