import { isInputAtFault } from './ffmpeg-error.ts';
import { MediaRefusal } from './media-refusal.ts';

/** Converts a tool's failure to read an untrusted file into MediaRefusal 'damaged'. */
export async function damagedIfUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isInputAtFault(error) ? new MediaRefusal('damaged', { cause: error }) : error;
  }
}
