// Entry point of all commands: runs on an old Node, and finds or downloads everything else.
//   node tools/launch.mjs start | test | check | bench | dev | lighthouse | pictures | voices
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const commands = {
  start: {
    does: 'run the app: web and worker',
    run: ['src/server/main.ts'],
    needs: ['ffmpeg', 'web'],
  },
  dev: {
    does: 'run the app and restart it when the server or the studio changes',
    run: ['--watch-path=src/server', '--watch-path=src/studio', 'src/server/main.ts'],
    needs: ['ffmpeg', 'web'],
  },
  test: {
    does: 'run all tests, including those in a browser',
    run: ['tools/run-tests.ts'],
    needs: ['ffmpeg', 'chromium', 'web'],
  },
  check: {
    does: 'check format, types, lint, walls, words and dead code',
    run: ['tools/run-checks.ts'],
    needs: [],
  },
  bench: {
    does: 'measure performance',
    run: ['bench/main.ts'],
    needs: ['ffmpeg', 'chromium', 'web'],
  },
  lighthouse: {
    does: 'run Lighthouse on the landing page',
    run: ['tools/measure-landing.ts'],
    needs: ['ffmpeg', 'chromium', 'web'],
  },
  voices: { does: 'list, fetch and remove neural voices', run: ['tools/voices.ts'], needs: [] },
  pictures: {
    does: 'take pictures of every page',
    run: ['tools/make-pictures.ts'],
    needs: ['ffmpeg', 'chromium', 'web'],
  },
};
const minNode = [22, 18];
/** The oldest version whose npm reads our lock files. */
const minFetchingMajor = 16;
const say = (text) => process.stderr.write(`hookline: ${text}\n`);
const stop = (text) => {
  process.stderr.write(`\n${text}\n\n`);
  process.exit(1);
};

const [name = 'start', ...rest] = process.argv.slice(2);
const help = `Usage: npm start | npm test | npm run <command> [-- arguments]\n\n${Object.keys(commands)
  .map((key) => `  ${key.padEnd(11)} ${commands[key].does}`)
  .join('\n')}`;
if (['help', '--help', '-h'].includes(name)) {
  process.stdout.write(`${help}\n`);
  process.exit(0);
}
if (!Object.keys(commands).includes(name)) stop(`Unknown command "${name}".\n\n${help}`);
const command = commands[name];

const system = command.needs.filter((need) => need !== 'web');
// Debian's and npm's packages come from different servers, so parallel downloads halve the wait.
const packages = installSystemPackages(system);
const node = findNode();
installProject(node);
await packages;
const environment = {
  ...process.env,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
  // Reading the source takes a third of a later start.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node'),
  // glibc gives each render thread a separate arena and keeps freed memory: a worker grew to 600 MB.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
};
if (command.needs.includes('web')) buildWebIfNeeded(environment);
runCommand();

/** Node 22.18 runs TypeScript directly; an older Node is replaced from the registry, for this project only. */
function findNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > minNode[0] || (major === minNode[0] && minor >= minNode[1])) return process.execPath;
  if (major < minFetchingMajor) {
    stop(
      `Node ${process.versions.node} is too old even to fetch a newer one: install Node ${minNode.join('.')} or newer.`,
    );
  }
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
    stop(
      `No Node for ${process.platform}-${process.arch} in the registry: install Node ${minNode.join('.')} or newer.`,
    )
  );
}

function installProject(nodePath) {
  if (existsSync(path.join(root, 'node_modules')) && !isStale(root)) return;
  say('installing packages');
  npmCi(root, nodePath);
}

/** The marker file contains a hash of the lock file: packages are reinstalled when it changes. */
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
  // `npm test` with NODE_ENV=production still needs the tools.
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
  if (result.error) stop(`npm cannot be run (${result.error.message}): install it, it comes with Node.`);
  if (result.status !== 0) {
    stop(
      `npm ci failed in ${path.relative(root, folder) || 'the project'}: see above. ` +
        'It needs the registry of npm and a folder that it may write to. Start again when that is mended.',
    );
  }
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
  const hasApt = Boolean(findProgram(['apt-get']));
  const canInstall = hasApt && process.getuid?.() === 0;
  // Stories also run without it, for twice the CPU time a page.
  const shell = 'chromium-headless-shell';
  const wantsShell =
    canInstall && needs.includes('chromium') && !process.env.CHROMIUM_PATH && !findProgram([shell]);
  if (missing.length === 0 && !wantsShell) return;
  if (canInstall) {
    say(`installing ${[...missing, ...(wantsShell ? [shell] : [])].join(' and ')} with apt-get`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // One shell, because npm would delay a second child process. An unreachable package source fails the update, but may
    // not affect the installation.
    const install = 'apt-get install -y -qq --no-install-recommends';
    const script = [
      'apt-get update -qq',
      ...(wantsShell ? [`${install} ${shell}`] : []),
      missing.length > 0 ? `exec ${install} ${missing.join(' ')}` : 'exit 0',
    ].join('; ');
    const done = await new Promise((resolve) => {
      const child = spawn('sh', ['-c', script], { env, stdio: ['ignore', 'ignore', 2] });
      child.once('exit', (code) => resolve(code === 0));
      child.once('error', () => resolve(false));
    });
    if (!done) stop(`apt-get could not install ${missing.join(' and ')}: see above.`);
    return;
  }
  const platformCommand =
    process.platform === 'darwin'
      ? `brew install ${missing.join(' ')}`
      : hasApt
        ? `sudo apt-get update && sudo apt-get install -y ${missing.join(' ')}`
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

/** Builds the web app once, and again when its sources change. */
function buildWebIfNeeded(env) {
  const mark = path.join(root, 'dist/web.fingerprint');
  const fingerprint = createHash('sha256');
  for (const entry of ['src/web', 'src/contract', 'vite.config.ts', 'tools/web-build', 'package-lock.json'])
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
    stop('The web app could not be built: see above.');
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
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Stopping `npm start` ends npm and its shell, which do not forward the signal.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
