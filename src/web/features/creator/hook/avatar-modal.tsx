import { SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from '../texts.ts';
import { useTemplates } from '../use-templates.ts';
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
  const templates = useTemplates();
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
        {templates === undefined ? (
          <AvatarSkeletons />
        ) : (
          <AvatarWall templates={templates} selectedId={selectedId} onChoose={onChoose} />
        )}
      </Stack>
    </Dialog>
  );
}
