import { greenscreenDefaults, type Subject } from '#contract/greenscreen-settings.ts';

const bounds = { minOffset: -1, maxOffset: 1, minScale: 0.3, maxScale: 2 } as const;
export const placementBounds = bounds;

/** A subject dragged this close to the middle, as a share of the frame, snaps to it. */
const snapOffset = 0.015;
const keyStep = { offset: 0.01, largeOffset: 0.1, scale: 0.05 } as const;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const round = (value: number): number => Math.round(value * 1_000) / 1_000;
const snap = (value: number): number => (Math.abs(value) < snapOffset ? 0 : value);

const limitPlacement = ({ x, y, scale }: Subject): Subject => ({
  x: round(clamp(x, bounds.minOffset, bounds.maxOffset)),
  y: round(clamp(y, bounds.minOffset, bounds.maxOffset)),
  scale: round(clamp(scale, bounds.minScale, bounds.maxScale)),
});

/** A subject dragged from `from` by a share of the frame. */
export const dragSubject = (from: Subject, shareX: number, shareY: number): Subject =>
  limitPlacement({ ...from, x: snap(from.x + shareX), y: snap(from.y + shareY) });

/** A subject whose size is multiplied, as by two fingers. */
export const scaleSubject = (from: Subject, factor: number): Subject =>
  limitPlacement({ ...from, scale: from.scale * factor });

const moves: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const scalings: Record<string, number> = { '+': 1, '=': 1, '-': -1, _: -1 };

/** The subject after a key press; null for a key that does not move it. `isLarge`: ten times as far, with Shift. */
export function subjectByKey(from: Subject, key: string, isLarge: boolean): Subject | null {
  const move = moves[key];
  if (move) {
    const step = isLarge ? keyStep.largeOffset : keyStep.offset;
    return limitPlacement({ ...from, x: from.x + move[0] * step, y: from.y + move[1] * step });
  }
  const scaling = scalings[key];
  if (scaling !== undefined) return limitPlacement({ ...from, scale: from.scale + scaling * keyStep.scale });
  return key === 'Home' ? { ...greenscreenDefaults.subject } : null;
}

/** The clip's outline in percent of the frame. */
export const outlineOf = ({ x, y, scale }: Subject) => ({
  left: `${(0.5 + x - scale / 2) * 100}%`,
  top: `${(0.5 + y - scale / 2) * 100}%`,
  width: `${scale * 100}%`,
  height: `${scale * 100}%`,
});

const percent = (share: number): number => Math.round(Math.abs(share) * 100);

/** For a screen reader: "12% right, 5% up, size 110%". */
export function describePlacement({ x, y, scale }: Subject): string {
  const offsets = [
    ...(percent(x) === 0 ? [] : [`${percent(x)}% ${x < 0 ? 'left' : 'right'}`]),
    ...(percent(y) === 0 ? [] : [`${percent(y)}% ${y < 0 ? 'up' : 'down'}`]),
  ];
  return [...(offsets.length === 0 ? ['centered'] : offsets), `size ${percent(scale)}%`].join(', ');
}
