/** Archaic and unclear words, with replacements. */
const rules: readonly { words: readonly string[]; instead: string }[] = [
  { words: ['whoever', 'whomever', 'whosoever'], instead: 'name the person or the process' },
  { words: ['anew'], instead: 'write "again"' },
  { words: ['of ours'], instead: 'write "our …", or leave it out' },
  { words: ['meanwhile'], instead: 'say during what' },
  { words: ['shall'], instead: 'write "should", "will" or "must"' },
  { words: ['told of'], instead: 'write "shown" or "reported"' },
  { words: ['there is no such'], instead: 'write "unknown …" or "… does not exist"' },
  { words: ['something else than'], instead: 'write "something other than"' },
  { words: ['doomed'], instead: 'say what happens to it' },
  { words: ['errand'], instead: 'write "context" or "job"' },
  { words: ['amongst', 'whilst', 'betwixt'], instead: 'write "among", "while" or "between"' },
  {
    words: ['hereby', 'hither', 'hitherto', 'lest', 'thereof', 'thereupon', 'therewith', 'thither', 'whence'],
    instead: 'write the word of today',
  },
  {
    words: ['forthwith', 'henceforth', 'wherefore', 'wherein', 'whereof', 'whereupon', 'whither', 'yonder'],
    instead: 'write the word of today',
  },
];

/** Files and folders (with a slash) whose data contains these words on purpose. */
const exceptions: readonly { path: string; why: string }[] = [
  { path: 'tools/words.ts', why: 'lists the words' },
  { path: 'tools/words.test.ts', why: 'tests the list' },
  { path: 'src/studio/story-script/words/', why: 'word lists of the language rules' },
  { path: 'src/studio/story-script/test-narratives/', why: 'stories as people write them' },
  { path: 'src/studio/story-script/read-facts.ts', why: 'a pattern over the words of stories' },
  { path: 'src/studio/story-script/text/third-person.ts', why: 'a pattern over the words of stories' },
];

export type WordFault = { file: string; line: number; words: string; instead: string };

const capitalized = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/**
 * Matches whole words, phrases across the lines of a comment, and parts of names: `whoeverWaits`, `isAnew`. Codes with
 * underscores (`edited_meanwhile`) are part of the public API and stay.
 */
function patternOf(words: readonly string[]): RegExp {
  const gap = String.raw`\s+(?:(?:\*|//)\s+)?`;
  const alone = words.map(
    (word) => `[${word[0]}${word[0]!.toUpperCase()}]${word.slice(1).replaceAll(' ', gap)}`,
  );
  const inNames = words.map((word) => word.split(' ').map(capitalized).join(''));
  return new RegExp(
    `(?<![A-Za-z_])(?:${alone.join('|')})(?![a-z])|(?<=[a-z])(?:${inNames.join('|')})(?![a-z])`,
    'g',
  );
}

const patterns: readonly { pattern: RegExp; instead: string; except?: readonly string[] }[] = [
  ...rules.map((rule) => ({ pattern: patternOf(rule.words), instead: rule.instead })),
  // Functions return; they do not answer.
  { pattern: /(?<=\/\*\*\s+(?:\*\s+)?)Answers\b/g, instead: 'begin with "Returns"' },
  {
    pattern: /\b(?:least|most|fewest)[A-Z]\w*(?=\s*(?:: number )?=\s*-?[\d.])/g,
    instead: 'name a limit min… or max…',
  },
  {
    pattern:
      /\b(?:shortest|longest|smallest|largest|greatest|lowest|highest|farthest|furthest)[A-Z]\w*(?=\s*(?:: number )?=\s*-?[\d.])/g,
    instead: 'name a limit min… or max…',
  },
  {
    pattern: /(?<=\/\*\*\s+(?:\*\s+)?)Of\b(?! (?:course|which|whom)\b)/g,
    instead: 'name the thing: "The level of the music", not "Of the music"',
  },
  {
    pattern: /\b(?:the|an?|one)\s+(?:(?:\*|\/\/)\s+)?own\b/gi,
    instead: 'name the owner: "your videos" in a summary, "the user\'s videos" in a comment',
  },
  {
    pattern: /\banother\s+(?:(?:\*|\/\/)\s+)?(?:(?!rather\b)\w+\s+(?:(?:\*|\/\/)\s+)?){1,2}than\b/gi,
    instead: 'write "a … other than …"',
    except: ['tools/words.test.ts'],
  },
  { pattern: /\b\w*[a-z]Wish(?:es|ed)?\b/g, instead: 'write "input", "request" or "options"' },
  {
    pattern: /(?<=\/\*\*\s+(?:\*\s+)?)(?:What|Whom?|Whose|Wherever|Whatever)\b/g,
    instead: 'name the thing: "The cost of a redraw", not "What a redraw costs"',
  },
  {
    pattern: /(?<=\/\*\*\s+(?:\*\s+)?)(?:At|Between|By|From|In|Of|On|Over|To|Towards) (?:which|whom)\b/g,
    instead: 'name the thing: "Rate of the samples", not "At which the samples are played"',
  },
  {
    pattern:
      /(?<![Tt]here )\b(?:is|are|was|were) no(?= (?!different|fewer|higher|larger|later|less|longer|louder|lower|more|one|other|smaller|sooner|worse)[a-z])/g,
    instead: 'write "is not a …"',
    except: ['src/studio/reel-script/words/', 'tools/words.test.ts'],
  },
  {
    // Not in backticks, because of the system user `nobody`.
    pattern: /(?<=^\s*(?:\/\*\*|\*|\/\/).*)(?<!`)\b(?:nobody|somebody|anybody|everybody)\b(?!`)/gim,
    instead: 'name the user, the caller or the process, or state the fact: "unknown"',
  },
];

/** Words in code, comments, texts and documents that the style guide forbids, in the order of the lines. */
export function findWordFaults(file: string, text: string): WordFault[] {
  if (exceptions.some(({ path }) => (path.endsWith('/') ? file.startsWith(path) : file === path))) return [];
  return patterns
    .filter(({ except }) => !except?.some((path) => file.startsWith(path)))
    .flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map((match) => ({
        file,
        line: text.slice(0, match.index).split('\n').length,
        words: match[0].replaceAll(/[\s*/]+/g, ' '),
        instead,
      })),
    )
    .toSorted((one, other) => one.line - other.line);
}

/** Exceptions without a matching file. */
export const findIdleExceptions = (files: readonly string[]): string[] =>
  exceptions.map(({ path }) => path).filter((path) => !files.some((file) => file.startsWith(path)));
