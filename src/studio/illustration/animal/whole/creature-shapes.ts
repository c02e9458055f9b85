/** Animals that are painted as one shape instead of on a skeleton. */
export type CreatureShape = 'hedgehog' | 'snail' | 'whale' | 'crab' | 'bee' | 'goldfish';
