import { plainContainerArgs } from '../house-format.ts';
import { replaceCodecHeader } from './replace-codec-header.ts';

/**
 * Copies a clip's pictures to a file with another H.264 header, which contains the parameter sets of every clip to be
 * joined.
 */
export async function copyWithHeader(copy: {
  from: string;
  to: string;
  header: Buffer;
  run: (args: string[]) => Promise<unknown>;
}): Promise<void> {
  await copy.run(['-y', '-i', copy.from, '-map', '0:v:0', '-c', 'copy', ...plainContainerArgs(), copy.to]);
  await replaceCodecHeader(copy.to, copy.header);
}
