import type { Setting } from '../../../story/story.ts';

const windowed = new Set<Setting>([
  'bathroom',
  'bedroom',
  'cafe',
  'classroom',
  'dentist',
  'gym',
  'hospital',
  'kitchen',
  'library',
  'living-room',
  'meeting-room',
  'office',
  'pool',
  'restaurant',
  'workshop',
]);

/** Whether a room has a window to the outside, through which light falls. */
export const hasWindow = (setting: Setting): boolean => windowed.has(setting);
