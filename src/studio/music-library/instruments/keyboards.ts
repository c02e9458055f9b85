import { electricPiano } from './electric-piano.ts';
import { makePiano } from './piano.ts';
import { makeStruck } from './struck.ts';
import { whistle } from './whistle.ts';

export const keyboards = {
  piano: makePiano({ brightness: 0.75 }),
  feltPiano: makePiano({ brightness: 0.25 }),
  electricPiano,
  marimba: makeStruck({
    modes: [
      [1, 0.8, 0.32],
      [3.93, 0.22, 0.09],
      [9.6, 0.08, 0.03],
    ],
    knock: 0.25,
  }),
  glockenspiel: makeStruck({
    modes: [
      [1, 0.6, 0.9],
      [2.76, 0.2, 0.35],
      [5.4, 0.06, 0.12],
    ],
    knock: 0.05,
  }),
  whistle,
};
