/** Verbs of uses and the trouble of people without them, by grammar alone: "automate payslips" → "doing payslips by hand". */
const derived: readonly (readonly [RegExp, string])[] = [
  [/\bwithout (\w+ing(?: (?:your )?\w+)?)$/, '$1'],
  [/^know ((?:how|where|when|what|which) .+)/, 'guessing $1'],
  [/^turn (?!any|every|a\b|your\b)(.+ into .+)/, 'turning $1 by hand'],
  [/^split (.+)/, 'arguing over $1'],
  [/^automate (.+)/, 'doing $1 by hand'],
  [/^(?:speed up|accelerate) (.+)/, 'waiting for $1'],
  [/^(?:find|discover|locate) (.+)/, 'looking everywhere for $1'],
  [/^(?:remember|recall) (.+)/, 'forgetting $1'],
  [/^(?:track|follow|monitor) (.+)/, 'losing track of $1'],
  [/^(?:organi[sz]e|sort|arrange) (.+)/, 'digging through $1'],
  [/^(?:manage|handle|coordinate) (.+)/, 'juggling $1'],
  [/^(?:compare|choose|pick) (.+)/, 'guessing at $1'],
  [/^(?:measure|count|check|know|predict|forecast) (?!where|when|how|what)(.+)/, 'guessing at $1'],
  [/^(?:share|explain) (.+)/, 'explaining $1 all over again'],
  [/^(?:plan|prepare) (.+)/, 'planning $1 at the last minute'],
  [/^(?:fix|repair|mend) (.+)/, 'waiting for somebody to fix $1'],
  [/^(?:send|write|sign|translate|finish) (.+)/, 'putting off $1'],
  [/^(?:protect|save|guard|shield) .+? from (.+)/, '$1'],
  [/^keep (?:your )?(.+?) (?:from|out of) .+/, 'keeping an eye on $1'],
  [
    /^keep (?:your )?(.+?s) (safe|clean|dry|cold|warm|cool|hot|fresh|sharp|organi[sz]ed|tidy|alive|healthy|soft|quiet|strong|in place)\b.*/,
    '$1 that won’t stay $2',
  ],
  [
    /^keep (?:your )?(.+) (safe|clean|dry|cold|warm|cool|hot|fresh|sharp|organi[sz]ed|tidy|alive|healthy|soft|quiet|strong|in place)\b.*/,
    '$1 that won’t stay $2',
  ],
  [/^have .+ (?:repair|fix)(?:ed)\b.*/, 'repairs you keep putting off'],
  [/^have .+ (clean|wash|iron|mow|polish|sharpen)ed\b.*/, '$1ing you keep putting off'],
];
const maxTroubleLength = 50;

/** Null where no rule fits, or the phrase would be too long to be said in one breath. */
export function deriveTrouble(use: string): string | null {
  const goal = use.replace(
    /\s(?:for|between|while|when|at|before|after|within|on (?:the|every|any)|in (?:a|an|under|just|less)) .*$/,
    '',
  );
  for (const [pattern, trouble] of derived) {
    const found = pattern.exec(goal);
    if (!found) continue;
    const phrase = trouble.replace(/\$(\d)/g, (_, group: string) => found[Number(group)]!);
    // "Find you a partner" is not "looking for you a partner".
    return phrase.length > maxTroubleLength || /\byou (?:an?|the)\b/.test(phrase) ? null : phrase;
  }
  return null;
}
