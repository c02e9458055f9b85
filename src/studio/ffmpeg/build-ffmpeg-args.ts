const defaultThreads = 2;
/** Limits single allocations: far above a 4096×4096 picture in 16 bits, far below the machine's memory. */
export const maxAllocationBytes = 512 * 1024 * 1024;

/**
 * Adds the options of every run: no prompts, a progress report on stdout, bounded allocations and threads, and for each
 * input the list of protocols that it (and files it refers to) may open.
 */
export function buildFfmpegArgs(args: readonly string[]): string[] {
  const logLevel = args.includes('-v') ? [] : ['-v', 'error'];
  const threads = String(defaultThreads);
  return [
    '-nostdin',
    '-hide_banner',
    '-nostats',
    ...logLevel,
    '-progress',
    'pipe:1',
    '-max_alloc',
    String(maxAllocationBytes),
    '-filter_threads',
    threads,
    '-filter_complex_threads',
    threads,
    ...guardInputs(args.slice(0, -1)),
    '-threads',
    threads,
    ...args.slice(-1),
  ];
}

function guardInputs(args: readonly string[]): string[] {
  return args.flatMap((arg) => (arg === '-i' ? [...buildInputGuardArgs(), '-i'] : [arg]));
}

/** The options before each `-i`. */
export function buildInputGuardArgs(): string[] {
  return ['-protocol_whitelist', 'file,pipe', '-threads', String(defaultThreads)];
}
