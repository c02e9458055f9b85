import type { Setting } from '../../../story/story.ts';

const outdoor: readonly Setting[] = [
  'street',
  'market',
  'park',
  'forest',
  'mountains',
  'beach',
  'harbour',
  'boat',
  'lake',
  'field',
  'track',
  'pitch',
  'rooftop',
];

export const isIndoor = (setting: Setting): boolean => !outdoor.includes(setting);
