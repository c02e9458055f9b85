import { useNavigate, useSearch } from '@tanstack/react-router';
import { Creator } from '../../features/creator/creator.tsx';
import { remember } from '../../lib/redirect-memory.ts';

const from = '/create/video/ugc';

export function CreateVideoPage() {
  const { generationId, templateId } = useSearch({ from });
  const navigate = useNavigate({ from });
  return (
    <Creator
      generationId={generationId ?? null}
      templateId={templateId ?? null}
      onGenerationChange={(id) =>
        void navigate({ search: id === null ? {} : { generationId: id }, replace: true, resetScroll: false })
      }
      onAddCredits={() => {
        remember('afterPurchase', window.location.pathname + window.location.search);
        void navigate({ to: '/onboarding/paywall' });
      }}
    />
  );
}
