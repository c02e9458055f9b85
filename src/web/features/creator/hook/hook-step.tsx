import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Template } from '#contract/calls/templates.ts';
import { CreditsModal } from '../../../parts/credits-modal/credits-modal.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { Notice } from '../../../ui/notice.tsx';
import { phoneQuery, useIsPhone } from '../../../ui/use-is-phone.ts';
import { missingPart } from '../state/hook-identity.ts';
import { findMatchingHook } from '../state/matching-hook.ts';
import { StepLayout } from '../../../parts/wizard-frame/step-layout.tsx';
import { texts } from '../texts.ts';
import { useCancel } from '../use-cancel.ts';
import type { CreatorControl } from '../state/creator-context.ts';
import type { HookState } from '../watch/hook-watch.ts';
import { useTemplate, useTemplates } from '../../../parts/template-picker/use-templates.ts';
import { TemplateModal } from '../../../parts/template-picker/template-modal.tsx';
import { HookActions } from './hook-actions.tsx';
import { HookFields } from './hook-fields.tsx';
import { HookFrame } from './hook-frame.tsx';
import { HookProblem } from './hook-problem.tsx';
import { TemplateObstacleNotice } from '../../../parts/template-picker/template-obstacle-notice.tsx';
import { FrameBesideTakes } from './takes/frame-beside-takes.tsx';
import { Takes } from './takes/takes.tsx';
import { useTakes } from './takes/use-takes.ts';
import type { HookStart } from './use-hook-start.ts';
import { voiceForSpeaker } from '../../../parts/voice-picker/voice-choice.ts';

type HookStepProps = {
  control: CreatorControl;
  hookState: HookState;
  start: HookStart;
  /** Credits; unknown until the prices are there. */
  cost: number | undefined;
  onAddCredits: () => void;
};

const notes = {
  none: texts.hook.continueNote,
  making: texts.hook.makingNote,
  ready: (credits: number | undefined) => `${texts.hook.paidNote} ${texts.hook.anotherNote(credits)}`,
};

export function HookStep({ control, hookState, start, cost, onAddCredits }: HookStepProps) {
  const { draft, generationId } = control;
  const [isChoosing, setIsChoosing] = useState(false);
  const isPhone = useIsPhone();
  const templates = useTemplates();
  const cancel = useCancel(generationId, draft.hookId);
  const chosen = useTemplate(templates, draft.hook.templateId);
  const { template } = chosen;
  // A URL may name an avatar that is gone; its finished hook is still valid. If the avatars could not be loaded, the
  // server decides.
  const hasSpeaker = chosen.obstacle === null || hookState.isUsable;
  const { takes, isLoading: areTakesLoading, choose } = useTakes(control, hookState);
  const { usable, reusableTake, isFree, anotherThan } = findMatchingHook(
    draft,
    hookState,
    takes,
    template?.voice,
  );
  const isBeingMade = usable === 'making';
  const missing = missingPart(draft.hook);
  // Shown at its final size before the server responds, so that the layout does not jump.
  const isShown = hookState.isUsable || hookState.isAwaited || start.isWatched;
  useEffect(() => {
    // On a phone the frame, where the making is seen, lies above the button that began it.
    if (isBeingMade && matchMedia(phoneQuery).matches) window.scrollTo({ top: 0 });
  }, [isBeingMade]);
  const chooseAvatar = (avatar: Template) => {
    if (avatar.id !== draft.hook.templateId) {
      control.changeHook({ templateId: avatar.id, voice: voiceForSpeaker(draft.hook.voice, avatar) });
      start.dismiss();
    }
    setIsChoosing(false);
  };

  const frame = (
    <HookFrame
      entry={draft.hook}
      template={template}
      hookState={hookState}
      posterUrls={templates?.slice(0, 4).map((entry) => entry.thumbnailUrl)}
      playsAtOnce
      onCancel={() => cancel.mutate()}
    />
  );
  // On a phone a frame above the fields would be out of sight while the text is written.
  const isBesideText = isPhone && !isShown;
  // Below a frame that fills a phone, a new take would arrive out of sight.
  const isBesideTakes = isPhone && isShown;
  const takesList = (
    <Takes
      takes={takes}
      isLoading={areTakesLoading}
      shownId={hookState.isUsable ? draft.hookId : null}
      isLocked={start.isStarting || choose.isPending}
      isColumn={isBesideTakes}
      onChoose={(take) => choose.mutate({ hookId: take.id, goesOn: false })}
    />
  );

  return (
    <StepLayout
      title={texts.hook.title}
      lead={texts.hook.lead}
      phoneFrame={isShown ? 'wide' : 'none'}
      frame={
        isBesideText ? null : isBesideTakes ? <FrameBesideTakes frame={frame} takes={takesList} /> : frame
      }
    >
      <Stack gap="lg">
        {hookState.isUsable ? null : (
          <TemplateObstacleNotice {...chosen} onLeaveOut={() => control.changeHook({ templateId: null })} />
        )}
        {start.problem ? <Notice onDismiss={start.dismiss}>{start.problem}</Notice> : null}
        <HookProblem
          key={draft.hook.templateId}
          hookState={hookState}
          onTryAgain={() => start.begin({ after: 'stay' })}
        />
        {isBesideTakes ? null : takesList}
        {choose.error ? (
          <Notice onDismiss={choose.reset}>{failureText(choose.error, texts.hook.takes.failed)}</Notice>
        ) : null}
        <HookFields
          hook={draft.hook}
          templates={templates}
          template={template}
          isLocked={hookState.isMaking || start.isStarting}
          preview={isBesideText ? frame : null}
          onChange={control.changeHook}
          onChooseAvatar={chooseAvatar}
          onSelectAvatar={() => setIsChoosing(true)}
        />
      </Stack>
      <HookActions
        note={
          missing !== null
            ? texts.hook.missing[missing]
            : reusableTake
              ? texts.hook.alreadyMade
              : isFree
                ? texts.hook.captionsAreFree
                : notes[usable](cost)
        }
        cost={isFree ? 0 : cost}
        isComplete={hasSpeaker && missing === null}
        isStarting={start.isStarting || choose.isPending}
        usable={usable}
        onGenerate={() => start.begin({ after: 'stay' })}
        onContinue={() => {
          if (hookState.isUsable) control.continueFrom('hook');
          else if (reusableTake) choose.mutate({ hookId: reusableTake.id, goesOn: true });
          else start.begin({ after: 'continue' });
        }}
        onAnother={() => start.begin({ after: 'stay', anotherThan })}
      />
      <TemplateModal
        isOpen={isChoosing}
        selectedId={draft.hook.templateId}
        onClose={() => setIsChoosing(false)}
        onChoose={chooseAvatar}
      />
      <CreditsModal
        shortage={start.shortage}
        needed={texts.credits.needed}
        onClose={start.dismiss}
        onAddCredits={onAddCredits}
      />
    </StepLayout>
  );
}
