import { Button } from '@mantine/core';
import { IconArrowForwardUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { uploadFromVideo } from '#contract/calls/uploads.ts';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Notice } from '../../ui/notice.tsx';
import { finalVideoTexts } from './final-video-texts.ts';

type AsProductProps = { generationId: string; onReady: (uploadId: string) => void };

/** Makes the finished video the product clip of a new video, after a hook. */
export function UseAsProductButton({ generationId, onReady }: AsProductProps) {
  const handOver = useMutation({
    mutationFn: () => call(uploadFromVideo, { body: { generationId } }),
    onSuccess: ({ id }) => onReady(id),
  });
  return (
    <>
      <Button
        size="md"
        variant="light"
        fullWidth
        leftSection={<IconArrowForwardUp size={20} aria-hidden />}
        loading={handOver.isPending}
        onClick={() => handOver.mutate()}
      >
        {finalVideoTexts.asProduct}
      </Button>
      {handOver.error ? (
        <Notice>{failureText(handOver.error, finalVideoTexts.asProductFailed)}</Notice>
      ) : null}
    </>
  );
}
