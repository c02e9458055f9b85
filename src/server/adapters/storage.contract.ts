import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Storage } from '../ports/storage.ts';

/** What every storage must do. `open` gives a fresh, empty one whose clock can be moved. */
export function storageContract(
  open: () => Promise<{ storage: Storage; moveClock: (ms: number) => void }>,
): void {
  const file = async (content: string): Promise<string> => {
    const name = path.join(await mkdtemp(path.join(tmpdir(), 'hookline-storage-')), 'file');
    await writeFile(name, content);
    return name;
  };
  const key = 'users/u1/videos/a.mp4';

  test('a file comes back whole, in part, and as a local path', async () => {
    const { storage } = await open();
    await storage.put(key, await file('0123456789'));
    expect(await storage.find(key)).toEqual({ sizeBytes: 10 });
    expect(await text(await storage.open(key))).toBe('0123456789');
    expect(await text(await storage.open(key, { start: 2, end: 4 }))).toBe('234');
    const local = await storage.fetch(key, await mkdtemp(path.join(tmpdir(), 'hookline-storage-')));
    expect(await readFile(local, 'utf8')).toBe('0123456789');
  });

  test('putting a key again replaces it; removing it twice is no error', async () => {
    const { storage } = await open();
    await storage.put(key, await file('old'));
    await storage.put(key, await file('new!'));
    expect(await text(await storage.open(key))).toBe('new!');
    await storage.remove(key);
    await storage.remove(key);
    expect(await storage.find(key)).toBeNull();
  });

  test('listing names the keys below a prefix', async () => {
    const { storage } = await open();
    await storage.put('users/u1/uploads/a', await file('a'));
    await storage.put('users/u2/uploads/b', await file('b'));
    const keys: string[] = [];
    for await (const entry of storage.list('users/u1')) keys.push(entry.key);
    expect(keys).toEqual(['users/u1/uploads/a']);
  });

  test.each(['../etc/passwd', 'users/../../x', '/etc/passwd', 'users//x', 'users/u1/..', 'users/u1/\0', 'x'])(
    'the key %j is refused',
    async (bad) => {
      const { storage } = await open();
      await expect(storage.open(bad)).rejects.toThrow('Not a storage key');
      await expect(storage.put(bad, await file('x'))).rejects.toThrow('Not a storage key');
    },
  );

  test('a signed address holds for its key and its time only, and stays the same for a while', async () => {
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
