/** Payment card numbers have 13 to 19 digits, the last of which is the check digit of ISO/IEC 7812 (Luhn). */
const minDigits = 13;
const maxDigits = 19;

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function* parts(digits: string): Generator<string> {
  for (let length = minDigits; length <= maxDigits; length += 1) {
    for (let start = 0; start + length <= digits.length; start += 1)
      yield digits.slice(start, start + length);
  }
}

/** Whether the text may contain a card number, including one in groups or inside a longer run of digits. */
export function holdsCardNumber(text: string): boolean {
  const rows = text.match(/\d(?:[ .\-_/]?\d)+/g) ?? [];
  return rows
    .map((row) => row.replaceAll(/\D/g, ''))
    .filter((digits) => digits.length >= minDigits)
    .some((digits) => (digits.length <= maxDigits ? [digits] : [...parts(digits)]).some(passesLuhn));
}
