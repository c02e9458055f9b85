import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { chromiumOptions } from '../tests/e2e/chromium.ts';
import { startApp } from '../tests/helpers/running-app.ts';

const usage = `Usage: npm run lighthouse [-- <address>]

What Lighthouse says of the landing page on a phone. Fails below what is promised of it.
Without an address, such as http://127.0.0.1:3000, the app is started for it.
`;

const minScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** The median counts, because single runs vary on a busy machine. */
const runs = 5;

const folder = path.join(import.meta.dirname, 'lighthouse');
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');

const audit = z.object({
  score: z.number().nullable(),
  displayValue: z.string().optional(),
  numericValue: z.number().optional(),
});
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), audit),
});
type Report = z.infer<typeof report>;

function installLighthouse(): void {
  if (existsSync(program)) return;
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, ...rest] = npm ? [process.execPath, npm, ...args] : ['npm', ...args];
  const { status } = spawnSync(command!, rest, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed: see above');
}

/** On a busy machine the browser occasionally loses its trace, so that a retry is needed. */
const maxAttempts = 3;

function measure(url: string, outputPath: string): Report {
  const flags = ['--headless=new', ...(chromiumOptions.args ?? [])].join(' ');
  const only = `--only-categories=${Object.keys(minScores).join(',')}`;
  const output = ['--quiet', '--output=json', `--output-path=${outputPath}`];
  const run = () =>
    spawnSync(process.execPath, [program, url, ...output, only, `--chrome-flags=${flags}`], {
      stdio: 'inherit',
      env: { ...process.env, CHROME_PATH: chromiumOptions.executablePath ?? process.env.CHROMIUM_PATH },
    });
  for (let attempt = 0; attempt < maxAttempts; attempt++)
    if (run().status === 0) return report.parse(JSON.parse(readFileSync(outputPath, 'utf8')));
  throw new Error('Lighthouse did not finish: see above');
}

const scoreOf = ({ categories }: Report, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

function tell(middle: Report): boolean {
  const shift = middle.audits['cumulative-layout-shift']?.numericValue ?? 1;
  const lines = Object.entries(minScores).map(([category, least]) => {
    const score = scoreOf(middle, category);
    return { text: `${category}: ${score} (at least ${least})`, isGood: score >= least };
  });
  lines.push({ text: `layout shift: ${shift.toFixed(3)} (0)`, isGood: shift < 0.0005 });
  for (const { text, isGood } of lines) process.stdout.write(`${isGood ? 'ok    ' : 'FAILED'}  ${text}\n`);
  for (const name of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'speed-index',
  ])
    process.stdout.write(`        ${name}: ${middle.audits[name]?.displayValue}\n`);
  for (const [name, { score, displayValue }] of Object.entries(middle.audits))
    if (score !== null && score < 0.9)
      process.stdout.write(`        below 0.9: ${name} ${displayValue ?? ''}\n`);
  return lines.every(({ isGood }) => isGood);
}

/** Other load on the machine counts as the page's and lowers the scores. */
const tellLoad = (): void => {
  process.stdout.write(`        the machine’s load: ${loadavg()[0]!.toFixed(1)}\n`);
};

const given = process.argv[2];
if (given !== undefined && !URL.canParse(given)) {
  const isHelp = ['--help', '-h', 'help'].includes(given);
  process[isHelp ? 'stdout' : 'stderr'].write(isHelp ? usage : `"${given}" is not an address.\n\n${usage}`);
  process.exit(isHelp ? 0 : 1);
}
installLighthouse();
const workFolder = await mkdtemp(path.join(tmpdir(), 'hookline-lighthouse-'));
const app = given === undefined ? await startApp() : null;
try {
  const url = given ?? app!.url;
  const reports = Array.from({ length: runs }, (_, run) =>
    measure(url, path.join(workFolder, `${run}.json`)),
  );
  const byPerformance = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  tellLoad();
  process.exitCode = tell(byPerformance[Math.floor(runs / 2)]!) ? 0 : 1;
} finally {
  await app?.stop();
  await rm(workFolder, { recursive: true, force: true });
}
