import { parseArgs } from 'node:util';
import { estimateSpokenSeconds, wordBudget } from '#studio/reel-script/estimate-spoken-seconds.ts';
import { reelDurations, reelIntents, type ReelBrief } from '#studio/reel-script/reel-script.ts';
import { writeReelScript } from '#studio/reel-script/write-reel-script.ts';

const help = `Writes the script of a reel.

  node tools/write-reel-script.ts <brand> [options]

  --industry    as offered by the Reel Creator, or in your own words (Other)
  --intent      ${reelIntents.join(', ')} (general)
  --duration    ${reelDurations.join(', ')} seconds (30)
  --version     0 (default), 1, 2 …: another script for the same brand
  --offer       one line on what is sold
  --call        the call to action
  --help        this text
`;

class UsageError extends Error {}

/** Throws UsageError for unknown options and invalid values. */
function readBrief(args: string[]): ReelBrief | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [brandName, ...others] = positionals;
  if (!brandName || others.length > 0) throw new UsageError('Name the brand, in quotes if it has spaces.');
  const intent = reelIntents.find((known) => known === (values.intent ?? 'general'));
  if (!intent) throw new UsageError(`--intent is one of ${reelIntents.join(', ')}, not "${values.intent}".`);
  const durationSeconds = reelDurations.find((known) => known === Number(values.duration ?? 30));
  if (!durationSeconds) throw new UsageError(`--duration is one of ${reelDurations.join(', ')}.`);
  const version = Number(values.version ?? 0);
  if (!Number.isSafeInteger(version) || version < 0) throw new UsageError('--version is 0, 1, 2 and so on.');
  const { industry = 'Other', offer, call: callToAction } = values;
  return { brandName, industry, intent, offer, callToAction, durationSeconds, version };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    industry: text,
    intent: text,
    duration: text,
    version: text,
    offer: text,
    call: text,
    help: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

try {
  const brief = readBrief(process.argv.slice(2));
  if (!brief) process.stdout.write(help);
  else {
    const { lines } = writeReelScript(brief);
    for (const { role, text } of lines) process.stdout.write(`${role.padEnd(15)} ${text}\n`);
    const texts = lines.map(({ text }) => text);
    const words = texts.join(' ').split(/\s+/).length;
    const seconds = texts.reduce((sum, text) => sum + estimateSpokenSeconds(text), 0);
    const budget = wordBudget(brief.durationSeconds);
    process.stdout.write(
      `\n${words} words (about ${budget}), ${seconds.toFixed(1)} s of speech without pauses\n`,
    );
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${help}`);
  process.exitCode = 2;
}
