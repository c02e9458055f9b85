import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The number of `nobody`, on Linux and in the namespace below. */
const nobody = 65_534;

/** A user namespace in which root is nobody costs no new user, and works in folders that only root may enter. */
const inNamespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];

/**
 * How to run programs that refuse to run as root, as PostgreSQL does. Who is not root runs them plainly; root in a user
 * namespace, and where those are forbidden (most containers, a chroot) as `nobody`, who must then own the files.
 */
export type OrdinaryUser = {
  run: (file: string, args: string[]) => Promise<unknown>;
  /** Gives a folder, which is made when it is missing, and all in it to whoever `run` runs as. */
  giveFolder: (folder: string) => Promise<void>;
  giveFile: (file: string) => Promise<void>;
};

const timeout = 60_000;

/** Into a private folder of ours, without letting anybody see what else is there. */
async function letNobodyThrough(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder);
  if (uid !== process.getuid?.() || (mode & 0o001) !== 0) return;
  await chown(folder, uid, nobody);
  await chmod(folder, (mode & 0o7777) | 0o010);
}

/** `namespaces: false` behaves as if they were forbidden. */
export async function findOrdinaryUser(options: { namespaces?: boolean } = {}): Promise<OrdinaryUser> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot) {
    return {
      run: (file, args) => run(file, args, { timeout }),
      giveFolder: async (folder) => void (await mkdir(folder, { recursive: true })),
      giveFile: async () => {},
    };
  }
  const [unshare, ...flags] = inNamespace as [string, ...string[]];
  const allowed =
    options.namespaces ??
    (await run(unshare, [...flags, 'true']).then(
      () => true,
      () => false,
    ));
  const owner = allowed ? 0 : nobody;
  return {
    run: (file, args) =>
      allowed
        ? run(unshare, [...flags, file, ...args], { timeout })
        : run(file, args, { timeout, uid: nobody, gid: nobody, cwd: '/' }),
    async giveFolder(folder) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (!allowed) await letNobodyThrough(path.dirname(folder));
      // Of a start under the other rule.
      if ((await stat(folder)).uid !== owner) await run('chown', ['-R', `${owner}:${owner}`, folder]);
    },
    giveFile: (file) => chown(file, owner, owner),
  };
}
