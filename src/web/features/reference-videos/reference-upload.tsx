import { Anchor, Button, Progress, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isSignedIn } from '../../lib/session.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { TrimRange } from '../../ui/trim/trim-range.ts';
import { WizardSteps } from '../../parts/wizard-frame/wizard-steps.tsx';
import { useStepStart } from '../../parts/wizard-frame/use-step-start.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useLastValue } from '../../ui/use-last-value.ts';
import { DetailsStep } from './details-step.tsx';
import { emptyDetails } from './reference-details.ts';
import classes from './reference-upload.module.css';
import { texts } from './texts.ts';
import { TrimStep } from './trim-step.tsx';
import { useReferenceClip } from './use-reference-clip.ts';
import { useClipAndUpload, type UploadWork } from './use-clip-and-upload.ts';

type Step = 'details' | 'trim';
const steps = [
  { id: 'details', name: texts.steps.details },
  { id: 'trim', name: texts.steps.trim },
] as const;

/** Two steps: the video type, and the part to use. Afterwards the form is empty again. */
export function ReferenceUpload() {
  const [step, setStep] = useState<Step>('details');
  const [details, setDetails] = useState(emptyDetails);
  const [range, setRange] = useState<TrimRange | null>(null);
  const [done, setDone] = useState<{ name: string; categoryId: string } | null>(null);
  useStepStart(step);
  const chosen = useReferenceClip();
  const upload = useClipAndUpload(({ subcategoryName, categoryId }) => {
    setDone({ name: subcategoryName, categoryId });
    setStep('details');
    setDetails(emptyDetails);
    setRange(null);
    chosen.forget();
  });
  const { video, footage } = chosen;
  return (
    <>
      <div className={classes.steps}>
        <WizardSteps
          label={texts.steps.label}
          steps={steps}
          current={step}
          canOpen={(id) => id === 'details' || step === 'trim'}
          onOpen={setStep}
        />
      </div>
      {done === null ? null : (
        <Notice tone="note" onDismiss={() => setDone(null)}>
          {texts.done(done.name)}{' '}
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/categories/$categoryId" params={{ categoryId: done.categoryId }} />
            )}
          >
            {texts.watch}
          </Anchor>
        </Notice>
      )}
      {step === 'trim' && video !== null && footage !== null ? (
        <TrimStep
          footage={footage}
          range={range}
          problem={upload.problem}
          isSending={upload.isSending}
          onConfirm={setRange}
          onBack={() => {
            upload.forgetProblem();
            setStep('details');
          }}
          onUpload={(part) =>
            upload.start({
              file: video.file,
              range: part,
              uploadId: footage.uploadId,
              categoryId: details.categoryId,
              subcategoryName: details.subcategoryName.trim(),
              description: details.description.trim(),
            })
          }
        />
      ) : (
        <DetailsStep
          details={details}
          chosen={{
            ...chosen,
            choose: (file) => {
              setRange(null);
              setDone(null);
              chosen.choose(file);
            },
          }}
          onChange={(values) => setDetails((before) => ({ ...before, ...values }))}
          onContinue={() => setStep('trim')}
        />
      )}
      <LeaveGuard
        isChanged={video !== null || Object.values(details).some((text) => text.trim() !== '')}
        canStay={isSignedIn}
      />
      <WorkOverlay work={upload.work} onStop={upload.stop} />
    </>
  );
}

const words = texts.trim;

/** Covers the page while the video is cut and sent: shows the progress, and a button to cancel. */
function WorkOverlay({ work, onStop }: { work: UploadWork | null; onStop: () => void }) {
  const shown = useLastValue(work);
  const percent = Math.round((shown?.share ?? 0) * 100);
  const title = shown?.stage === 'sending' ? words.sending(percent) : words.clipping(percent);
  return (
    <Dialog isOpen={work !== null} title={texts.title} onClose={onStop}>
      <output>{title}</output>
      <Progress mt="sm" size="lg" value={percent} aria-label={title} />
      <Text size="sm" c="dimmed" mt="sm" mb="md">
        {words.stays}
      </Text>
      <Button fullWidth onClick={onStop}>
        {words.cancel}
      </Button>
    </Dialog>
  );
}
