import { median, rounds } from './median.ts';

/** Reports one figure of a section; null where this machine cannot measure it. */
export type RecordFigure = (name: string, value: number | null, digits: number, aim: string) => void;

type Row = { name: string; values: (number | null)[]; digits: number; aim: string };

/** Runs a section and prints its figures; of several runs, the median of each and all values. */
export async function reportSection(
  measure: (record: RecordFigure) => Promise<void>,
  { isMedianItself }: { isMedianItself: boolean },
): Promise<void> {
  const rows: Row[] = [];
  for (let round = 0; round < (isMedianItself ? 1 : rounds); round += 1) {
    let index = 0;
    await measure((name, value, digits, aim) => {
      (rows[index] ??= { name, values: [], digits, aim }).values.push(value);
      index += 1;
    });
  }
  for (const row of rows) printRow(row);
}

function printRow({ name, values, digits, aim }: Row): void {
  const known = values.filter((value) => value !== null);
  const show = (value: number): string => value.toFixed(digits);
  const shown = known.length === 0 ? 'unknown' : show(median(known));
  const all = known.length > 1 ? `   (${known.map(show).join(', ')})` : '';
  process.stdout.write(`${name.padEnd(66)} ${shown.padStart(10)}   aim ${aim}${all}\n`);
}
