import { Button, Stack, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { limits } from '#contract/limits.ts';
import { Creator } from '../../features/creator/creator.tsx';
import { forgetDraft, rememberDraft } from '../../features/creator/state/draft-memory.ts';
import { draftForAnotherHook } from '../../features/creator/state/draft.ts';
import { texts } from '../../features/creator/texts.ts';
import type { CreatorProviderProps } from '../../features/creator/state/creator-provider.tsx';
import { walletQuery } from '../../features/wallet/wallet-query.ts';
import { navigationOf } from '../../lib/history-change.ts';
import { useAddCredits } from '../use-add-credits.ts';
import { CreatorKinds } from './creator-kinds.tsx';

const from = '/create/video/ugc';

export function CreateVideoPage() {
  const { step = 'hook' } = useSearch({ from });
  const { opened, openWizard } = useRouteContext({ from });
  const navigate = useNavigate({ from });
  const addCredits = useAddCredits();
  const draftId = opened.draft.id;
  const changePlace: CreatorProviderProps['onPlaceChange'] = useCallback(
    (place, change) =>
      navigate({
        search: ({ templateId }) =>
          place.generationId === null
            ? { templateId, step: place.step }
            : { generationId: place.generationId, step: place.step },
        state: { draftId },
        ...navigationOf(change),
      }),
    [navigate, draftId],
  );
  return (
    <>
      {step === 'hook' && opened.generationId === null ? <CreatorKinds current="ugc" /> : null}
      <Creator
        opened={opened}
        step={step}
        openWizard={openWizard}
        onPlaceChange={changePlace}
        onCreateNew={() => {
          forgetDraft(sessionStorage, null);
          void navigate({ search: {} });
        }}
        onAnotherHook={(draft) => {
          rememberDraft(sessionStorage, null, draftForAnotherHook(crypto.randomUUID(), draft));
          void navigate({ search: {} });
        }}
        photosLink={<PhotosLink forVideo={opened.generationId ?? undefined} />}
        onAddCredits={addCredits}
      />
    </>
  );
}

function PhotosLink({ forVideo }: { forVideo: string | undefined }) {
  const balance = useQuery(walletQuery).data?.balance;
  // The film is free, but its page requires credits like those of all creators, and the hook may have used the last ones.
  const isShut = balance !== undefined && balance < limits.minCreationCredits;
  return (
    <Stack gap={2} align="center">
      <Button
        variant="subtle"
        leftSection={<IconPhoto size={18} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/create/video/broll" search={{ forVideo }} />}
      >
        {texts.upload.photosInstead}
      </Button>
      {isShut ? (
        <Text size="xs" c="dimmed" ta="center">
          {texts.upload.photosNeedCredits(limits.minCreationCredits)}
        </Text>
      ) : null}
    </Stack>
  );
}
