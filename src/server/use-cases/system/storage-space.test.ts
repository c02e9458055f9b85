import { expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { createStorageSpace, isStorageFull } from './storage-space.ts';

const gibibyte = 1_024 ** 3;
const mebibyte = 1_024 ** 2;

function spaceWith(disk: { freeBytes: number; totalBytes: number }) {
  const warnings: object[] = [];
  const clock = { ms: 0 };
  const log = { warn: (facts: object, text: string) => void warnings.push({ text, ...facts }) };
  const space = createStorageSpace({ measure: async () => disk, log, now: () => clock.ms });
  return { space, disk, warnings, clock };
}

test.each([
  [2 * gibibyte, 20 * gibibyte, false],
  [gibibyte, 20 * gibibyte, false],
  [gibibyte - 1, 20 * gibibyte, true],
  [9 * gibibyte, 200 * gibibyte, true],
  [10 * gibibyte, 200 * gibibyte, false],
])('%d free bytes of %d are low: %s', async (freeBytes, totalBytes, isLow) => {
  expect(await spaceWith({ freeBytes, totalBytes }).space.read()).toEqual({ freeBytes, totalBytes, isLow });
});

test('a write that would use the reserve is refused beforehand', async () => {
  const { space, disk } = spaceWith({ freeBytes: 456 * mebibyte, totalBytes: 20 * gibibyte });
  await space.require(200 * mebibyte);
  await expect(space.require(200 * mebibyte + 1)).rejects.toMatchObject({
    code: 'storage_full',
    status: 507,
  });
  disk.freeBytes = 255 * mebibyte;
  await expect(space.require(0)).rejects.toMatchObject({ code: 'storage_full' });
});

test('a disk that cannot be measured refuses nothing', async () => {
  const measure = () => Promise.reject(new Error('no such folder'));
  const space = createStorageSpace({ measure, log: { warn: () => {} } });
  expect(await space.read()).toBeNull();
  await space.require(gibibyte);
});

test('low space is logged at once, every quarter of an hour, and at once after a recovery', async () => {
  const { space, disk, warnings, clock } = spaceWith({ freeBytes: 10, totalBytes: gibibyte });
  const watchAt = async (minutes: number) => {
    clock.ms = minutes * 60_000;
    await space.watch();
    return warnings.length;
  };
  expect(await watchAt(0)).toBe(1);
  expect(warnings[0]).toMatchObject({ freeBytes: 10, totalBytes: gibibyte });
  expect(await watchAt(14)).toBe(1);
  expect(await watchAt(15)).toBe(2);
  disk.freeBytes = gibibyte;
  expect(await watchAt(16)).toBe(2);
  disk.freeBytes = 10;
  expect(await watchAt(17)).toBe(3);
});

test('a full disk is detected behind other errors', () => {
  const full = Object.assign(new Error('write failed'), { code: 'ENOSPC' });
  expect(isStorageFull(full)).toBe(true);
  expect(isStorageFull(new AppError('upload_interrupted', 'The upload ended early', {}, full))).toBe(true);
  expect(isStorageFull(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(true);
  expect(isStorageFull(Object.assign(new Error('gone'), { code: 'ENOENT' }))).toBe(false);
  expect(isStorageFull(new AppError('upload_interrupted'))).toBe(false);
});
