import { expect, test } from 'vitest';
import * as contract from '#contract/emphasis-marks.ts';
import * as studio from '#studio/speech/text/emphasis.ts';

test.each(['this is *really* good', '5 * 3 * 2 and a*b*c', '*so very* good, (*now*)!', '**', '*a\nb*'])(
  'contract and studio strip the same emphasis marks from %j',
  (text) => {
    expect(contract.withoutEmphasisMarks(text)).toBe(studio.withoutEmphasisMarks(text));
  },
);
