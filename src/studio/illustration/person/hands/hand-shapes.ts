/** Fingers of each hand shape, thumb first: spread from the middle of the hand, bend and length. */
export const handShapes = ['relaxed', 'open', 'point', 'grip', 'fist', 'flat', 'phone', 'type'] as const;
export type HandShape = (typeof handShapes)[number];
