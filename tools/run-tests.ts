import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/**
 * Both runners, one summary: unit and journey tests (vitest), then the browser's (playwright). Arguments are passed to
 * vitest; `--e2e` runs the browser's tests only, `--no-e2e` all others.
 */
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

type Outcome = { passed: number; failed: number; skipped: number };

const folder = mkdtempSync(path.join(tmpdir(), 'hookline-reports-'));
const args = process.argv.slice(2);
const rest = args.filter((argument) => argument !== '--e2e' && argument !== '--no-e2e');

const run = (program: string, programArgs: string[], environment: Record<string, string> = {}): number =>
  spawnSync(path.resolve('node_modules/.bin', program), programArgs, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  }).status ?? 1;

function runVitest(): Outcome {
  const file = path.join(folder, 'vitest.json');
  const status = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...rest,
  ]);
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  // A file that could not be loaded has no tests to fail, and still is a failure.
  const failed =
    report.numFailedTests || (report.success && status === 0 ? 0 : Math.max(1, report.numFailedTestSuites));
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

function runPlaywright(): Outcome {
  const file = path.join(folder, 'playwright.json');
  const status = run(
    'playwright',
    ['test', '--reporter=list,json', ...(args.includes('--e2e') ? rest : [])],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const failed = stats.unexpected || (status === 0 ? 0 : Math.max(1, errors.length));
  if (stats.flaky > 0)
    process.stdout.write(`\n${stats.flaky} passed at the second try only: named under "flaky" above\n`);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

const outcomes = [
  ...(args.includes('--e2e') ? [] : [runVitest()]),
  // A choice of test files is meant for vitest.
  ...(args.includes('--no-e2e') || (rest.length > 0 && !args.includes('--e2e')) ? [] : [runPlaywright()]),
];
rmSync(folder, { recursive: true, force: true });
const total = (key: keyof Outcome): number => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`);
process.exit(total('failed') > 0 || total('passed') === 0 ? 1 : 0);
