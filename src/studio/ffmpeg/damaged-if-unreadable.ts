import { isInputAtFault } from './ffmpeg-error.ts';
import { MediaRefusal } from './media-refusal.ts';

/** Where a tool gave up on a stranger's file by itself, the file is at fault: MediaRefusal 'damaged'. */
export async function damagedIfUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isInputAtFault(error) ? new MediaRefusal('damaged', { cause: error }) : error;
  }
}
