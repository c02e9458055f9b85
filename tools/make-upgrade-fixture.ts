// Makes tests/fixtures/data-of-schema-NNNN: the data folder of a version of the app, for tests/journeys/upgrade.test.ts.
// Run manually with the commit of that version: node tools/make-upgrade-fixture.ts <commit>
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';
import type * as embeddedPostgres from '#server/db/embedded-postgres.ts';
import { readAnswers } from '../tests/helpers/upgrade/answers.ts';
import { packData, type SavedData } from '../tests/helpers/upgrade/saved-data.ts';
import { startAppOfVersion } from '../tests/helpers/upgrade/app-of-version.ts';
import { fillScene } from './upgrade-fixture/fill-scene.ts';
import { signIn } from './upgrade-fixture/person.ts';
import { makeSampleFiles } from './upgrade-fixture/sample-files.ts';
import type { Scene } from './upgrade-fixture/scene.ts';
import { listAddresses, readFiles, readTables } from './upgrade-fixture/read-data.ts';

const maxBytes = 1_000_000;
const project = path.resolve(import.meta.dirname, '..');
const [commit] = process.argv.slice(2);
if (!commit) throw new Error('Name the commit of the version: node tools/make-upgrade-fixture.ts <commit>');

const folder = await mkdtemp(path.join(tmpdir(), 'hookline-version-'));
const checkout = path.join(folder, 'checkout');
const dataFolder = path.join(folder, 'data');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: project, encoding: 'utf8' });

async function checkOut(): Promise<void> {
  git('worktree', 'add', '--detach', checkout, commit!);
  if (git('diff', commit!, '--', 'package-lock.json') === '')
    await symlink(path.join(project, 'node_modules'), path.join(checkout, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: checkout, stdio: 'inherit' });
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'];
  execFileSync(process.execPath, vite, { cwd: checkout, stdio: 'inherit' });
}

async function readData(): Promise<SavedData> {
  const app = await startAppOfVersion(checkout, dataFolder);
  const databases: Client[] = [];
  try {
    const file = pathToFileURL(path.join(checkout, 'src/server/db/embedded-postgres.ts')).href;
    const { startEmbeddedPostgres } = (await import(file)) as typeof embeddedPostgres;
    const { databaseUrl } = await startEmbeddedPostgres(dataFolder);
    const openDatabase = async (): Promise<Client> => {
      const client = new Client(databaseUrl);
      client.on('error', () => {});
      await client.connect();
      databases.push(client);
      return client;
    };
    const database = await openDatabase();
    const people = {
      ada: await signIn(app.origin, 'Ada'),
      ben: await signIn(app.origin, 'Ben'),
      cleo: await signIn(app.origin, 'Cleo'),
    };
    const scene: Scene = { app, database, files: await makeSampleFiles(folder), ...people, ids: {} };
    await fillScene(scene, openDatabase);

    const at = new Date();
    const addresses = await listAddresses(database, { ada: people.ada, ben: people.ben });
    const tokens = { ada: people.ada.token, ben: people.ben.token };
    const answers = await readAnswers(
      { origin: app.origin, at, tokens },
      { ...addresses, visitor: [`/api/share/${scene.ids.sharedVideo}`] },
    );
    const account = ({ email, token, userId }: (typeof people)['ada']) => ({ email, token, userId });
    return {
      about: {
        lastMigration: await findLastMigration(),
        takenAt: at.toISOString(),
        people: { ada: account(people.ada), ben: account(people.ben), cleo: account(people.cleo) },
        ids: scene.ids,
      },
      tables: await readTables(database),
      queueSchema: getConstructionPlans(),
      answers,
      files: await readFiles(dataFolder),
    };
  } finally {
    for (const database of databases) await database.end().catch(() => {});
    await app.stop();
  }
}

async function findLastMigration(): Promise<string> {
  const files = (await readdir(path.join(checkout, 'migrations'))).filter((file) => /^\d{4}-/.test(file));
  return path.basename(files.toSorted().at(-1)!, '.ts');
}

/** The fixture is public and must not contain paths of the machine that made it. */
function refusePathsOfThisMachine(data: SavedData): void {
  const texts = [JSON.stringify([data.tables, data.answers]), ...data.files.values()];
  for (const text of texts)
    for (const place of [folder, project])
      if (text.includes(place)) throw new Error(`a path of this machine is in the data: ${place}`);
}

try {
  await checkOut();
  const data = await readData();
  refusePathsOfThisMachine(data);
  const packed = packData(data);
  if (packed.length > maxBytes) throw new Error(`the fixture is too large: ${packed.length} bytes`);
  const target = path.join(project, `tests/fixtures/data-of-schema-${data.about.lastMigration.slice(0, 4)}`);
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'data.br'), packed);
  process.stdout.write(`${path.relative(project, target)}: ${packed.length} bytes\n`);
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', checkout], { cwd: project });
  await rm(folder, { recursive: true, force: true });
}
