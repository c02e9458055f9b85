/** Short words that people capitalise for emphasis ("this is NOT a drill"); other short capitals are initials. */
const shortWords = new Set(
  `ad ads age ago air all am an and any app are arm art as ask at ate bad bag be bed bet big bit box boy bro but buy by bye
  car cat cut dad day did die do dog dry due ear eat egg end era eve eye fan far fat fee few fit fix fly for fun fur gap get
  go god got gym had has hat he her hey hi hid him his hit hot how ice if ill in ink is it its job joy key kid law lay leg
  let lie lip lit log lot low luv mad man map may me men met mix mom mud must my net new nor not now nut odd of off oh oil ok
  old on one or our out own pay pen pet pie pop pro put ran raw red rid rip run sad saw say sea see set she shy sit six sky
  so son sun tax tea ten the tie tip to too top toy try two ugh up us use van via wait want war was way we wet who why win
  wow yay yes yet you zoo`.split(/\s+/),
);

/** Initials that stay initials even if all words are in capitals. */
const familiarInitials = new Set('AI CEO DIY FAQ ROI SEO UGC UI UK USA UX VIP'.split(' '));

/** "AI" and "A.I." → "A-I", which flite says as letters without a pause; "CEOs" → "C-E-O's"; "NOT" → "not". */
export function spellCapitals(word: string, isShouted: boolean): string {
  const withoutDots = word.replace(/(?<![A-Za-z])(?:[A-Z]\.){2,}(?![A-Za-z])/g, (dotted) =>
    [...dotted.replaceAll('.', '')].join('-'),
  );
  return withoutDots.replace(
    /(?<![A-Za-z0-9])([A-Z]{2,3})('?s)?(?![A-Za-z])/g,
    (whole, capitals: string, ending = '') => {
      const isWord = shortWords.has(capitals.toLowerCase()) || (isShouted && /[AEIOUY]/.test(capitals));
      if (isWord && !familiarInitials.has(capitals)) return whole.toLowerCase();
      return [...capitals].join('-') + (ending && "'s");
    },
  );
}
