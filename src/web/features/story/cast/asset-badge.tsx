import { Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconClock } from '@tabler/icons-react';
import { hasSpinner, imageGenBadges, isImagePending, type ImageGenStatus } from '#contract/stories.ts';
import classes from './asset-badge.module.css';

type Tone = 'waiting' | 'working' | 'ready' | 'failed';

const toneOf = (status: ImageGenStatus): Tone => {
  if (hasSpinner(status)) return 'working';
  if (isImagePending(status)) return 'waiting';
  return status === 'SUCCESS' || status === 'COMPLETED' ? 'ready' : 'failed';
};
const icons: Record<Tone, React.ReactNode> = {
  waiting: <IconClock size={14} aria-hidden />,
  working: <Loader size={12} color="currentColor" aria-hidden />,
  ready: <IconCheck size={14} stroke={2.5} aria-hidden />,
  failed: <IconAlertCircle size={14} aria-hidden />,
};

/** The state of a picture. */
export function AssetBadge({ status }: { status: ImageGenStatus }) {
  const tone = toneOf(status);
  return (
    <span className={classes.badge} data-tone={tone}>
      {icons[tone]}
      {imageGenBadges[status]}
    </span>
  );
}
