const irregularBase: Record<string, string> = { has: 'have', does: 'do', goes: 'go' };

/** "fades" → "fade", "teaches" → "teach", "carries" → "carry"; null for other words. */
export function toBase(verb: string): string | null {
  const irregular = irregularBase[verb];
  if (irregular) return irregular;
  if (!/^[a-z]{2,}s$/.test(verb) || verb.endsWith('ss')) return null;
  if (/[^aeiou]ies$/.test(verb) && verb.length > 4) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return verb.slice(0, -1);
}

/** Verbs of more than one syllable that double their last consonant. */
const doublingPolysyllables = new Set(['begin', 'forget', 'control', 'refer', 'prefer', 'admit']);

/** "fade" → "fading", "cut" → "cutting", "play" → "playing". */
function toGerund(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  const isDoubled = /^[^aeiou]*[aeiou][bdgklmnprtz]$/.test(base) || doublingPolysyllables.has(base);
  return isDoubled ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

/** "tracking" → "track", "running" → "run", "baking" → "bake"; null for other words. */
export function fromGerund(gerund: string): string | null {
  const stem = /^([a-z]{2,})ing$/.exec(gerund)?.[1];
  if (!stem || !/[aeiouy]/.test(stem)) return null;
  const candidates = [stem, `${stem}e`, stem.slice(0, -1)].filter((base) => toGerund(base) === gerund);
  const looksCutFromE = /(?:[^aeiou][aeiou][cgksvz]|[aeiou][^aeiouwxy]|[lr][vsgc]|[dg]g|tl|bl|pl|iz|at|us)$/.test(
    stem,
  );
  const needsE =
    looksCutFromE &&
    !/(?:en|er|it|on|or|ee[^aeiou]|oo[^aeiou]|ea[^aeiou]|ai[^aeiou]|ou[^aeiou]|oi[^aeiou])$/.test(stem);
  return (needsE && candidates.find((base) => base.endsWith('e'))) || candidates[0] || null;
}

const vowelSound = /^(?:[aeio]|u(?!ni|s[eu]|ti|k)|hour|honest|heir|8|11|18|[fhlmnrsx](?=[A-Z0-9-]))/i;
const consonantSound = /^(?:eu|one\b|once\b|ewe)/i;

/** "a" or "an", by the sound of the next word. */
export function articleFor(nextWord: string): 'a' | 'an' {
  const word = nextWord.replace(/^[^\p{L}\p{N}]+/u, '');
  const isSpelled = /^[FHLMNRSX](?=[A-Z0-9])/.test(word);
  if (isSpelled) return 'an';
  if (/^[fhlmnrsx]/i.test(word) && !/^(?:hour|honest|heir)/i.test(word)) return 'a';
  return vowelSound.test(word) && !consonantSound.test(word) ? 'an' : 'a';
}

/** "clean" → "cleaned"; null for any verb that is not on the list. */
export function pastParticipleOf(base: string): string | null {
  if (
    !/^(?:clean|repair|wash|walk|deliver|paint|mow|fix|groom|plan|organise|organize|style|manage|design|renovate|move|iron|tidy|install|print|photograph|edit|translate|install|cook|service|check|prepare|restore|polish)$/.test(
      base,
    )
  )
    return null;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return base === 'plan' ? 'planned' : `${base}ed`;
}

export const capitalise = (text: string): string =>
  text.replace(/^(["“']?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** An ordinary first word loses its capital; abbreviations and names of two or more words keep theirs. */
export const lowerFirst = (text: string): string =>
  /^(?:[A-Z][a-z]+|A)(?=[\s,.:-]|$)/.test(text) && !/^[A-Z][a-z]+ [A-Z]/.test(text)
    ? text[0]!.toLowerCase() + text.slice(1)
    : text;
