import type { CallReply } from '#contract/call.ts';
import type { readWizardState, StoryReply } from '#contract/calls/stories.ts';

type WireIds = { scriptRefId: string | null; generationId: string | null };
type WithOwnIds<Reply extends WireIds> = Omit<Reply, keyof WireIds> & {
  storyId: Reply['scriptRefId'];
  storyboardId: Reply['generationId'];
};

export type Story = WithOwnIds<StoryReply>;
export type WizardState = WithOwnIds<CallReply<typeof readWizardState>>;

/** On the wire, the specification names a story's id `scriptRefId`, and its storyboard's `generationId`. */
export const renameIds = <Reply extends WireIds>({ scriptRefId, generationId, ...rest }: Reply) =>
  ({ ...rest, storyId: scriptRefId, storyboardId: generationId }) as WithOwnIds<Reply>;
