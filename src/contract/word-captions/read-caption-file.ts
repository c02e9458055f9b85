import { withoutEmphasisMarks } from '../emphasis-marks.ts';
import { spreadWords, type TimedWord } from '../spread-words.ts';

export const captionFileLimits = { maxCharacters: 65_536, maxCues: 3_000, maxCueCharacters: 500 } as const;

/** A caption of the file: its words as written, and when it leaves the screen. */
export type FileCue = { words: TimedWord[]; endSeconds: number };
/** The spoken words, with emphasis marks, and their times; `cues` has the same words caption by caption. */
export type SpokenFile = { text: string; words: TimedWord[]; cues: FileCue[] };

type Cue = { startSeconds: number; endSeconds: number; text: string };

const clock = '(?:(\\d{1,2}):)?(\\d{1,2}):(\\d{2})[.,](\\d{1,3})';
const timing = new RegExp(`^\\s*${clock}\\s+-->\\s+${clock}(?:\\s|$)`);
const stamp = new RegExp(`<${clock}>`, 'g');
/** Neither shown nor said: formatting, and signs that turn or hide text. */
const tags = /<[^<>]{0,200}>|\{[^{}]{0,100}\}/g;
const hidden = /[\p{Cc}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}]/gu;
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

function secondsOf([hours, minutes, seconds, fraction]: (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return whole + Number(fraction!.padEnd(3, '0')) / 1_000;
}

const plain = (text: string): string =>
  text
    .replaceAll(tags, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|lrm|rlm);/g, (_, name: string) => entities[name]!)
    .replaceAll(hidden, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Reads SubRip and WebVTT. Null: the text is neither, or has no captions. */
export function readCaptionFile(file: string): SpokenFile | null {
  if (file.length > captionFileLimits.maxCharacters || file.includes('\0')) return null;
  const cues = readCues(file).toSorted((one, other) => one.startSeconds - other.startSeconds);
  const texts: string[] = [];
  const spoken: FileCue[] = [];
  for (const [index, cue] of cues.entries()) {
    const next = cues[index + 1]?.startSeconds ?? Infinity;
    // Two at once: the later one takes over.
    const endSeconds = Math.min(cue.endSeconds, next);
    if (endSeconds <= cue.startSeconds) continue;
    const words: TimedWord[] = [];
    for (const part of partsOf({ ...cue, endSeconds })) {
      const shown = plain(part.text);
      if (shown === '') continue;
      texts.push(shown);
      for (const said of spreadWords(withoutEmphasisMarks(shown), part.endSeconds - part.startSeconds))
        words.push({
          word: said.word,
          startSeconds: part.startSeconds + said.startSeconds,
          endSeconds: part.startSeconds + said.endSeconds,
        });
    }
    if (words.length > 0) spoken.push({ words, endSeconds });
  }
  if (spoken.length === 0) return null;
  return { text: texts.join(' '), words: spoken.flatMap(({ words }) => words), cues: spoken };
}

function readCues(file: string): Cue[] {
  const cues: Cue[] = [];
  let cue: Cue | null = null;
  for (const line of file.split(/\r\n|\r|\n/)) {
    const times = timing.exec(line);
    if (times) {
      if (cues.length === captionFileLimits.maxCues) break;
      cue = {
        startSeconds: secondsOf(times.slice(1, 5)),
        endSeconds: secondsOf(times.slice(5, 9)),
        text: '',
      };
      cues.push(cue);
    } else if (line.trim() === '') cue = null;
    else if (cue) cue.text = `${cue.text} ${line}`.slice(0, captionFileLimits.maxCueCharacters);
  }
  return cues.filter(({ startSeconds, endSeconds }) => endSeconds > startSeconds);
}

/** WebVTT may say within a caption when its later words begin; stamps have to grow, others are ignored. */
function partsOf({ startSeconds, endSeconds, text }: Cue): Cue[] {
  const parts: Cue[] = [{ startSeconds, endSeconds, text: '' }];
  let from = 0;
  for (const match of text.matchAll(stamp)) {
    const at = secondsOf(match.slice(1, 5));
    const last = parts.at(-1)!;
    last.text += text.slice(from, match.index);
    from = match.index + match[0].length;
    if (at <= last.startSeconds || at >= endSeconds) continue;
    last.endSeconds = at;
    parts.push({ startSeconds: at, endSeconds, text: '' });
  }
  parts.at(-1)!.text += text.slice(from);
  return parts;
}
