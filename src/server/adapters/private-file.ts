import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Null if the file does not exist. */
export async function findPrivateFile(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Writes a file readable by its owner only, atomically. Returns false if it exists: the first writer wins. */
export async function createPrivateFile(file: string, content: string): Promise<boolean> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${crypto.randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** A file shared by several processes, created by the first one. */
export async function readOrCreatePrivateFile(file: string, make: () => Promise<string>): Promise<string> {
  const existing = await findPrivateFile(file);
  if (existing !== null) return existing;
  const content = await make();
  return (await createPrivateFile(file, content)) ? content : readFile(file, 'utf8');
}
