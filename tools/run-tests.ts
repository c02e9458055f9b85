import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { listSlowestFiles, type TimedTest } from './slowest-files.ts';

/**
 * Runs unit and journey tests (vitest), then browser tests (playwright), and prints one summary. Arguments are passed to
 * vitest. `--e2e` runs only the browser tests, `--no-e2e` all others, `--changed [ref]` only what a change since `ref`
 * (default: main, or the last commit when main is checked out) can affect, as far as imports show it.
 *
 * A run of all tests begins none after `TEST_MINUTES` (84), and no unit or journey test after three quarters of them: a
 * machine too slow for that reports what it found, counts the rest as skipped, and fails: unknown is not passed.
 */
const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(
    z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

// The app runs media tools below its pages. Here everything waits for the tools, so nothing may go before them: at normal
// priority, the pages of waiting stories take nine tenths of two cores.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

type Outcome = { passed: number; failed: number; skipped: number };

/** One line per failed test, because the report of a long run may have scrolled out of reach. */
const failures: string[] = [];
const timings: TimedTest[] = [];

const folder = mkdtempSync(path.join(tmpdir(), 'hookline-reports-'));
const args = process.argv.slice(2);
const changedAt = args.indexOf('--changed');
const changedSince = changedAt < 0 ? null : readChangedSince(args[changedAt + 1]);
const rest = args.filter(
  (argument, index) =>
    argument !== '--e2e' &&
    argument !== '--no-e2e' &&
    argument !== '--changed' &&
    !(changedAt >= 0 && index === changedAt + 1 && !argument.startsWith('-')),
);

const isWholeRun = rest.length === 0 && changedSince === null;
const minutes = Number(process.env.TEST_MINUTES ?? 84);
const startedAt = Date.now();
const stoppedFile = path.join(folder, 'stopped');
const stopAfter = (share: number): Record<string, string> =>
  isWholeRun
    ? { TEST_DEADLINE: String(startedAt + share * minutes * 60_000), TEST_STOPPED_FILE: stoppedFile }
    : {};
const unitShare = 0.75;

/** The commit to compare with: a given ref, or the merge base with main. */
function readChangedSince(given: string | undefined): string {
  const git = (...gitArgs: string[]): string =>
    spawnSync('git', gitArgs, { encoding: 'utf8' }).stdout?.trim() ?? '';
  if (given && !given.startsWith('-')) return given;
  return git('merge-base', 'HEAD', 'main') || 'HEAD';
}

const run = (program: string, programArgs: string[], environment: Record<string, string> = {}): number =>
  spawnSync(path.resolve('node_modules/.bin', program), programArgs, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  }).status ?? 1;

function runVitest(): Outcome {
  const file = path.join(folder, 'vitest.json');
  const vitestArgs = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...(changedSince ? ['--changed', changedSince, '--passWithNoTests'] : []),
    ...rest,
  ];
  const status = run('vitest', vitestArgs, stopAfter(unitShare));
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const { name, assertionResults } of report.testResults)
    for (const { fullName, status: outcome, failureMessages } of assertionResults)
      if (outcome === 'failed')
        failures.push(
          `${path.relative('.', name)}: ${fullName}\n    ${failureMessages?.[0]?.split('\n')[0] ?? ''}`,
        );
  for (const { name, assertionResults } of report.testResults)
    for (const { duration } of assertionResults)
      timings.push({ file: name, seconds: (duration ?? 0) / 1000 });
  // A file that cannot be loaded has no failing tests, but is still a failure.
  const failed =
    report.numFailedTests || (report.success && status === 0 ? 0 : Math.max(1, report.numFailedTestSuites));
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

function timeSuite({ file, specs, suites = [] }: z.infer<typeof playwrightSuite>): TimedTest[] {
  const durations = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = durations.map(({ duration }) => ({
    file: path.join('tests/e2e', file),
    seconds: duration / 1000,
  }));
  return [...own, ...suites.flatMap(timeSuite)];
}

function runPlaywright(): Outcome {
  const file = path.join(folder, 'playwright.json');
  const status = run(
    'playwright',
    [
      'test',
      '--reporter=list,json',
      ...(changedSince ? [`--only-changed=${changedSince}`, '--pass-with-no-tests'] : []),
      ...(args.includes('--e2e') ? rest : []),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...stopAfter(1) },
  );
  const { suites, stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const suite of suites) timings.push(...timeSuite(suite));
  const failed = stats.unexpected || (status === 0 ? 0 : Math.max(1, errors.length));
  if (stats.flaky > 0)
    process.stdout.write(`\n${stats.flaky} passed at the second try only: named under "flaky" above\n`);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

/** Prints the duration of a part, for runs that are killed before the summary. */
function timed(name: string, runPart: () => Outcome): Outcome {
  const startedAt = performance.now();
  const outcome = runPart();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`\n${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s\n`);
  return outcome;
}

const outcomes = [
  ...(args.includes('--e2e') ? [] : [timed('unit and journey tests', runVitest)]),
  // Test file arguments are for vitest.
  ...(args.includes('--no-e2e') || (rest.length > 0 && !args.includes('--e2e'))
    ? []
    : [timed('browser tests', runPlaywright)]),
];
const isIncomplete = existsSync(stoppedFile);
rmSync(folder, { recursive: true, force: true });
const total = (key: keyof Outcome): number => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
process.stdout.write(`\nslowest files:\n${listSlowestFiles(timings).join('\n')}\n`);
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}\n`);
if (isIncomplete)
  process.stdout.write(
    `\nThe run is incomplete, and so not passed: skipped tests did not fit into ${minutes} minutes (TEST_MINUTES).\n`,
  );
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped\n`);
const hasRunNothing = total('passed') === 0 && !changedSince;
process.exit(total('failed') > 0 || hasRunNothing || isIncomplete ? 1 : 0);
