import { useState } from 'react';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { WizardSkeleton } from '../../parts/wizard-frame/wizard-skeleton.tsx';
import { forgetDraft } from './draft-memory.ts';
import { texts } from './texts.ts';
import { openNew, type Opened } from './use-draft.ts';
import { useOpenSaved } from './use-open-saved.ts';
import { Wizard } from './wizard.tsx';

export type CreatorProps = {
  /** The video that the address names. */
  generationId: string | null;
  /** The avatar that the address preselects. */
  templateId: string | null;
  onGenerationChange: (generationId: string | null) => void;
  onAddCredits: () => void;
};

/** Opens what the address names, and begins anew when it names nothing or nothing that is there. */
export function Creator({ generationId, templateId, onGenerationChange, onAddCredits }: CreatorProps) {
  const [opened, setOpened] = useState<Opened | null>(() =>
    generationId === null ? openNew(templateId) : null,
  );
  // The video that the wizard itself began is already open when the address follows.
  const [ownId, setOwnId] = useState(generationId);
  const [seenId, setSeenId] = useState(generationId);
  if (generationId !== seenId) {
    setSeenId(generationId);
    if (generationId !== ownId) {
      setOwnId(generationId);
      setOpened(generationId === null ? openNew(templateId) : null);
    }
  }
  const saved = useOpenSaved(opened === null ? generationId : null, setOpened, () =>
    onGenerationChange(null),
  );

  if (saved.isBroken) {
    return <FailureNotice text={texts.loadBroken} onRetry={saved.retry} />;
  }
  if (opened === null) return <WizardSkeleton />;
  return (
    <Wizard
      key={opened.draft.id}
      opened={opened}
      onAddCredits={onAddCredits}
      onStarted={(id) => {
        setOwnId(id);
        onGenerationChange(id);
      }}
      onCreateNew={() => {
        forgetDraft(sessionStorage, null);
        // A new one opens with its address: whoever lacks the credits goes to the paywall at once, without a glimpse.
        if (generationId === null) setOpened(openNew(null));
        else onGenerationChange(null);
      }}
    />
  );
}
