import { execFileSync } from 'node:child_process';

/** CPU-seconds (user + system) of a command and its descendants, and its wall-clock seconds. */
export function measureCommand(program: string, args: string[]): { cpuSeconds: number; wallSeconds: number } {
  // bash's `time` includes descendants; Node has no such figure for exited processes.
  const script = 'TIMEFORMAT="%U %S %R"; { time "$0" "$@" >/dev/null 2>&3; } 3>/dev/null';
  const timed = execFileSync('bash', ['-c', `{ ${script}; } 2>&1`, program, ...args], { encoding: 'utf8' });
  const [user, system, wall] = timed.trim().split(/\s+/).slice(-3).map(Number) as [number, number, number];
  return { cpuSeconds: user + system, wallSeconds: wall };
}

export const nodeArgs = (file: string, ...args: string[]): string[] => [
  '--disable-warning=ExperimentalWarning',
  file,
  ...args,
];
