import { expect, test } from 'vitest';
import { startReel as startReelCall, type ReelRequestInput } from '#contract/calls/reels.ts';
import type { LanguageEngine } from '#contract/engines.ts';
import { fallbackCategories } from '#contract/fallback-categories.ts';
import { findPart } from '#contract/video-parts.ts';
import { testAccount } from '../../../../tests/helpers/test-account.ts';
import { testDatabase } from '../../../../tests/helpers/test-database.ts';
import { testQueue } from '../../../../tests/helpers/test-queue.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { startReel } from './start-reel.ts';

const category = fallbackCategories[0]!;
const script = [{ role: 'hook' as const, text: 'Coffee that keeps its word.' }];

test('a script that its user did not change keeps its engine', async () => {
  const database = await testDatabase();
  const deps = { database, jobs: await testQueue(database), voices: [{ reads: () => true }] };
  const userId = await testAccount(database, 30);
  const engineOf = async (changes: Partial<ReelRequestInput>): Promise<LanguageEngine | undefined> => {
    const request = startReelCall.body.parse({
      brandName: 'Northwind',
      industry: 'Travel',
      categoryId: category.id,
      subcategoryId: category.subcategories[0]!.id,
      ...changes,
    });
    const { videoId } = await startReel(deps, { userId, request, idempotencyKey: null });
    return findPart((await findOwnVideo(database, userId, videoId))!.parts, 'reel')!.scriptEngine;
  };
  expect(await engineOf({ script, scriptEngine: 'embedded' })).toBe('embedded');
  expect(await engineOf({ script, scriptEngine: null })).toBeUndefined();
  expect(await engineOf({ scriptEngine: 'embedded' })).toBeUndefined();
});
