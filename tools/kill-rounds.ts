// Repeatedly kills parts of a running app and checks that no work or credit is lost and no folder or process is left over:
// node tools/kill-rounds.ts [--rounds 200] [--seed N] [--minutes M]
// Exit code 1 when an invariant does not hold. The same seed picks the same targets.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { postmasterOf } from '../tests/helpers/postgres-processes.ts';
import { startApp, type RunningApp } from '../tests/helpers/running-app.ts';
import { checkBooks, checkFolders, readFailedWork } from './kill-rounds/invariants.ts';
import { orphansOf, processesOf } from './kill-rounds/left-processes.ts';
import { openLoad } from './kill-rounds/load.ts';
import { readOptions } from './kill-rounds/options.ts';
import { persistentCaller } from './kill-rounds/persistent-caller.ts';
import { seededRandom } from '../tests/helpers/seeded-random.ts';
import { invariantsTable, isSound, roundsTable, type Invariant, type Round } from './kill-rounds/report.ts';
import { playRound } from './kill-rounds/rounds.ts';
import { targets } from './kill-rounds/targets.ts';

const { rounds, seed, minutes } = readOptions(process.argv.slice(2));
const say = (text: string): void => void process.stdout.write(`${text}\n`);
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const folder = await mkdtemp(path.join(tmpdir(), 'kill-rounds-'));
const dataFolder = path.join(folder, 'data');
const temporaryFolder = path.join(folder, 'tmp');
await mkdir(dataFolder);
await mkdir(temporaryFolder);
// The app's temporary files and the socket of its database, which is checked below.
process.env.TMPDIR = temporaryFolder;

// As in `npm start`: reading the source takes a third of the start-up time.
const compileCache = path.join(import.meta.dirname, '../node_modules/.cache/node');
let app: RunningApp = await startApp({ dataFolder, environment: { NODE_COMPILE_CACHE: compileCache } });
const { userId, token } = await app.api.signIn();
const environment = { NODE_COMPILE_CACHE: compileCache, PORT: new URL(app.url).port };
const caller = persistentCaller();
const load = await openLoad({ person: () => app.api.person(token, userId), caller, folder });
const { databaseUrl } = await startEmbeddedPostgres(dataFolder);
const database = openDatabase(databaseUrl, { maxConnections: 2, retryForMs: 60_000 });
const targetRandom = seededRandom(seed);
const logs: string[] = [];
const scene = {
  app: () => app,
  async startAgain() {
    logs.push(app.log());
    app = await startApp({ dataFolder, environment });
  },
  nextTarget: () => targetRandom.pick(targets),
  database,
  load,
  random: seededRandom(seed + 1),
};

say(`${rounds} rounds with --seed ${seed}, at most ${minutes} minutes, in ${folder}`);
const played: Round[] = [];
const invariants: Invariant[] = [];
const end = performance.now() + minutes * 60_000;
try {
  while (played.length < rounds && performance.now() < end) {
    const round = await playRound(scene);
    played.push(round);
    const { target, readyMs, workingMs } = round;
    say(
      `${String(played.length).padStart(4)} ${target.padEnd(11)} ready ${seconds(readyMs)}, working ${seconds(workingMs)}`,
    );
  }
  say(`waiting for ${load.underWay()} pieces of work`);
  const outcomes = await load.settle();
  const stuck = outcomes.filter(({ status }) => status.startsWith('stuck'));
  const count = (status: string): number => outcomes.filter((outcome) => outcome.status === status).length;
  say(
    `work: ${count('completed') + count('ready')} completed, ${count('failed')} failed, ${stuck.length} stuck`,
  );
  for (const failure of await readFailedWork(database)) say(`  ${failure}`);
  invariants.push(
    { name: 'all work ended', faults: stuck.map(({ kind, status }) => `${kind}: ${status}`) },
    { name: 'no call was answered with an error but 503', faults: caller.unexpected },
    ...(await checkBooks(database)),
    {
      name: 'no orphan process while it runs',
      faults: orphansOf(folder, [app.pid, await postmasterOf(dataFolder)]),
    },
  );
} catch (error) {
  invariants.push({
    name: 'every round came to its end',
    faults: [`round ${played.length + 1}: ${String(error)}`],
  });
} finally {
  await database.destroy();
  await app.stop();
}
invariants.push(await checkFolders(dataFolder, temporaryFolder), {
  name: 'no process is left after the stop',
  faults: processesOf(folder).map(({ pid, command }) => `${pid} ${command}`),
});
say(`\n${roundsTable(played)}\n\n${invariantsTable(invariants)}`);
if (isSound(invariants)) await rm(folder, { recursive: true, force: true });
else {
  await writeFile(path.join(folder, 'app.log'), [...logs, app.log()].join('\n'));
  say(`\nThe folder is kept, with the log: ${folder}`);
}
process.exit(isSound(invariants) ? 0 : 1);
