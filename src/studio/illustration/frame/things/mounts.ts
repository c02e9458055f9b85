import type { PoseName } from '../../person/poses/find-pose.ts';

/** A vehicle, boat or board, in metres; `saddle` is where the person sits or stands, from the middle of its base. */
export type Mount = {
  artwork: string;
  width: number;
  height: number;
  saddle: { x: number; y: number };
  /** Whether the person sits in it or stands on it. */
  isSeat: boolean;
  /** Drawn in front of the body, so that it hides the legs. */
  isBefore?: boolean;
};

export const mounts = {
  forklift: { artwork: 'forklift', width: 3, height: 2.22, saddle: { x: -0.2, y: 1 }, isSeat: true },
  digger: { artwork: 'excavator', width: 3.6, height: 2.67, saddle: { x: -0.3, y: 1.15 }, isSeat: true },
  'farm-tractor': {
    artwork: 'farm-tractor',
    width: 3,
    height: 2.3,
    saddle: { x: -0.45, y: 1.1 },
    isSeat: true,
  },
  rowboat: {
    artwork: 'rowboat',
    width: 3.2,
    height: 0.75,
    saddle: { x: -0.1, y: 0.4 },
    isSeat: true,
    isBefore: true,
  },
  surfboard: { artwork: 'surfboard-flat', width: 2.3, height: 0.2, saddle: { x: 0, y: 0.12 }, isSeat: false },
  skis: { artwork: 'skis-flat', width: 1.9, height: 0.16, saddle: { x: 0, y: 0.05 }, isSeat: false },
} as const satisfies Record<string, Mount>;
export type MountName = keyof typeof mounts;

export const isMount = (kind: string): kind is MountName => Object.hasOwn(mounts, kind);

/** Returns the vehicle, boat or board that an action needs; null if it needs none. */
export function findMount(action: PoseName, narration: string): MountName | null {
  switch (action) {
    case 'drive':
      if (/\bforklifts?\b|\bwith the forks\b/iu.test(narration)) return 'forklift';
      if (/\b(?:excavator|digger|bulldozer)\b/iu.test(narration)) return 'digger';
      return /\btractor\b/iu.test(narration) ? 'farm-tractor' : null;
    case 'row':
      return 'rowboat';
    case 'surf':
      return 'surfboard';
    case 'ski':
      return 'skis';
    default:
      return null;
  }
}

/** "He rode his horse": on its back, and neither in a bus nor on a bicycle. */
export const isOnHorse = (narration: string): boolean =>
  /\b(?:r[io]d(?:es?|ing)|rode|gallop(?:s|ed)?|trot(?:s|ted)?)\b[^.]{0,60}\b(?:horse|pony|donkey|mare|stallion|camel)\b|\b(?:on|onto) (?:a|the|her|his|my) (?:\p{L}+ )?(?:horse|pony|donkey|camel)(?:[’']s back)?\b/iu.test(
    narration,
  );
