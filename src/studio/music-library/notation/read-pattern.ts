/** Times in bars from the start of the section. */
export type Step = { start: number; length: number; token: string; accent: 'soft' | 'plain' | 'strong' };

type Pattern = { text: string; bars: number; /** Each character is a step: "x...x..." */ byLetter: boolean };

/**
 * Reads bars between `|`, each cut into even steps: a token plays, `-` holds on, `.` rests; a trailing `!` is strong
 * and a trailing `,` soft. A pattern shorter than its section repeats.
 */
export function readPattern({ text, bars, byLetter }: Pattern): Step[] {
  const written = text
    .split('|')
    .map((bar) => (byLetter ? [...bar.replace(/\s/g, '')] : bar.trim().split(/\s+/)));
  const steps: Step[] = [];
  let sounding: Step | null = null;
  for (let bar = 0; bar < bars; bar++) {
    const tokens = written[bar % written.length]!;
    for (const [index, token] of tokens.entries()) {
      const length = 1 / tokens.length;
      if (token === '-') {
        if (sounding) sounding.length += length;
        continue;
      }
      sounding = token === '.' ? null : { ...readToken(token), start: bar + index * length, length };
      if (sounding) steps.push(sounding);
    }
  }
  return steps;
}

function readToken(token: string): Pick<Step, 'token' | 'accent'> {
  if (token.endsWith('!')) return { token: token.slice(0, -1), accent: 'strong' };
  if (token.endsWith(',')) return { token: token.slice(0, -1), accent: 'soft' };
  const letters = { X: 'strong', x: 'plain', o: 'soft' } as const;
  return { token, accent: letters[token as keyof typeof letters] ?? 'plain' };
}
