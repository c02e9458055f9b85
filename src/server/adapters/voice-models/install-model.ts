import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findVoiceModel } from '#studio/speech/voice-model/voice-model.ts';
import {
  type VoiceModelName,
  choiceFile,
  findInstalledModel,
  modelFolder,
  voicesFolder,
  VoiceModelError,
} from './installed-model.ts';
import { downloadArchive } from './download-archive.ts';
import { lockFolder } from './lock-folder.ts';
import { unpackArchive } from './unpack-archive.ts';

export type InstallOrder = {
  dataFolder: string;
  name: VoiceModelName;
  /** The URL of the folder with NAME.tar.bz2. */
  baseUrl: string;
  /** 64 hexadecimal digits; without it the checksum of the first download is pinned. */
  sha256?: string;
  /** Tries the unpacked model before it is used; throws if it does not work. */
  tryOut?: (folder: string) => Promise<void>;
  say?: (line: string) => void;
};

type Pin = { sha256: string; bytes: number };

/** Downloads, verifies and unpacks a model and selects it. Throws VoiceModelError; then nothing has changed. */
export async function installModel(order: InstallOrder): Promise<void> {
  const { dataFolder, name, say = () => {} } = order;
  const folder = voicesFolder(dataFolder);
  const target = modelFolder(dataFolder, name);
  await mkdir(path.dirname(target), { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    for (const entry of await readdir(folder)) {
      if (entry.startsWith('unpacking-'))
        await rm(path.join(folder, entry), { recursive: true, force: true });
    }
    if (!existsSync(target)) {
      const archive = path.join(folder, `${name}.tar.bz2.part`);
      const url = `${order.baseUrl.replace(/\/+$/, '')}/${name}.tar.bz2`;
      say(`fetching ${url}`);
      await downloadArchive(url, archive);
      const pin = await checkArchive(order, archive);
      say(`SHA-256 ${pin.sha256}`);
      const unpacking = await mkdtemp(path.join(folder, 'unpacking-'));
      try {
        await unpackArchive(archive, unpacking);
        const unpacked = path.join(unpacking, name);
        const model = existsSync(unpacked) ? await findVoiceModel(unpacked) : `the folder ${name} is missing`;
        if (typeof model === 'string')
          throw new VoiceModelError(`the archive holds no voice model: ${model}`);
        await order.tryOut?.(unpacked);
        await rename(unpacked, target);
        // Only the checksum of a working model is pinned.
        await writeWhole(pinFile(order), JSON.stringify(pin));
      } finally {
        await rm(unpacking, { recursive: true, force: true });
        await forget(archive);
      }
    }
    await writeWhole(choiceFile(dataFolder), `${name}\n`);
  } finally {
    await unlock();
  }
}

/** Throws VoiceModelError if the model is not installed. */
export async function removeModel(dataFolder: string, name: VoiceModelName): Promise<void> {
  const folder = voicesFolder(dataFolder);
  const target = modelFolder(dataFolder, name);
  if (!existsSync(target)) throw new VoiceModelError(`${name} is not installed`);
  const unlock = await lockFolder(folder);
  try {
    if (findInstalledModel(dataFolder)?.name === name) await rm(choiceFile(dataFolder), { force: true });
    // Renamed first, so an interrupted removal leaves no partial model.
    const trashFolder = await mkdtemp(path.join(folder, 'unpacking-'));
    await rename(target, path.join(trashFolder, name));
    await rm(trashFolder, { recursive: true, force: true });
  } finally {
    await unlock();
  }
}

const pinFile = ({ dataFolder, name }: InstallOrder): string =>
  path.join(voicesFolder(dataFolder), `${name}.pin.json`);

async function checkArchive(order: InstallOrder, archive: string): Promise<Pin> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(archive)) hash.update(chunk as Buffer);
  const found: Pin = { sha256: hash.digest('hex'), bytes: (await stat(archive)).size };
  const pinned = existsSync(pinFile(order))
    ? (JSON.parse(await readFile(pinFile(order), 'utf8')) as Pin)
    : found;
  const expected = order.sha256 ? { ...found, sha256: order.sha256.toLowerCase() } : pinned;
  if (found.sha256 !== expected.sha256 || found.bytes !== expected.bytes) {
    await forget(archive);
    throw new VoiceModelError(
      `the archive is not the expected one: SHA-256 ${found.sha256} with ${found.bytes} bytes instead of ${expected.sha256} with ${expected.bytes}`,
    );
  }
  return found;
}

async function forget(archive: string): Promise<void> {
  await Promise.all([rm(archive, { force: true }), rm(`${archive}.etag`, { force: true })]);
}

async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
