const magnitudes: Record<string, string> = { k: 'thousand', m: 'million', b: 'billion', bn: 'billion' };
const currencies: Record<string, string> = {
  $: 'dollars',
  '€': 'euros',
  '£': 'pounds',
  '¥': 'yen',
  '₹': 'rupees',
};

const amount = String.raw`\d[\d,]*(?:\.\d+)?`;
const currencyFirst = new RegExp(String.raw`([$€£¥₹])(${amount})(k|m|bn?)?(?![a-z0-9])`, 'gi');
const currencyLast = new RegExp(String.raw`(?<![\d.,])(${amount})(k|m|bn?)?([€£¥₹])`, 'gi');
const magnitudeOnly = new RegExp(String.raw`(?<![\w.,])(${amount})(k|m|bn?)(?![a-z0-9])`, 'gi');

function spellNumber(number: string, magnitude: string | undefined, currency: string | undefined): string {
  // flite reads a plain "$5.50" as dollars and cents.
  if (currency === '$' && !magnitude) return `$${number}`;
  return [number, magnitude && magnitudes[magnitude.toLowerCase()], currency && currencies[currency]]
    .filter(Boolean)
    .join(' ');
}

/** "$5M" → "5 million dollars", "20€" → "20 euros", "10k" → "10 thousand"; flite reads other numbers by itself. */
export function speakNumber(word: string): string {
  return word
    .replace(currencyFirst, (_, currency: string, number: string, magnitude?: string) =>
      spellNumber(number, magnitude, currency),
    )
    .replace(currencyLast, (_, number: string, magnitude: string | undefined, currency: string) =>
      spellNumber(number, magnitude, currency),
    )
    .replace(magnitudeOnly, (_, number: string, magnitude: string) =>
      spellNumber(number, magnitude, undefined),
    );
}
