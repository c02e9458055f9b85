import type { Layer } from '../../motion/film.ts';
import type { ReelLine } from '../reel-plan.ts';
import { frameOf, type Scene } from '../timing/cuts.ts';
import { planPhrases, type Phrase } from '../../captions/phrases.ts';
import type { Direction } from './direction.ts';
import { setTextInBox } from './text-in-box.ts';

/** Between the last caption of a scene and the cut to the end card, where the ground changes. */
const gapSeconds = 0.1;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Captions of every line but those that are large type themselves: the hook, and the button's own words. */
export function captionLayers(direction: Direction, scenes: readonly Scene[]): Layer[] {
  const { order, system } = direction;
  const hook = scenes.find((scene) => scene.kind === 'hook');
  const end = scenes.findLast((scene) => scene.kind === 'end');
  const endSeconds = end ? end.from / 30 : order.durationSeconds;
  const isOnButton = (line: ReelLine): boolean =>
    line === end?.line && lettersOf(line.text) === lettersOf(order.callToAction);
  const lines = order.lines.filter((line) => line !== hook?.line && !isOnButton(line));
  return lines.flatMap((line, index) => {
    const isEnd = line === end?.line;
    const next = lines[index + 1]?.words[0]?.startSeconds ?? order.durationSeconds - 0.2;
    const until = isEnd ? next : Math.min(next - 0.12, endSeconds - gapSeconds);
    const phrases = planPhrases(line, system.captionCharacters, until);
    return phrases
      .map((phrase) => startAfter(phrase, isEnd ? endSeconds + 0.2 : (hook?.to ?? 0) / 30))
      .filter((phrase) => phrase.endSeconds - phrase.startSeconds > 0.3)
      .map((phrase) => captionLayer(direction, phrase, isEnd));
  });
}

const startAfter = (phrase: Phrase, earliest: number): Phrase => ({
  ...phrase,
  startSeconds: Math.max(phrase.startSeconds, earliest),
});

function captionLayer({ system, look, layout }: Direction, phrase: Phrase, isEnd: boolean): Layer {
  const ink = isEnd && !hasPlate(system) ? { ...look.caption, ...onEnd(look) } : look.caption;
  const { style, spoken } = system.captionStyle(ink);
  const box = isEnd ? layout.endCaption : layout.caption;
  const inset = style.plate?.paddingX ?? 0;
  const { block, position } = setTextInBox({
    text: phrase.text,
    type: system.type.caption,
    box: { x: box.x + inset, y: box.y + 10, width: box.width - inset * 2, height: box.height - 20 },
    align: system.align,
    vertical: layout.isWide && !isEnd && system.arrangement !== 'full' ? 'top' : 'middle',
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
    highlight: { times: phrase.times.map(frameOf), ...spoken },
  };
}

const hasPlate = (system: Direction['system']): boolean =>
  system.arrangement === 'full' || system.captionCharacters < 32;
const onEnd = ({ end }: Direction['look']) => ({ ground: end.ground, text: end.text, accent: end.accent });
