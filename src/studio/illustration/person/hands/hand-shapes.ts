/** The shapes a hand can take; their fingers are defined in `draw-hand.ts`. */
export const handShapes = ['relaxed', 'open', 'point', 'grip', 'fist', 'flat', 'phone', 'type'] as const;
export type HandShape = (typeof handShapes)[number];
