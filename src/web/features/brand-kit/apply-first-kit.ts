import type { QueryClient } from '@tanstack/react-query';
import { applyBrandKit } from '#contract/calls/video-parts.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/**
 * Applies the first kit to the video from which it was set up: that video began before there was a kit. Returns whether
 * it has the kit now; if not, the switch in the creator still offers it.
 */
export async function applyFirstKit(queryClient: QueryClient, generationId: string): Promise<boolean> {
  try {
    const video = await call(applyBrandKit, { params: { generationId }, body: { isApplied: true } });
    queryClient.setQueryData(queryKeys.generation(generationId), video);
    return true;
  } catch {
    return false;
  }
}
