import { describe, expect, test } from 'vitest';
import { estimateReelSeconds } from './choose-lengths.ts';
import { wordBudget } from './estimate-spoken-seconds.ts';
import { findClaims } from './find-claims.ts';
import { compareRuns, findGrammarFaults, readRuns } from './judge-text.ts';
import { reelDurations, reelIntents, type ReelBrief, type ReelScript } from './reel-script.ts';
import { testBrands } from './test-briefs.ts';
import { writeReelScript } from './write-reel-script.ts';

type Written = { brief: ReelBrief; script: ReelScript; text: string };
const write = (brief: ReelBrief): Written => {
  const script = writeReelScript(brief);
  return { brief, script, text: script.lines.map((line) => line.text).join('\n') };
};
const briefsOf = (durationSeconds: ReelBrief['durationSeconds'], version = 0): ReelBrief[] =>
  reelIntents.flatMap((intent) =>
    testBrands.map((brand) => ({ ...brand, intent, durationSeconds, version })),
  );
const written = new Map(reelDurations.map((duration) => [duration, briefsOf(duration).map(write)]));
const all = [...written.values()].flat();
const name = ({ brief }: Written) => `${brief.brandName}, ${brief.intent}, ${brief.durationSeconds} s`;

describe('forty brands, each intent, each duration', () => {
  test('every script is grammatical, whatever the brand and the user’s lines look like', () => {
    expect(
      all.flatMap((one) => findGrammarFaults(one.text, one.brief).map((fault) => `${name(one)}: ${fault}`)),
    ).toEqual([]);
  });

  test('no script claims what the user did not say', () => {
    const claimed = all.flatMap((one) => {
      const { brandName, offer = '', callToAction = '', industry } = one.brief;
      return findClaims(one.text, { industry, words: [brandName, offer, callToAction] }).map(
        (claim) => `${name(one)}: ${claim}`,
      );
    });
    expect(claimed).toEqual([]);
  });

  test('every script has its roles in order, its brand once to four times, and the user’s own words', () => {
    for (const one of all) {
      const { brandName, offer, callToAction } = one.brief;
      const roles = one.script.lines.map(({ role }) => role);
      expect(roles.join(' '), name(one)).toMatch(
        /^hook (?:problem )?promise (?:benefit ){1,4}call-to-action$/,
      );
      const mentions = one.text.split(brandName).length - 1;
      expect(mentions, name(one)).toBeGreaterThanOrEqual(2);
      expect(mentions, name(one)).toBeLessThanOrEqual(brandName === 'Meet' ? 6 : 4);
      for (const own of [offer, callToAction]) {
        if (own) expect(one.text.toLowerCase(), name(one)).toContain(own.toLowerCase());
      }
    }
  });

  test('every script is about as long as its reel', () => {
    for (const one of all) {
      const { durationSeconds } = one.brief;
      const seconds = estimateReelSeconds(one.script.lines.map(({ text }) => text));
      expect(seconds / durationSeconds, name(one)).toBeGreaterThan(0.8);
      expect(seconds / durationSeconds, name(one)).toBeLessThan(1.03);
    }
  });

  test.each(reelDurations)('scripts of %i s use about their word budget', (duration) => {
    const counts = written.get(duration)!.map(({ text }) => text.split(/\s+/).length);
    const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(Math.abs(mean / wordBudget(duration) - 1)).toBeLessThan(0.12);
  });

  test('no two brands have like scripts; a renamed brand with the same script is found', () => {
    for (const scripts of written.values()) {
      const runs = scripts.map((one) => readRuns(one.text, one.brief.brandName));
      const alike = scripts.flatMap((one, index) =>
        scripts.slice(index + 1).flatMap((two, distance) => {
          const likeness = compareRuns(runs[index]!, runs[index + 1 + distance]!);
          // A script of thirty words has few runs: a shared hook and problem are half of them.
          return likeness > (one.brief.durationSeconds === 15 ? 0.7 : 0.6)
            ? [`${name(one)} / ${name(two)}: ${likeness.toFixed(2)}`]
            : [];
        }),
      );
      expect(alike).toEqual([]);
    }
    const [first] = all;
    const renamed = first!.text.replaceAll('Loam', 'Kiln');
    expect(compareRuns(readRuns(first!.text, 'Loam'), readRuns(renamed, 'Kiln'))).toBe(1);
  });
});

test('the same brief gives the same script, another version another', () => {
  for (const intent of reelIntents) {
    const brief: ReelBrief = {
      brandName: 'Loam',
      industry: 'Travel',
      intent,
      durationSeconds: 30,
      version: 0,
    };
    const versions = [0, 1, 2, 3].map((version) => write({ ...brief, version }).text);
    expect(write(brief).text).toBe(versions[0]);
    for (const [index, text] of versions.entries()) {
      for (const other of versions.slice(index + 1))
        expect(compareRuns(readRuns(text, 'Loam'), readRuns(other, 'Loam'))).toBeLessThan(0.5);
    }
  }
});

test.each([
  ['We have 500 happy customers.', '500'],
  ['It is the best bread in town.', 'best'],
  ['Your money back, guaranteed.', 'guaranteed'],
  ['Now at half price.', 'half price'],
  ['Trusted by doctors.', 'trusted by'],
  ['It treats back pain.', 'treats'],
])('"%s" is a claim unless the user makes it', (text, claim) => {
  const given = { industry: 'Healthcare', words: ['Loam'] };
  expect(findClaims(text, given)).toContain(claim);
  expect(findClaims(text, { ...given, words: ['Loam', text] })).toEqual([]);
});

test.each([
  ['Meet the the Loam.', 'a word twice'],
  ['This is  Loam.', 'spaces'],
  ['this is Loam.', 'no capital'],
  ['This is Loam', 'no end'],
  ['This is a apple.', 'a/an'],
  ['This is {brand}.', 'a slot'],
  ['This is Loam..', 'double'],
])('the grammar rules detect a fault in "%s"', (text, fault) => {
  const brief: ReelBrief = {
    brandName: 'Loam',
    industry: 'Other',
    intent: 'general',
    durationSeconds: 15,
    version: 0,
  };
  expect(findGrammarFaults(text, brief).join()).toContain(fault);
});
