/** The command as a line that can be pasted into a shell. For the log only: commands never run in a shell. */
export function shellCommand(program: string, args: readonly string[]): string {
  return [program, ...args].map(quote).join(' ');
}

function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
