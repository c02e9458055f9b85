const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
  'Georgian',
  'Armenian',
  'Hangul',
  'Kana',
  'Han',
] as const;
export type Script = (typeof scripts)[number];

const patterns: readonly (readonly [Script, RegExp])[] = scripts.map((script) => [
  script,
  script === 'Kana'
    ? /[\p{Script=Hiragana}\p{Script=Katakana}]/gu
    : new RegExp(`\\p{Script=${script}}`, 'gu'),
]);

/** The script of most of the letters; null if none of them is in a known script. */
export function mainScript(text: string): Script | null {
  const counts = patterns.map(([script, pattern]) => ({ script, count: text.match(pattern)?.length ?? 0 }));
  // Japanese mixes kana with Chinese characters; a fifth of kana identifies it.
  const kana = counts.find(({ script }) => script === 'Kana')!.count;
  const han = counts.find(({ script }) => script === 'Han')!.count;
  const mostFrequent = counts.toSorted((left, right) => right.count - left.count)[0]!;
  if (mostFrequent.count === 0) return null;
  return mostFrequent.script === 'Han' && kana * 5 > han ? 'Kana' : mostFrequent.script;
}
