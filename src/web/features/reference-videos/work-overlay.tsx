import { Button, Progress, Text } from '@mantine/core';
import { Dialog } from '../../ui/dialog.tsx';
import { useLastValue } from '../../ui/use-last-value.ts';
import { texts } from './texts.ts';
import type { UploadWork } from './use-clip-and-upload.ts';

const words = texts.trim;

/** Covers the page while the video is cut and sent: shows the progress, and a button to cancel. */
export function WorkOverlay({ work, onStop }: { work: UploadWork | null; onStop: () => void }) {
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
