import { captionLeadSeconds, planPhrases, type Phrase, type SpokenLine } from '../../captions/phrases.ts';
import type { VideoFormat } from '../../ffmpeg/video-formats.ts';
import type { Layer } from '../../motion/film.ts';
import { safeArea } from '../../motion/safe-area.ts';
import { layOutText } from '../../motion/text/lay-out-text.ts';
import { endsSentence } from '../../speech/text/sentence-end.ts';
import type { SceneSpeech, SceneWord } from '../speech/join-runs.ts';
import { transitionOutFrames } from '../transitions.ts';
import type { CaptionLook } from './caption-look.ts';

const maxCharacters = 34;
const maxLines = 2;
const [paddingX, paddingY] = [16, 9];
const frameOf = (seconds: number): number => Math.round(seconds * 30);

/** The spoken words, one by one, in the lower part of the text area. */
export function captionLayers(
  speech: Pick<SceneSpeech, 'words' | 'quotations' | 'durationSeconds'>,
  { format, look }: { format: VideoFormat; look: CaptionLook },
): Layer[] {
  const lines = linesOf(speech);
  return lines.flatMap((line, index) => {
    const next = lines[index + 1]?.words[0]?.startSeconds;
    const until =
      next === undefined ? speech.durationSeconds - transitionOutFrames / 30 : next - captionLeadSeconds;
    return planPhrases(line, maxCharacters, until).map((phrase) => captionLayer(phrase, format, look));
  });
}

/** A shorter sentence is joined with the next one, as it would be too short to read alone. */
const minSeconds = 1;

/** A caption never spans two speakers, and spans two sentences only if unavoidable. */
function linesOf({ words, quotations }: Pick<SceneSpeech, 'words' | 'quotations'>): SpokenLine[] {
  const speakerOf = ({ startSeconds, endSeconds }: SceneWord) => {
    const middle = (startSeconds + endSeconds) / 2;
    return quotations.findIndex((each) => middle >= each.startSeconds && middle <= each.endSeconds);
  };
  const lines: SceneWord[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const line = lines.at(-1);
    const hasEnded =
      before && endsSentence(before.text) && word.startSeconds - line![0]!.startSeconds > minSeconds;
    if (before && !hasEnded && speakerOf(before) === speakerOf(word)) line!.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => ({
    text: line.map(({ text }) => text).join(' '),
    endSeconds: line.at(-1)!.endSeconds,
    words: line.map(({ text, startSeconds, endSeconds }) => ({ word: text, startSeconds, endSeconds })),
  }));
}

function captionLayer(
  phrase: Phrase,
  format: VideoFormat,
  { font, size, ink, spoken, plate }: CaptionLook,
): Layer {
  const area = safeArea(format);
  const block = layOutText({
    text: phrase.text,
    font,
    size,
    maxWidth: area.width - paddingX * 2,
    maxLines,
    align: 'center',
    lineHeight: 1.42,
  });
  return {
    from: frameOf(phrase.startSeconds),
    to: Math.max(frameOf(phrase.startSeconds) + 1, frameOf(phrase.endSeconds)),
    kind: 'text',
    block,
    position: { x: area.x + paddingX, y: area.y + area.height - block.height - paddingY },
    style: { fill: ink, plate: { fill: plate, radius: 12, paddingX, paddingY, by: 'line' } },
    highlight: { times: phrase.times.map(frameOf), fill: spoken },
  };
}
