import { readNarrative } from '#studio/story-script/read-narrative.ts';
import { narratives } from '#studio/story-script/test-narratives/table.ts';

const maxCharacters = 50_000;

const measure = (narrative: string): number => {
  const before = process.cpuUsage();
  readNarrative(narrative);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
};

/** CPU-seconds to divide a narrative into scenes: the slowest of the table, and one of 50,000 characters. */
export function measureNarratives(): { typicalSeconds: number; maxSeconds: number } {
  const texts = narratives.map(({ text }) => text);
  texts.forEach(measure);
  const all = texts.join('\n\n');
  const longest = all.repeat(Math.ceil(maxCharacters / all.length)).slice(0, maxCharacters);
  return { typicalSeconds: Math.max(...texts.map(measure)), maxSeconds: measure(longest) };
}
