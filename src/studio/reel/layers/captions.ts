import type { Layer } from '../../motion/film.ts';
import { frameOf, type Scene } from '../timing/cuts.ts';
import { planPhrases, type Phrase } from '../../captions/phrases.ts';
import type { Direction } from './direction.ts';
import { setTextInBox } from './text-in-box.ts';

/** Between the last caption of a scene and the cut to the end card, where the ground changes. */
const gapSeconds = 0.1;

/** A caption goes softly where no other follows at once. */
const leaveFrames = 4;

/** Captions of every line but those that are large type themselves: the hook, and what is said over the end card. */
export function captionLayers(direction: Direction, scenes: readonly Scene[]): Layer[] {
  const { order, system } = direction;
  const hook = scenes.find((scene) => scene.kind === 'hook');
  const end = scenes.findLast((scene) => scene.kind === 'end');
  const endSeconds = end ? end.from / 30 : order.durationSeconds;
  const lines = order.lines.filter((line) => line !== hook?.line && line !== end?.line);
  const phrases = lines.flatMap((line, index) => {
    const next = lines[index + 1]?.words[0]?.startSeconds ?? order.durationSeconds - 0.2;
    const until = Math.min(next - 0.12, endSeconds - gapSeconds);
    return planPhrases(line, system.captionCharacters, until)
      .map((phrase) => startAfter(phrase, (hook?.to ?? 0) / 30))
      .filter((phrase) => phrase.endSeconds - phrase.startSeconds > 0.3);
  });
  return phrases.map((phrase, index) => {
    const next = phrases[index + 1]?.startSeconds ?? Infinity;
    return captionLayer(direction, phrase, next - phrase.endSeconds < 0.2);
  });
}

const startAfter = (phrase: Phrase, earliest: number): Phrase => ({
  ...phrase,
  startSeconds: Math.max(phrase.startSeconds, earliest),
});

function captionLayer({ system, look, layout }: Direction, phrase: Phrase, isFollowed: boolean): Layer {
  const { style, spoken } = system.captionStyle(look.caption);
  const inset = style.plate?.paddingX ?? 0;
  const insetY = style.plate?.paddingY ?? 0;
  const { x, y, width, height } = layout.caption;
  const { block, position } = setTextInBox({
    text: phrase.text,
    type: system.type.caption,
    box: { x: x + inset, y: y + insetY, width: width - inset * 2, height: height - insetY * 2 },
    align: system.align,
    // Directly below the tag, whose place is empty most of the time.
    vertical: 'top',
    maxLines: system.captionLines,
    least: 0.6,
  });
  return {
    from: frameOf(phrase.startSeconds),
    to: frameOf(phrase.endSeconds),
    kind: 'text',
    block,
    position,
    style,
    appear: system.appear.caption,
    ...(!isFollowed && { leave: { by: 'block', how: 'fade', frames: leaveFrames } as const }),
    highlight: { times: phrase.times.map(frameOf), ...spoken },
  };
}
