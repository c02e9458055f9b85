// Sends random and hostile requests to every call of a running app, and fails when the app mishandles a request.
//   node tools/fuzz-calls.ts [--requests 10000] [--seed 1] [--parallel 6]
import { parseArgs } from 'node:util';
import { startApp } from '../tests/helpers/running-app.ts';
import { findProblems } from './fuzz-calls/find-problems.ts';
import { editorEmails, openPeople } from './fuzz-calls/people.ts';
import { openReport } from './fuzz-calls/report.ts';
import { sendRandomly } from './fuzz-calls/send-randomly.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    parallel: { type: 'string', default: '6' },
  },
});
const numberOf = (name: keyof typeof values): number => {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new Error(`--${name} takes a whole number from 1 on`);
  return number;
};
const requests = numberOf('requests');
const seed = numberOf('seed');
const parallel = numberOf('parallel');

const app = await startApp({
  environment: { WORKER_CONCURRENCY: '1', CONTENT_EDITORS: editorEmails.join(',') },
});
try {
  const report = openReport();
  const people = await openPeople(app);
  await sendRandomly({ app, people, report, requests, seed, parallel });
  const problems = [...report.faults(app.log()), ...(await findProblems(app))];
  process.stdout.write(`${report.summary({ seed })}\n`);
  for (const problem of problems) process.stdout.write(`FAILED  ${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await app.stop();
}
