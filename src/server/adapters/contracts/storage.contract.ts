import { access, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Storage } from '../../ports/storage.ts';

/** The contract of every storage. `open` returns a new, empty one whose clock can be moved. */
export function storageContract(
  open: () => Promise<{ storage: Storage; moveClock: (ms: number) => void }>,
): void {
  const workFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'hookline-storage-'));
  const file = async (content: string): Promise<string> => {
    const name = path.join(await workFolder(), 'file');
    await writeFile(name, content);
    return name;
  };
  const key = 'users/u1/videos/a.mp4';
  const listed = async (storage: Storage, folder: string) => {
    const found: { key: string; changedAt: Date }[] = [];
    for await (const entry of storage.list(folder)) found.push(entry);
    return found;
  };

  test('a file can be read in full, in part, and as a local path', async () => {
    const { storage } = await open();
    await storage.put(key, await file('0123456789'));
    expect(await storage.find(key)).toEqual({ sizeBytes: 10 });
    expect(await text(await storage.open(key))).toBe('0123456789');
    expect(await text(await storage.open(key, { start: 2, end: 4 }))).toBe('234');
    expect(await text(await storage.open(key, { start: 8, end: 99 }))).toBe('89');
    const local = await storage.fetch(key, await workFolder());
    expect(await readFile(local, 'utf8')).toBe('0123456789');
    expect(path.extname(local)).toBe('.mp4');
  });

  test('the check succeeds while the storage is reachable', async () => {
    const { storage } = await open();
    await expect(storage.check()).resolves.toBeUndefined();
  });

  test('a stored local file is removed, and a missing local file is an error', async () => {
    const { storage } = await open();
    const local = await file('moved');
    await storage.put(key, local);
    await expect(access(local)).rejects.toThrow('ENOENT');
    await expect(storage.put('users/u1/videos/b.mp4', local)).rejects.toThrow('ENOENT');
    expect(await storage.find('users/u1/videos/b.mp4')).toBeNull();
  });

  test('an empty file can be stored', async () => {
    const { storage } = await open();
    await storage.put(key, await file(''));
    expect(await storage.find(key)).toEqual({ sizeBytes: 0 });
    expect(await text(await storage.open(key))).toBe('');
  });

  test('an unknown key is not found and cannot be read or fetched', async () => {
    const { storage } = await open();
    await storage.put('users/u1/videos/other.mp4', await file('x'));
    expect(await storage.find(key)).toBeNull();
    await expect(storage.open(key)).rejects.toThrow(`Not in storage: ${key}`);
    await expect(storage.fetch(key, await workFolder())).rejects.toThrow(`Not in storage: ${key}`);
  });

  test('files of one name fetched into one folder do not clash', async () => {
    const { storage } = await open();
    const keys = ['users/u1/hooks/a.mp4', 'users/u1/clips/a.mp4'];
    for (const each of keys) await storage.put(each, await file(each));
    const folder = await workFolder();
    const fetched = await Promise.all(keys.map((each) => storage.fetch(each, folder)));
    expect(await Promise.all(fetched.map((local) => readFile(local, 'utf8')))).toEqual(keys);
  });

  test('storing a key again replaces it; removing it twice does not fail', async () => {
    const { storage } = await open();
    await storage.put(key, await file('old'));
    await storage.put(key, await file('new!'));
    expect(await text(await storage.open(key))).toBe('new!');
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.find(key)).toBeNull();
  });

  test('listing returns all keys of a folder with their times, and no others', async () => {
    const { storage } = await open();
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `users/u1/uploads/${name}`);
    for (const each of [...keys, 'users/u11/uploads/a', 'users/u2/uploads/b'])
      await storage.put(each, await file(each));
    const found = await listed(storage, 'users/u1');
    expect(found.map((entry) => entry.key).toSorted()).toEqual(keys);
    for (const { changedAt } of found)
      expect(Math.abs(Date.now() - changedAt.getTime())).toBeLessThan(60_000);
    expect(await listed(storage, 'users/u3')).toEqual([]);
  });

  test('keys can be removed while they are listed', async () => {
    const { storage } = await open();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await storage.put(`users/u1/uploads/${name}`, await file(name));
    for await (const entry of storage.list('users')) await storage.remove(entry.key);
    expect(await listed(storage, 'users')).toEqual([]);
  });

  test.each(['../etc/passwd', 'users/../../x', '/etc/passwd', 'users//x', 'users/u1/..', 'users/u1/\0', 'x'])(
    'the key %j is rejected',
    async (bad) => {
      const { storage } = await open();
      await expect(storage.open(bad)).rejects.toThrow('Not a storage key');
      await expect(storage.put(bad, await file('x'))).rejects.toThrow('Not a storage key');
    },
  );

  test('a signed URL is valid for its key and time only, and stays stable for a while', async () => {
    const { storage, moveClock } = await open();
    const address = new URL(storage.signAddress(key), 'http://localhost');
    const query = Object.fromEntries(address.searchParams) as { expires: string; signature: string };
    expect(storage.verifyAddress(key, query)).toBe(true);
    expect(storage.verifyAddress('users/u2/videos/a.mp4', query)).toBe(false);
    expect(storage.verifyAddress(key, { ...query, expires: String(Number(query.expires) + 1) })).toBe(false);
    expect(storage.verifyAddress(key, { ...query, signature: `${query.signature.slice(0, -1)}_` })).toBe(
      false,
    );
    moveClock(60_000);
    expect(storage.signAddress(key)).toBe(`${address.pathname}${address.search}`);
    moveClock(2 * 3_600_000);
    expect(storage.verifyAddress(key, query)).toBe(false);
  });
}
