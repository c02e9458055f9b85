import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { waitFor } from '../../../tests/helpers/wait-for.ts';
import { DatabaseUnavailableError } from '../errors.ts';
import { openOutageLog } from './outage-log.ts';

function open(pace: { lateErrorsMs?: number } = {}) {
  const lines: { msg: string; reason?: string }[] = [];
  let isBack = false;
  const outages = openOutageLog({ pollIntervalMs: 5, ...pace });
  onTestFinished(outages.stop);
  const logger = pino({ hooks: outages.hooks }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const begin = (): void => outages.begin({ logger, isReachable: async () => isBack });
  return {
    logger,
    begin,
    outages,
    messages: () => lines.map(({ msg }) => msg),
    comeBack: () => (isBack = true),
    goAway: () => (isBack = false),
  };
}
const outage = new DatabaseUnavailableError('it is not running', new Error('ECONNREFUSED'));

test('a thousand failures of one outage are logged as one line at its start and one at its end', async () => {
  const { logger, begin, messages, comeBack } = open();
  begin();
  const child = logger.child({ job: 'make-hook' });
  for (let i = 0; i < 500; i += 1) {
    logger.warn({ err: outage }, 'heartbeat failed');
    child.error({ err: { ...outage, message: outage.message } }, 'job queue');
  }
  logger.error({ err: new Error('another') }, 'a line about something else');
  comeBack();
  await waitFor(() => (messages().length >= 3 ? true : undefined), 5_000);
  logger.warn({ err: outage }, 'an error that was on its way');
  expect(messages()).toEqual([
    'the database cannot be reached: it is not running',
    'a line about something else',
    expect.stringMatching(/^the database is reachable again after \d/),
  ]);
});

test('the next outage has its own lines', async () => {
  const { logger, begin, messages, comeBack, goAway } = open({ lateErrorsMs: 0 });
  begin();
  logger.warn({ err: outage }, 'heartbeat failed');
  comeBack();
  await waitFor(() => (messages().length === 2 ? true : undefined), 5_000);
  goAway();
  logger.warn({ err: outage }, 'heartbeat failed');
  expect(messages()).toHaveLength(3);
});

test('before the database has first responded every line is written', () => {
  const { logger, messages } = open();
  logger.error({ err: outage }, 'the start failed');
  expect(messages()).toEqual(['the start failed']);
});
