import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { installModel, removeModel } from './install-model.ts';
import { findInstalledModel, modelFolder, voicesFolder } from './installed-model.ts';
import { testArchive, type TestArchive } from './test-archives.ts';

const name = 'kokoro-en-v0_19';
async function served(archive: Buffer | null, cutOnceAt?: number) {
  const ranges: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    ranges.push(request.headers.range);
    if (!archive) return response.writeHead(404).end();
    const start = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (start >= archive.length) {
      return response.writeHead(416, { 'content-range': `bytes */${archive.length}` }).end();
    }
    response.writeHead(start > 0 ? 206 : 200, {
      etag: '"one"',
      'content-length': archive.length - start,
      ...(start > 0 && { 'content-range': `bytes ${start}-${archive.length - 1}/${archive.length}` }),
    });
    if (cutOnceAt !== undefined && ranges.length === 1) {
      return response.write(archive.subarray(0, cutOnceAt), () => setTimeout(() => response.destroy(), 50));
    }
    return response.end(archive.subarray(start));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const dataFolder = await temporaryFolder();
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { order: { dataFolder, name, baseUrl } as const, dataFolder, ranges };
}

async function expectNothingInstalled(dataFolder: string) {
  expect(findInstalledModel(dataFolder)).toBeNull();
  expect(await readdir(path.join(voicesFolder(dataFolder), 'models'))).toEqual([]);
  const left = await readdir(voicesFolder(dataFolder));
  expect(left.filter((entry) => entry.startsWith('unpacking-') || entry === 'lock')).toEqual([]);
}

test('a model is downloaded, verified, unpacked and selected, and can be removed', async () => {
  const { order, dataFolder } = await served(testArchive('model'));
  await installModel(order);
  expect(findInstalledModel(dataFolder)).toEqual({ name, folder: modelFolder(dataFolder, name) });
  expect(await readFile(path.join(modelFolder(dataFolder, name), 'tokens.txt'), 'utf8')).toHaveLength(5120);
  await removeModel(dataFolder, name);
  await expectNothingInstalled(dataFolder);
});

test('an interrupted download is resumed', async () => {
  const { order, dataFolder, ranges } = await served(testArchive('model'), 100);
  await expect(installModel(order)).rejects.toMatchObject({ name: 'VoiceModelError' });
  await expectNothingInstalled(dataFolder);
  await installModel(order);
  expect(ranges).toEqual([undefined, 'bytes=100-']);
  expect(findInstalledModel(dataFolder)?.name).toBe(name);
});

test('an archive with a wrong checksum is not unpacked', async () => {
  const { order, dataFolder } = await served(testArchive('model'));
  await expect(installModel({ ...order, sha256: 'a'.repeat(64) })).rejects.toThrow('not the expected one');
  await expectNothingInstalled(dataFolder);
});

test('the checksum of the first download is pinned for later ones', async () => {
  const first = await served(testArchive('model'));
  await installModel(first.order);
  await removeModel(first.dataFolder, name);
  const second = await served(testArchive('withMore'));
  const order = { ...second.order, dataFolder: first.dataFolder };
  await expect(installModel(order)).rejects.toThrow('not the expected one');
  await expectNothingInstalled(first.dataFolder);
});

test('a missing archive is reported with its status', async () => {
  const { order, dataFolder } = await served(null);
  await expect(installModel(order)).rejects.toThrow('responded with status 404');
  await expectNothingInstalled(dataFolder);
});

test.each<[string, TestArchive, string]>([
  ['a parent path', 'upwards', 'leads out'],
  ['an absolute path', 'absolute', 'leads out'],
  ['a symbolic link', 'symbolicLink', 'only files and folders'],
  ['a hard link', 'hardLink', 'only files and folders'],
])('an archive with %s is rejected', async (_what, kind, reason) => {
  const { order, dataFolder } = await served(testArchive(kind));
  await expect(installModel(order)).rejects.toMatchObject({
    name: 'VoiceModelError',
    message: expect.stringContaining(reason) as string,
  });
  await expectNothingInstalled(dataFolder);
  expect(existsSync('/tmp/hookline-evil') || existsSync(path.join(dataFolder, 'evil'))).toBe(false);
});

test('a damaged archive and a model that cannot speak leave nothing behind', async () => {
  const archive = testArchive('model');
  const damaged = await served(archive.subarray(0, archive.length - 60));
  await expect(installModel(damaged.order)).rejects.toThrow('damaged');
  await expectNothingInstalled(damaged.dataFolder);
  const mute = await served(archive);
  const tryOut = () => Promise.reject(new Error('mute'));
  await expect(installModel({ ...mute.order, tryOut })).rejects.toThrow('mute');
  await expectNothingInstalled(mute.dataFolder);
});

test('a concurrent installation is refused', async () => {
  const { order, dataFolder } = await served(testArchive('model'));
  const ends = await Promise.allSettled([installModel(order), installModel(order)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(findInstalledModel(dataFolder)?.name).toBe(name);
});

test('leftovers of a killed process are removed by the next run', async () => {
  const { order, dataFolder } = await served(testArchive('model'));
  const script = `
    const { installModel } = await import(${JSON.stringify(path.join(import.meta.dirname, 'install-model.ts'))});
    const tryOut = () => new Promise(() => { console.log('unpacked'); setInterval(() => {}, 1000); });
    await installModel({ ...${JSON.stringify(order)}, tryOut });`;
  const child = execFile(process.execPath, ['--input-type=module', '-e', script]);
  await new Promise((resolve) => child.stdout!.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  expect(findInstalledModel(dataFolder)).toBeNull();
  expect(existsSync(modelFolder(dataFolder, name))).toBe(false);
  await installModel(order);
  expect(findInstalledModel(dataFolder)?.name).toBe(name);
  expect((await readdir(voicesFolder(dataFolder))).filter((entry) => entry.startsWith('unpacking-'))).toEqual(
    [],
  );
});
