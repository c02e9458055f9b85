import { CancelledError } from '@tanstack/react-query';

/**
 * Reads again if the query was cancelled. A guard shares its query with the page before, which cancels it for both when
 * the last component that shows it leaves.
 */
export async function readUncancelled<Data>(read: () => Promise<Data>): Promise<Data> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CancelledError) return read();
    throw error;
  }
}
