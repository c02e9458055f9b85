import { CallError } from '../lib/call-error.ts';
import { readUncancelled } from './read-uncancelled.ts';
import { VideoUnreachableError } from './video-unreachable.ts';

/** Reads a video or clip of the user; null if the server refuses it. Throws VideoUnreachableError if the server did not reply. */
export async function findIfExists<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await readUncancelled(read);
  } catch (error) {
    if (error instanceof CallError && error.status >= 400 && error.status < 500) return null;
    throw new VideoUnreachableError({ cause: error });
  }
}
