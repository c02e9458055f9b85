import { isIndoor } from '../../world/places/indoor.ts';
import {
  partnerMeasures,
  stairRise,
  stairRun,
  type PartnerObject,
} from '../../world/props/partner-objects.ts';
import type { StoryScene } from '../../../story/story.ts';
import type { Figure } from '../../person/figure.ts';
import type { FigureMeasure } from '../../person/measure-figure.ts';
import type { Role } from '../casting.ts';
import type { Support } from '../frame-plan.ts';

type Objects = { behind: Support[]; before: Support[] };

const windowSign =
  /\b(?:at|from|through|out of|by|beside) (?:the|her|his|my|our|their|an?) (?:\p{L}+ ){0,2}window\b/iu;
/** Poses that would turn away from a window or cover it. */
const awayFromWindow: ReadonlySet<Role['action']> = new Set([
  'sleep',
  'hug',
  'walk',
  'run',
  'cook',
  'drive',
  'knead',
  'wipe',
]);

/** The object of a pose at the person's position, behind or in front of the figure. */
export function partnerObjectsOf(
  role: Role,
  { setting, narration }: Pick<StoryScene, 'setting' | 'narration'>,
  figure: Pick<Figure, 'x' | 'y' | 'height' | 'facing' | 'look'>,
  { hand, seat, eyes }: Pick<FigureMeasure, 'hand' | 'seat' | 'eyes'>,
): Objects {
  const { x, y, height, facing } = figure;
  const metre = height / (1.75 * figure.look.stature);
  const place = (kind: PartnerObject, middle: number, foot: number, scale = metre): Support => {
    const { width, height: high } = partnerMeasures[kind];
    return {
      kind,
      facing,
      box: {
        x: middle - (width * scale) / 2,
        y: foot - high * scale,
        width: width * scale,
        height: high * scale,
      },
    };
  };
  const ahead = (metres: number): number => x + facing * metres * metre;
  switch (role.action) {
    case 'knock':
      if (
        /\b(?:on|at) (?:the|a|her|his|my|our) (?:\p{L}+ )?(?:wall|window|table|desk|wood|glass|roof)\b/iu.test(
          narration,
        )
      )
        break;
      return { behind: [place('door', hand.x + facing * 0.34 * metre, y - 0.04 * metre)], before: [] };
    case 'climb-stairs': {
      // The higher foot stands on the second step, whatever the length of the legs.
      const scale = (height * 0.18) / (2 * stairRise);
      const start = 0.18 * height - 1.5 * stairRun * scale;
      return { behind: [place('stairs', x + facing * (start + 1.2 * scale), y, scale)], before: [] };
    }
    case 'climb':
      return /\bladder\b/iu.test(narration)
        ? { behind: [place('ladder', hand.x + facing * 0.08 * metre, y)], before: [] }
        : { behind: [], before: [] };
    case 'swing': {
      if (!seat) break;
      const scale = (height / (1.75 * figure.look.stature)) * 1.12;
      const ground = y - 0.02 * metre;
      const beam = ground - 2.28 * scale;
      const rope = (middle: number): Support => {
        const long = seat.y - beam;
        return {
          kind: 'rope',
          facing,
          box: { x: middle - long * 0.025, y: beam, width: long * 0.05, height: long },
        };
      };
      return {
        behind: [
          place('swing', seat.x, ground, scale),
          rope(hand.x),
          rope(hand.x - facing * 0.34 * metre),
          place('swing-seat', (seat.x + hand.x) / 2, seat.y + 0.04 * metre),
        ],
        before: [],
      };
    }
    case 'shoot':
      return { behind: [place('hoop', ahead(0.8), y - 0.05 * metre)], before: [] };
    case 'kick':
      return { behind: [place('football', ahead(0.62), y - 0.06 * metre)], before: [] };
    case 'finish': {
      const chest = y - height * 0.62;
      return {
        behind: [place('finish-arch', x, y - 0.06 * metre)],
        before: [place('finish-ribbon', x, chest)],
      };
    }
    case 'write-board': {
      const isWall = /\bwall\b/iu.test(narration) && !/board\b/iu.test(narration);
      if (isWall) break;
      const kind: PartnerObject =
        setting === 'classroom' || /\b(?:black|chalk)/iu.test(narration) ? 'blackboard' : 'whiteboard';
      return { behind: [place(kind, hand.x + facing * 0.5 * metre, y - 0.05 * metre)], before: [] };
    }
    case 'wash-hair':
      return {
        behind: [place('shower', x, y - 0.04 * metre)],
        before: [place('shower-curtain', x, eyes.y + height * 0.165 + 1.4 * metre)],
      };
    default:
  }
  if (!role.isAlone || awayFromWindow.has(role.action) || !windowSign.test(narration))
    return { behind: [], before: [] };
  if (isIndoor(setting)) return { behind: [place('window', ahead(0.62), eyes.y + 0.72 * metre)], before: [] };
  const sill = eyes.y + 0.5 * metre;
  return {
    behind: [place('house-room', x, sill)],
    before: [place('house-window', x, sill + 1.08 * metre)],
  };
}
