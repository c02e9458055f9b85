import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { isHookEntryComplete } from '../hook-intent.ts';
import { hookPriceQuery } from '../queries.ts';
import { StepLayout } from '../step-layout.tsx';
import { texts } from '../texts.ts';
import { useCancel } from '../use-cancel.ts';
import type { DraftControl } from '../use-draft.ts';
import type { HookState } from '../use-hook.ts';
import { useTemplates } from '../use-templates.ts';
import { AvatarModal } from './avatar-modal.tsx';
import { CreditsModal } from './credits-modal.tsx';
import { HookActions } from './hook-actions.tsx';
import { HookFields } from './hook-fields.tsx';
import { HookFrame } from './hook-frame.tsx';
import { HookProblem } from './hook-problem.tsx';
import { useHookStart } from './use-hook-start.ts';

type HookStepProps = {
  control: DraftControl;
  made: HookState;
  onStarted: (generationId: string) => void;
  onAddCredits: () => void;
};

const notes = { none: texts.hook.continueNote, making: texts.hook.mayLeave, ready: null };

export function HookStep({ control, made, onStarted, onAddCredits }: HookStepProps) {
  const { draft, generationId } = control;
  const [isChoosing, setIsChoosing] = useState(false);
  const templates = useTemplates();
  const cost = useQuery(hookPriceQuery);
  const start = useHookStart(control, cost.data, onStarted);
  const cancel = useCancel(generationId, draft.hookId);
  const template = templates?.find((entry) => entry.id === draft.hook.templateId);
  const usable = made.isUsable ? (made.isMaking ? 'making' : 'ready') : 'none';
  const chooseAvatar = () => setIsChoosing(true);

  return (
    <StepLayout
      title={texts.hook.title}
      lead={texts.hook.lead}
      phoneFrame={made.isUsable ? 'large' : 'small'}
      frame={
        <HookFrame
          entry={draft.hook}
          template={template}
          made={made}
          posterUrls={templates?.slice(0, 4).map((entry) => entry.thumbnailUrl)}
          playsAtOnce
          onCancel={() => cancel.mutate()}
        />
      }
    >
      <Stack gap="lg">
        {start.problem ? <Notice onDismiss={start.dismiss}>{start.problem}</Notice> : null}
        <HookProblem key={made.hook?.id} made={made} />
        <HookFields
          hook={draft.hook}
          template={template}
          isLocked={made.isMaking || start.isStarting}
          onChange={control.changeHook}
          onSelectAvatar={chooseAvatar}
        />
      </Stack>
      <Text size="xs" c="dimmed" mt="lg">
        {notes[usable]}
      </Text>
      <HookActions
        cost={cost.data}
        isComplete={isHookEntryComplete(draft.hook)}
        isStarting={start.isStarting}
        usable={usable}
        onGenerate={() => start.begin('stay')}
        onContinue={() => (made.isUsable ? control.openStep('upload') : start.begin('goOn'))}
        onAnother={control.discardHook}
      />
      <AvatarModal
        isOpen={isChoosing}
        selectedId={draft.hook.templateId}
        onClose={() => setIsChoosing(false)}
        onChoose={(templateId) => {
          control.changeHook({ templateId });
          setIsChoosing(false);
        }}
      />
      <CreditsModal shortage={start.shortage} onClose={start.dismiss} onAddCredits={onAddCredits} />
    </StepLayout>
  );
}
