import { beforeEach, expect, test } from 'vitest';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import { fingerprintOf, uploadMemory } from './upload-memory.ts';

/** As localStorage: in no promised order, and with strangers' entries in it. */
function memoryStore(): Storage {
  const entries = new Map([['somebody-else', 'not ours']]);
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

const file = { name: 'clip.mp4', size: 5, type: 'video/mp4', lastModified: 7 };
const began = (uploadUrl: string, at = new Date().toISOString()) => ({
  size: 5,
  metadata: { filename: 'clip.mp4', fileType: 'video' },
  creationTime: at,
  urlStorageKey: '',
  uploadUrl,
  parallelUploadUrls: null,
});

let store: Storage;
beforeEach(() => {
  store = memoryStore();
});

test('finds only the same file of the same user', async () => {
  const memory = uploadMemory(store);
  await memory.addUpload(fingerprintOf(file, 'ada'), began('/u/1'));
  const find = (fingerprint: string) => uploadMemory(store).findUploadsByFingerprint(fingerprint);
  expect(await find(fingerprintOf(file, 'ada'))).toMatchObject([{ uploadUrl: '/u/1' }]);
  expect(await find(fingerprintOf(file, 'bob'))).toEqual([]);
  expect(await find(fingerprintOf({ ...file, size: 6 }, 'ada'))).toEqual([]);
  expect(await find(fingerprintOf({ ...file, lastModified: 8 }, 'ada'))).toEqual([]);
});

test('an unfinished file is shown to its owner only, until it is uploaded', async () => {
  const memory = uploadMemory(store);
  await memory.addUpload(fingerprintOf(file, 'ada'), began('/u/1'));
  expect(memory.findUnfinished('ada', 'video')).toBe('clip.mp4');
  expect(memory.findUnfinished('bob', 'video')).toBeNull();
  expect(memory.findUnfinished('ada', 'audio')).toBeNull();
  memory.forget('/u/1');
  expect(memory.findUnfinished('ada', 'video')).toBeNull();
  expect(store.getItem('somebody-else')).toBe('not ours');
});

test('an upload dropped by the server is dropped here too', async () => {
  const old = new Date(Date.now() - resumableUploads.expiresAfterMs - 1).toISOString();
  const memory = uploadMemory(store);
  await memory.addUpload(fingerprintOf(file, 'ada'), began('/u/1', old));
  expect(memory.findUnfinished('ada', 'video')).toBeNull();
  expect(store.length).toBe(1);
});
