// Measures the cost of a change in a checkout: node tools/measure-house.ts [checkout] [--list] [--static]
// `--list` shows the counted items. `--static` skips the path of a hook, which needs the app and a browser.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findJobPlaces, findLifeCycles } from './measure-house/count-job-places.ts';
import { findStatusLists } from './measure-house/count-status-lists.ts';
import {
  countByFolder,
  countHooks,
  findImportedOnce,
  shareOfShortFiles,
} from './measure-house/measure-files.ts';
import { readSource } from './measure-house/read-source.ts';

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false }, static: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const checkout = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '..'));
const files = readSource(checkout);

type Measure = { what: string; measured: number; goal: number | null; unit?: string; found?: string[] };

function show({ what, measured, goal, unit = '', found = [] }: Measure): void {
  const verdict = goal === null ? '' : measured <= goal ? 'ok' : 'not ok';
  const target = goal === null ? '' : `<= ${goal}${unit}`;
  process.stdout.write(
    `${what.padEnd(58)} ${`${measured}${unit}`.padStart(7)} ${target.padStart(8)}  ${verdict}\n`,
  );
  if (values.list) for (const line of found) process.stdout.write(`    ${line}\n`);
}

const counted = (what: string, found: string[], goal: number | null): Measure => ({
  what,
  measured: found.length,
  goal,
  found,
});

const creator = countByFolder(files, 'src/web/features/creator');
const components = countHooks(files);
const [largest] = components;
const inFull = ({ name, hooks }: { name: string; hooks: number }): string => `${name}: ${hooks}`;

const measures: Measure[] = [
  counted('places to edit for a new kind of job', findJobPlaces(files), 3),
  counted('life cycles written out', findLifeCycles(files), 1),
  counted('copies of the list of working statuses', findStatusLists(files), 1),
  {
    what: 'files of 30 lines or fewer',
    measured: Math.round(shareOfShortFiles(files) * 100),
    goal: 20,
    unit: ' %',
  },
  {
    what: `files imported by exactly one other, of ${files.length}`,
    measured: findImportedOnce(files).length,
    goal: null,
  },
  {
    what: `calls of hooks in the largest component, ${largest!.name}`,
    measured: largest!.hooks,
    goal: 8,
    found: components.slice(0, 10).map(inFull),
  },
  {
    what: `files in the largest folder of the creator, ${creator[0]![0].replace('src/web/features/', '')}`,
    measured: creator[0]![1],
    goal: 15,
    found: creator.map(([folder, count]) => `${folder}: ${count}`),
  },
];

process.stdout.write(`${checkout}\n${'measured'.padStart(66)} ${'goal'.padStart(8)}\n`);
for (const measure of measures) show(measure);
if (!values.static) {
  const { traceHook } = await import('./measure-house/trace-hook.ts');
  show(counted('files on the path of "Generate hook"', await traceHook(checkout), 45));
}
