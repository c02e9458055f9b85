/** Payment card numbers have 13 to 19 digits, the last of which is the check digit of ISO/IEC 7812 (Luhn). */
const minDigits = 13;
const maxDigits = 19;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const hasCardLength = ({ length }: string): boolean => length >= minDigits && length <= maxDigits;

/** Every part of a long run of digits that is as long as a card number. */
function* windowsOf(digits: string): Generator<string> {
  for (let length = minDigits; length <= maxDigits; length += 1) {
    for (let start = 0; start + length <= digits.length; start += 1)
      yield digits.slice(start, start + length);
  }
}

/**
 * Successive groups that together are as long as a card number: the number in "4242424242424242 123". Parts of groups are
 * not tested, because two out of three random numbers of 16 digits have a part that passes.
 */
function* joinedGroupsOf(groups: readonly string[]): Generator<string> {
  for (let first = 0; first < groups.length; first += 1) {
    for (let end = first + 1; end <= groups.length; end += 1) {
      const digits = groups.slice(first, end).join('');
      if (hasCardLength(digits)) yield digits;
    }
  }
}

/** Whether the text may contain a card number, in groups, beside other digits, or inside a run of 20 or more digits. */
export function containsCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ .\-_/]?\d)+/g) ?? [];
  return runs.some((run) => {
    const groups = run.split(/\D/);
    const digits = groups.join('');
    return [...(digits.length <= maxDigits ? joinedGroupsOf(groups) : windowsOf(digits))].some(passesLuhn);
  });
}
