/** How the fingers stand: each has a spread from the middle of the hand, a bend and a length, thumb first. */
export const handShapes = ['relaxed', 'open', 'point', 'grip', 'fist', 'flat', 'phone', 'type'] as const;
export type HandShape = (typeof handShapes)[number];
