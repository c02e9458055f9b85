import { expect, test } from 'vitest';
import { ProviderError } from '../../errors.ts';
import type { Language } from '../../ports/language.ts';
import type { Brief } from './check-brief.ts';
import { writeScript } from './write-script.ts';

const brief: Brief = {
  brandName: 'Northwind',
  industry: 'Travel',
  customIndustry: null,
  offer: 'Night trains',
  callToAction: null,
  categoryId: 'c',
  categoryName: 'Marketing',
  subcategoryId: 's',
  subcategoryName: 'Product Launch',
};
const assignment = { brief, duration: 15, version: 0 } as const;
const { signal } = new AbortController();

const write = (ask?: (input: string) => unknown) => {
  const languages = ask
    ? [
        { engine: 'openai', ask: async ({ input }: { input: string }) => ask(input) } as Language & {
          engine: 'openai';
        },
      ]
    : [];
  return writeScript({ languages, log: { warn: () => {} } }, assignment, signal);
};

test('a connected language model writes from the brief', async () => {
  const { lines } = await write();
  const asked: string[] = [];
  const script = await write((input) => {
    asked.push(input);
    return { lines };
  });
  expect(script).toEqual({ lines, engine: 'openai', notes: [] });
  expect(JSON.parse(asked[0]!)).toMatchObject({
    brandName: 'Northwind',
    intent: 'launch',
    offer: 'Night trains',
  });
});

test('the embedded patterns replace a model that fails or invents claims @reel-011', async () => {
  const embedded = await write();
  expect(embedded).toMatchObject({ engine: 'embedded', notes: [] });
  const failing = await write(() => {
    throw new ProviderError({ provider: 'openai', operation: 'asking', retryable: false });
  });
  const boasting = await write(() => ({
    lines: embedded.lines.map((line) => ({ ...line, text: `Save 50% tonight. ${line.text}` })),
  }));
  for (const script of [failing, boasting]) {
    expect(script.lines).toEqual(embedded.lines);
    expect(script.notes).toMatchObject([
      { code: 'engine_replaced', part: 'script', failed: 'openai', used: 'embedded' },
    ]);
  }
  expect(boasting.notes).toMatchObject([{ reason: expect.stringContaining('claim') }]);
});
