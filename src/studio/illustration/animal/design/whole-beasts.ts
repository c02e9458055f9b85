import type { CreatureShape } from '../whole/creature-shapes.ts';
import { coat, type Breed } from './species.ts';

const whole = (
  shape: CreatureShape,
  height: number,
  ...coats: readonly ReturnType<typeof coat>[]
): Breed[] => [{ height, coats, plan: 'whole', body: { shape } }];

export const hedgehogs = whole('hedgehog', 0.19, coat('#c9a67c', '#eedcc0', { mark: '#6a503a' }));
export const snails = whole(
  'snail',
  0.1,
  coat('#d9b98a', '#f0dfbf', { mark: '#a8623a' }),
  coat('#c9c08a', '#ece6c4', { mark: '#8a5a78' }),
);
export const whales = whole('whale', 0.85, coat('#4f86b0', '#e6eff2'), coat('#5d7f96', '#e9eef0'));
export const crabs = whole('crab', 0.12, coat('#d9543a', '#f0c4a8', { mark: '#7a2a22' }));
export const bees = whole('bee', 0.1, coat('#f0c040', '#f6e0a0', { mark: '#3a2a20' }));
export const fish = whole('goldfish', 0.3, coat('#f0883a', '#f8d0a0'), coat('#e9693a', '#f8d0a0'));
