import type { FourLegged } from '../animal-look.ts';
import type { Posture } from '../animal-figure.ts';

/** Placement of trunk and feet of a four-legged body, relative to shoulder height. */
export type Stance = {
  /** Height of the centre of the hip above the ground. */
  hip: number;
  /** Slope of the back from hip to shoulder, in radians. */
  pitch: number;
  /** Feet: offset forward from below their joint, and lift. */
  front: { near: readonly [number, number]; far: readonly [number, number] };
  hind: { near: readonly [number, number]; far: readonly [number, number] } | 'folded';
  /** Added to the neck's own angle. */
  neck: number;
  isAsleep: boolean;
  /** Whether the forearms are on the ground. */
  isLying: boolean;
};

/** Height of hip and shoulder of a standing body above the ground. */
export const hipHeight = ({ croup, rump }: FourLegged): number => croup - rump;
export const shoulderHeight = ({ chest }: FourLegged): number => 1 - chest;

const still = { near: [0.02, 0], far: [0.06, 0] } as const;

export function stanceOf(body: FourLegged, posture: Posture): Stance {
  const standing: Stance = {
    hip: hipHeight(body),
    pitch: 0,
    front: still,
    hind: { near: [-0.04, 0], far: [0.07, 0] },
    neck: 0,
    isAsleep: false,
    isLying: false,
  };
  if (body.stance === 'crouching') return crouch(body, posture, standing);
  switch (posture) {
    case 'walk':
      return {
        ...standing,
        front: { near: [0.2, 0.07], far: [-0.14, 0] },
        hind: { near: [-0.2, 0], far: [0.18, 0.02] },
        neck: -0.12,
      };
    case 'run':
      return {
        ...standing,
        pitch: 0.08,
        front: { near: [0.42, 0.3], far: [0.3, 0.14] },
        hind: { near: [-0.42, 0], far: [-0.24, 0] },
        neck: -0.3,
      };
    case 'sit':
      return body.legs.isHoof
        ? stanceOf(body, 'lie')
        : { ...standing, hip: body.rump * 0.95, pitch: 0.86, front: still, hind: 'folded', neck: 0.1 };
    case 'lie':
    case 'sleep':
      return lying(body, standing, posture === 'sleep');
    default:
      return standing;
  }
}

function lying(body: FourLegged, standing: Stance, isAsleep: boolean): Stance {
  const hip = body.rump * 0.96;
  const rise = body.chest * 0.98 - hip - (shoulderHeight(body) - hipHeight(body));
  return {
    ...standing,
    hip,
    pitch: Math.asin(Math.max(-0.3, Math.min(0.3, rise / body.length))),
    front: body.legs.isHoof ? { near: [0.2, 0], far: [0.26, 0] } : { near: [0.4, 0], far: [0.46, 0] },
    hind: 'folded',
    neck: isAsleep ? -1.1 : 0.1,
    isAsleep,
    isLying: true,
  };
}

/** Rabbits and mice rest on their long hind feet and rise on them to look around. */
function crouch(body: FourLegged, posture: Posture, standing: Stance): Stance {
  const low: Stance = { ...standing, hip: body.rump * 0.98, pitch: 0.12, hind: 'folded', front: still };
  if (posture === 'run')
    return {
      ...low,
      hip: body.rump * 1.15,
      pitch: 0.24,
      front: { near: [0.3, 0.16], far: [0.2, 0.08] },
      hind: { near: [-0.3, 0], far: [-0.2, 0] },
    };
  if (posture === 'walk') return { ...low, pitch: 0.18, front: { near: [0.14, 0.05], far: [-0.02, 0] } };
  if (posture === 'sit' || posture === 'stand') return { ...low, pitch: posture === 'sit' ? 0.62 : 0.3 };
  return {
    ...low,
    hip: body.rump * 0.9,
    pitch: -0.02,
    neck: posture === 'sleep' ? -0.9 : -0.2,
    isAsleep: posture === 'sleep',
  };
}
