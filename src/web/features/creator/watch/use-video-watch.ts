import type { CreatorControl } from '../state/creator-context.ts';
import { previewPace, quietPace } from './details-poll-plan.ts';
import { useFollowServer } from './use-follow-server.ts';
import { useGeneration } from './use-generation.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** The open video as the server has it; what changes there arrives in the entries here. */
export function useVideoWatch(control: CreatorControl) {
  const pace = control.step === 'preview' ? previewPace : quietPace;
  const watch = useGeneration(control.generationId, pace);
  useFollowServer(control, watch.query.data);
  useOtherTabs(watch.query.data);
  return watch;
}
