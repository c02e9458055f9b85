import type { CaptionFileFormat } from '#contract/caption-files.ts';

/** A caption on screen: its words with their start times in seconds of the video. */
export type Cue = {
  startSeconds: number;
  endSeconds: number;
  words: { text: string; startSeconds: number }[];
};

type Time = { hours: string; minutes: string; seconds: string; milliseconds: string };

function timeOf(seconds: number): Time {
  const total = Math.max(0, Math.round(seconds * 1000));
  const digits = (value: number, length: number) => String(Math.floor(value)).padStart(length, '0');
  return {
    hours: digits(total / 3_600_000, 2),
    minutes: digits((total / 60_000) % 60, 2),
    seconds: digits((total / 1000) % 60, 2),
    milliseconds: digits(total % 1000, 3),
  };
}

const clock = (at: number, point: ',' | '.'): string => {
  const { hours, minutes, seconds, milliseconds } = timeOf(at);
  return `${hours}:${minutes}:${seconds}${point}${milliseconds}`;
};

/** An arrow would be parsed as a timing line, an angle bracket as a tag. */
const plain = (text: string): string => text.replaceAll('-->', '→').replaceAll('<', '‹').replaceAll('>', '›');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** SubRip: numbered captions, commas in the times, and CRLF as in the original players. */
const toSrt = (cues: readonly Cue[]): string =>
  cues
    .map(({ startSeconds, endSeconds, words }, index) =>
      [
        index + 1,
        `${clock(startSeconds, ',')} --> ${clock(endSeconds, ',')}`,
        plain(words.map(({ text }) => text).join(' ')),
        '',
        '',
      ].join('\r\n'),
    )
    .join('');

/** WebVTT (w3.org/TR/webvtt1): each later word has its own time, so that players can highlight the active one. */
const toVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...cues.map(({ startSeconds, endSeconds, words }) => {
      const text = words.map((word, index) =>
        // Timestamps must increase and lie within the caption.
        index > 0 && isLater(word.startSeconds, words[index - 1]!.startSeconds)
          ? `<${clock(word.startSeconds, '.')}>${escaped(word.text)}`
          : escaped(word.text),
      );
      return `${clock(startSeconds, '.')} --> ${clock(endSeconds, '.')}\n${text.join(' ')}`;
    }),
  ].join('\n\n') + '\n';

/** Compares seconds in the milliseconds that the file states. */
const isLater = (seconds: number, previousSeconds: number): boolean =>
  Math.round(seconds * 1000) > Math.round(previousSeconds * 1000);

/** The content of a caption file. */
export const writeCaptionFile = (format: CaptionFileFormat, cues: readonly Cue[]): string =>
  format === 'srt' ? toSrt(cues) : toVtt(cues);
