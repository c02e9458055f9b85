import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

/** The longer side of a drawn logo: as large as any reel shows it. */
export const logoSidePixels = 1_024;

export type DrawnLogo = { width: number; height: number };
const drawnSchema = z.object({ width: z.int().positive(), height: z.int().positive() });

/**
 * Draws a JPEG, PNG, WebP, or an SVG in which findSvgHarm finds nothing, as a PNG with its transparency: nothing of the
 * file but its picture is kept. Larger ones are drawn smaller, vectors as large as they may be. In a process of its own:
 * native code that runs out of memory ends its process. Throws when there is no picture in the file, and an AbortError
 * when the signal ends it.
 */
export async function drawLogo(order: {
  path: string;
  outputPath: string;
  signal?: AbortSignal;
}): Promise<DrawnLogo> {
  const program = fileURLToPath(new URL('./drawing-process.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [program, order.path, order.outputPath], {
    env: {},
    signal: order.signal,
    killSignal: 'SIGKILL',
    maxBuffer: 10_000,
  });
  return drawnSchema.parse(JSON.parse(stdout));
}
