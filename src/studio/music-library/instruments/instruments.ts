import { drums } from './drums.ts';
import type { Instrument } from './instrument.ts';
import { keyboards } from './keyboards.ts';
import { strings } from './strings.ts';
import { synthesizers } from './synthesizers.ts';

const all = { ...drums, ...keyboards, ...strings, ...synthesizers };

export type InstrumentName = keyof typeof all;
export const instruments: Record<InstrumentName, Instrument> = all;
