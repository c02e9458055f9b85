import { brandedLook } from '../brand-kit/caption-colours.ts';
import { settledSteps, spokenParts, type CaptionMoment } from './caption-moment.ts';
import type { CaptionSurface } from './caption-pen.ts';
import { captionInk, captionLooks, type CaptionLook } from './caption-styles.ts';
import type { CaptionPlan, PlacedGroup, PlacedWord } from './lay-out-captions.ts';

/** Height of Inter's capitals as a share of the font size. */
const capitalHeight = 0.727;

/** The arguments of a painter: one group at one moment. */
type Scene = { surface: CaptionSurface; look: CaptionLook; group: PlacedGroup; moment: CaptionMoment };

/** Draws the captions of a moment, in pixels of the plan's frame. Used by the browser and by the renderer. */
export function drawCaptions(surface: CaptionSurface, plan: CaptionPlan, moment: CaptionMoment): void {
  const group = plan.groups[moment.group]!;
  const look = plan.colours ? brandedLook(plan.style, plan.colours) : captionLooks[plan.style];
  const scene: Scene = { surface, look, group, moment };
  const { pen } = surface;
  pen.save();
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.lineJoin = 'round';
  painters[plan.style](scene);
  pen.restore();
}

const painters: Record<CaptionPlan['style'], (scene: Scene) => void> = {
  pop: paintPop,
  karaoke: paintKaraoke,
  boxed: paintBoxed,
  typewriter: paintTypewriter,
};

/** Eases from 0 to 1 over `settledSteps`, overshooting a little (easeOutBack). */
function spring(steps: number): number {
  if (steps >= settledSteps) return 1;
  const share = (steps + 1) / (settledSteps + 1);
  const back = 1.9;
  return 1 + (back + 1) * (share - 1) ** 3 + back * (share - 1) ** 2;
}

function scaledAbout(
  { pen }: CaptionSurface,
  { x, y, drop = 0 }: { x: number; y: number; drop?: number },
  scale: number,
  draw: () => void,
): void {
  if (scale === 1) return draw();
  pen.save();
  pen.translate(x, y + drop);
  pen.scale(scale, scale);
  pen.translate(-x, -y);
  draw();
  pen.restore();
}

const setFontOf = ({ surface }: Scene, { fontSize: size, scripts, direction }: PlacedWord): void => {
  surface.setFont({ size, scripts });
  surface.pen.direction = direction;
};

/** Rounded, because some canvases round baselines and others do not. */
const baselineOf = ({ middleY, fontSize }: PlacedWord): number =>
  Math.round(middleY + (fontSize * capitalHeight) / 2);

function drawContour(scene: Scene, word: PlacedWord): void {
  const { pen } = scene.surface;
  if (scene.look.contour === 0) return;
  setFontOf(scene, word);
  pen.strokeStyle = captionInk;
  pen.lineWidth = word.fontSize * scene.look.contour;
  pen.shadowColor = 'rgba(10,6,14,0.55)';
  pen.shadowBlur = word.fontSize * 0.3;
  pen.shadowOffsetY = word.fontSize * 0.05;
  pen.strokeText(word.text, word.centreX, baselineOf(word));
  pen.shadowColor = 'transparent';
  pen.shadowBlur = 0;
  pen.shadowOffsetY = 0;
}

function drawLetters(scene: Scene, word: PlacedWord, colour: string, text = word.text): void {
  const { pen } = scene.surface;
  setFontOf(scene, word);
  pen.fillStyle = colour;
  pen.fillText(text, word.centreX, baselineOf(word));
}

const restingColour = ({ look: { colours } }: Scene, { isEmphasised }: PlacedWord): string =>
  isEmphasised ? colours.emphasised : colours.words;

/** The whole group pops in; the spoken word is larger and has the active color. */
function paintPop(scene: Scene): void {
  const { surface, group, moment, look } = scene;
  const middle = { x: (group.left + group.right) / 2, y: (group.top + group.bottom) / 2 };
  const groupScale = 0.8 + 0.2 * spring(moment.groupSteps);
  const scaleOf = (index: number): number =>
    index === moment.active && group.words.length > 1 ? 1 + 0.09 * spring(moment.wordSteps) : 1;
  const each = (draw: (word: PlacedWord, index: number) => void) =>
    inOrder(group.words, moment.active, (word, index) =>
      scaledAbout(surface, risingFrom(word, scaleOf(index)), scaleOf(index), () => draw(word, index)),
    );
  scaledAbout(surface, middle, groupScale, () => {
    // All contours before any letters, so that no word darkens its neighbor.
    each((word) => drawContour(scene, word));
    each((word, index) =>
      drawLetters(scene, word, index === moment.active ? look.colours.active : restingColour(scene, word)),
    );
  });
}

/** The point about which a word is scaled, so that its center stays and its baseline is a whole number again. */
const risingFrom = (word: PlacedWord, scale: number) => ({
  x: word.centreX,
  y: baselineOf(word),
  drop: Math.round(((scale - 1) * word.fontSize * capitalHeight) / 2),
});

/** Draws the active word last, so that it is above its neighbors. */
function inOrder(
  words: readonly PlacedWord[],
  active: number,
  draw: (word: PlacedWord, index: number) => void,
) {
  for (const [index, word] of words.entries()) if (index !== active) draw(word, index);
  draw(words[active]!, active);
}

/** The active color fills each word while it is spoken. */
function paintKaraoke(scene: Scene): void {
  const { group, moment, look, surface } = scene;
  for (const word of group.words) drawContour(scene, word);
  for (const [index, word] of group.words.entries()) {
    drawLetters(scene, word, look.colours.words);
    const share = index < moment.active ? 1 : index === moment.active ? moment.spoken / spokenParts : 0;
    if (share === 0) continue;
    const { pen } = surface;
    const { centreX, middleY, width, fontSize } = word;
    const filled = (width + fontSize * 0.1) * share;
    const left = centreX - width / 2 - fontSize * 0.05;
    pen.save();
    pen.beginPath();
    const from = word.direction === 'rtl' ? left + width + fontSize * 0.1 - filled : left;
    pen.rect(from, middleY - fontSize, filled, fontSize * 2);
    pen.clip();
    drawLetters(scene, word, word.isEmphasised ? look.colours.emphasised : look.colours.active);
    pen.restore();
  }
}

/** A box behind the spoken word, which moves on with the speech. */
function paintBoxed(scene: Scene): void {
  const { surface, group, moment, look } = scene;
  const word = group.words[moment.active]!;
  const before = group.words[moment.active - 1] ?? word;
  const isMoving = before.line === word.line && before !== word;
  const way = isMoving ? spring(moment.wordSteps) : 1;
  const between = (from: number, to: number): number => from + (to - from) * way;
  const scale = isMoving ? 1 : 0.75 + 0.25 * spring(moment.wordSteps);
  const centreX = between(before.centreX, word.centreX);
  const width = between(before.width, word.width) + word.fontSize * 0.36;
  const height = word.fontSize * 1.24;
  const { pen } = surface;
  for (const each of group.words) if (each !== word) drawContour(scene, each);
  scaledAbout(surface, { x: centreX, y: word.middleY }, scale, () => {
    pen.beginPath();
    pen.roundRect(centreX - width / 2, word.middleY - height / 2, width, height, word.fontSize * 0.22);
    pen.fillStyle = look.box![word.isEmphasised ? 'emphasised' : 'ordinary'];
    pen.shadowColor = 'rgba(10,6,14,0.4)';
    pen.shadowBlur = word.fontSize * 0.25;
    pen.shadowOffsetY = word.fontSize * 0.06;
    pen.fill();
    pen.shadowColor = 'transparent';
    pen.shadowBlur = 0;
    pen.shadowOffsetY = 0;
  });
  const activeColour = look.onBox?.[word.isEmphasised ? 'emphasised' : 'ordinary'] ?? look.colours.active;
  for (const each of group.words)
    drawLetters(scene, each, each === word ? activeColour : restingColour(scene, each));
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Types each word while it is spoken, before a caret, on a plate that grows with each line. */
function paintTypewriter(scene: Scene): void {
  const { group, moment } = scene;
  const typed = group.words.slice(0, moment.active + 1).map((word, index) => typeWord(scene, word, index));
  for (const line of new Set(typed.map(({ word }) => word.line)))
    drawPlate(
      scene,
      typed.filter(({ word }) => word.line === line),
    );
  for (const { word, text, start, caret } of typed) {
    const { pen } = scene.surface;
    setFontOf(scene, word);
    // Aligned at the start, so that letters do not move while the word is typed.
    pen.textAlign = word.direction === 'rtl' ? 'right' : 'left';
    pen.fillStyle = restingColour(scene, word);
    pen.fillText(text, start, baselineOf(word));
    if (caret === null) continue;
    pen.beginPath();
    pen.rect(
      caret,
      word.middleY - word.fontSize * 0.52,
      word.fontSize * caretShare.width,
      word.fontSize * 1.04,
    );
    pen.fillStyle = scene.look.caret ?? captionCaret;
    pen.fill();
  }
}

const caretShare = { width: 0.09, gap: 0.08 };

/** The typed part of a word: `start`, `end` and `caret` are x positions; the caret is null for earlier words. */
type TypedWord = { word: PlacedWord; text: string; start: number; end: number; caret: number | null };

function typeWord(scene: Scene, word: PlacedWord, index: number): TypedWord {
  const { surface, moment } = scene;
  const isRtl = word.direction === 'rtl';
  const way = isRtl ? -1 : 1;
  const start = word.centreX - (way * word.width) / 2;
  if (index < moment.active)
    return { word, text: word.text, start, end: start + way * word.width, caret: null };
  const letters = [...graphemes.segment(word.text)].map(({ segment }) => segment);
  const count = Math.max(1, Math.ceil((moment.spoken / spokenParts) * letters.length));
  const text = letters.slice(0, count).join('');
  setFontOf(scene, word);
  const width = word.fontSize * caretShare.width;
  const near = start + way * (surface.pen.measureText(text).width + word.fontSize * caretShare.gap);
  return { word, text, start, end: near + way * width, caret: isRtl ? near - width : near };
}

function drawPlate({ surface: { pen }, look }: Scene, line: readonly TypedWord[]): void {
  const { fontSize, middleY } = line.reduce(
    (a, { word }) => (word.fontSize > a.fontSize ? word : a),
    line[0]!.word,
  );
  const edges = line.flatMap(({ start, end }) => [start, end]);
  const left = Math.min(...edges) - fontSize * 0.42;
  const right = Math.max(...edges) + fontSize * 0.42;
  const height = fontSize * 1.62;
  pen.beginPath();
  pen.roundRect(left, middleY - height / 2, right - left, height, fontSize * 0.3);
  pen.fillStyle = look.plate;
  pen.fill();
}

const captionCaret = '#ff5a78';
