import { Button, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { templatesQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { AvatarWall } from './avatar-wall.tsx';

type AvatarModalProps = {
  isOpen: boolean;
  selectedId: string | null;
  onChoose: (templateId: string) => void;
  onClose: () => void;
};

const AvatarSkeletons = () => (
  <SimpleGrid cols={{ base: 2, sm: 4 }} aria-hidden>
    {[0, 1, 2, 3].map((place) => (
      <Skeleton key={place} radius="lg" style={{ aspectRatio: '9 / 16' }} />
    ))}
  </SimpleGrid>
);

export function AvatarModal({ isOpen, selectedId, onChoose, onClose }: AvatarModalProps) {
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  const templates = useQuery(templatesQuery);
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.hook.avatarsTitle}
      width={960}
      isFullScreen={isPhone}
      onClose={onClose}
    >
      <Stack>
        <Text c="dimmed" size="xs">
          {texts.hook.avatarsLead}
        </Text>
        {templates.isPending ? <AvatarSkeletons /> : null}
        {templates.isError ? (
          <>
            <Notice>{texts.hook.avatarsFailed}</Notice>
            <Button onClick={() => void templates.refetch()}>{texts.tryAgain}</Button>
          </>
        ) : null}
        {templates.data ? (
          <AvatarWall templates={templates.data} selectedId={selectedId} onChoose={onChoose} />
        ) : null}
      </Stack>
    </Dialog>
  );
}
