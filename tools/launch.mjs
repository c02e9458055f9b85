// The one way in: readable by an old Node, it finds or fetches everything else.
//   node tools/launch.mjs start | test | check | bench | dev | pictures
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const commands = {
  start: { run: ['src/server/main.ts'], needs: ['ffmpeg', 'web'] },
  dev: {
    run: ['--watch-path=src/server', '--watch-path=src/studio', 'src/server/main.ts'],
    needs: ['ffmpeg', 'web'],
  },
  test: { run: ['tools/run-tests.ts'], needs: ['ffmpeg', 'chromium', 'web'] },
  check: { run: ['tools/run-checks.ts'], needs: [] },
  bench: { run: ['bench/main.ts'], needs: ['ffmpeg', 'web'] },
  pictures: { run: ['tools/make-pictures.ts'], needs: ['ffmpeg', 'chromium', 'web'] },
};
const oldestNode = [22, 18];
const say = (text) => process.stderr.write(`hookline: ${text}\n`);
const stop = (text) => {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
};

const [name = 'start', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) stop(`There is no "${name}". There is: ${Object.keys(commands).join(', ')}`);

const system = command.needs.filter((need) => need !== 'web');
// Debian's packages and npm's come from different places: both at once halves the wait.
const packages = installSystemPackages(system);
const node = findNode();
installProject(node);
await packages;
const environment = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
if (command.needs.includes('web')) buildWebIfNeeded(environment);
runCommand();

/** Node 22.18 runs TypeScript as it is; an older one is replaced, for this project only, by one from the registry. */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return process.execPath;
  const folder = path.join(root, 'tools/node');
  const find = () => {
    const installed = path.join(folder, 'node_modules');
    const platformPackages = existsSync(installed)
      ? readdirSync(installed).filter((entry) => entry.startsWith('node-'))
      : [];
    return platformPackages
      .map((entry) => path.join(installed, entry, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
      .find((file) => existsSync(file));
  };
  if (!find() || isStale(folder)) {
    say(`Node ${process.versions.node} is too old; fetching Node 24 for this project`);
    npmCi(folder, process.execPath);
  }
  return (
    find() ??
    stop(`No Node for ${process.platform}-${process.arch} in the registry: install Node 22.18 or newer.`)
  );
}

function installProject(nodePath) {
  if (existsSync(path.join(root, 'node_modules')) && !isStale(root)) return;
  say('installing packages');
  npmCi(root, nodePath);
}

/** The mark holds the lock's fingerprint: a changed lock is installed again. */
function isStale(folder) {
  const mark = path.join(folder, 'node_modules/.hookline-lock');
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== lockFingerprint(folder);
}
function lockFingerprint(folder) {
  return createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
}

function npmCi(folder, nodePath) {
  const npm = findNpm();
  const env = { ...process.env, PATH: `${path.dirname(nodePath)}${path.delimiter}${process.env.PATH}` };
  // Somebody who runs us by `npm test` with NODE_ENV=production still needs the tools.
  delete env.NODE_ENV;
  const args = [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  const result = npm.endsWith('.js')
    ? spawnSync(nodePath, [npm, ...args], { cwd: folder, env, stdio: ['ignore', 2, 2] })
    : spawnSync(npm, args, {
        cwd: folder,
        env,
        stdio: ['ignore', 2, 2],
        shell: process.platform === 'win32',
      });
  if (result.status !== 0) stop(`npm ci failed in ${path.relative(root, folder) || 'the project'}.`);
  writeFileSync(path.join(folder, 'node_modules/.hookline-lock'), lockFingerprint(folder));
}
function findNpm() {
  const candidates = [
    process.env.npm_execpath,
    path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  return candidates.find((file) => file && file.endsWith('npm-cli.js') && existsSync(file)) ?? 'npm';
}

function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((program) => folders.map((folder) => path.join(folder, program)))
    .find((file) => existsSync(file));
}

/** ffmpeg and Chromium come from the distribution, so that its security updates reach them. */
async function installSystemPackages(needs) {
  const missing = needs.filter((need) =>
    need === 'ffmpeg'
      ? !(process.env.FFMPEG_PATH || findProgram(['ffmpeg'])) ||
        !(process.env.FFPROBE_PATH || findProgram(['ffprobe']))
      : !(process.env.CHROMIUM_PATH || findProgram(['chromium', 'chromium-browser', 'google-chrome'])),
  );
  if (missing.length === 0) return;
  const hasApt = Boolean(findProgram(['apt-get']));
  if (hasApt && process.getuid?.() === 0) {
    say(`installing ${missing.join(' and ')} with apt-get`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (args) =>
      new Promise((resolve) => {
        const child = spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 2] });
        child.once('exit', (code) => resolve(code === 0));
        child.once('error', () => resolve(false));
      });
    const done =
      (await apt(['update', '-qq'])) &&
      (await apt(['install', '-y', '-qq', '--no-install-recommends', ...missing]));
    if (!done) stop(`apt-get could not install ${missing.join(' ')}.`);
    return;
  }
  const platformCommand =
    process.platform === 'darwin'
      ? `brew install ${missing.join(' ')}`
      : hasApt
        ? `sudo apt-get install -y ${missing.join(' ')}`
        : findProgram(['dnf'])
          ? `sudo dnf install -y ${missing.join(' ')}`
          : findProgram(['pacman'])
            ? `sudo pacman -S ${missing.join(' ')}`
            : `install ${missing.join(' and ')}`;
  const settings = missing
    .map((need) => (need === 'ffmpeg' ? 'FFMPEG_PATH and FFPROBE_PATH' : 'CHROMIUM_PATH'))
    .join(', ');
  stop(
    `Hookline needs ${missing.join(' and ')}. Run:\n\n  ${platformCommand}\n\nand start again (or set ${settings}).`,
  );
}

/** The browser's side is built once and again when something that it is made of has changed. */
function buildWebIfNeeded(env) {
  const mark = path.join(root, 'dist/web.fingerprint');
  const fingerprint = createHash('sha256');
  for (const entry of ['src/web', 'src/contract', 'vite.config.ts', 'package-lock.json'])
    addFiles(path.join(root, entry), fingerprint);
  const current = fingerprint.digest('hex');
  if (
    existsSync(path.join(root, 'dist/web/app.html')) &&
    existsSync(mark) &&
    readFileSync(mark, 'utf8') === current
  )
    return;
  say('building the web app');
  try {
    execFileSync(node, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel=warn'], {
      cwd: root,
      env,
      stdio: ['ignore', 2, 2],
    });
  } catch {
    stop('The web app could not be built.');
  }
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, current);
}
function addFiles(entry, fingerprint) {
  if (statSync(entry).isDirectory()) {
    for (const child of readdirSync(entry).sort()) addFiles(path.join(entry, child), fingerprint);
  } else if (!/\.test\.tsx?$/.test(entry)) {
    fingerprint.update(path.relative(root, entry)).update(readFileSync(entry));
  }
}

function runCommand() {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...command.run, ...rest], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
