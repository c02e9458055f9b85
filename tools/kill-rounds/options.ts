import { parseArgs } from 'node:util';

export type Options = { rounds: number; seed: number; minutes: number };

const defaults = { rounds: '200', minutes: '40' };

/** `--rounds 200 --seed N --minutes M`. Throws an error with a message for anything else. */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { rounds: text, seed: text, minutes: text } });
  const given = { ...defaults, seed: String(Date.now() % 1_000_000), ...values };
  const number = (name: keyof Options): number => {
    const value = Number(given[name]);
    if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} must be a number above 0`);
    return value;
  };
  return { rounds: number('rounds'), seed: number('seed'), minutes: number('minutes') };
}
