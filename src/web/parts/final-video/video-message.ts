import type { GenerationStatus } from '#contract/calls/generations.ts';

/** The message for each status of a final video. */
export function videoMessage(status: GenerationStatus, percent: number, reason: string): string {
  switch (status) {
    case 'draft':
    case 'queued':
      return 'Waiting in queue...';
    case 'processing':
      return `Processing video... ${Math.round(percent)}%`;
    case 'rendering':
      return 'Rendering final video...';
    case 'uploading':
      return 'Uploading to cloud storage...';
    case 'completed':
      return 'Video generation complete!';
    case 'failed':
    case 'cancelled':
      return `Generation failed: ${reason}`;
  }
}

/** How long the message of an ended task is shown. */
export const endedMessageMs = { completed: 1_500, failed: 3_000 } as const;
