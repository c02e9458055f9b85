import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { texts } from '../texts.ts';
import classes from './preview-failure.module.css';

/** On the photo, whose frame of the film could not be drawn. */
export const PreviewFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div className={classes.failure}>
    <output>{texts.look.previewFailed}</output>
    <Button
      size="xs"
      variant="white"
      color="dark"
      leftSection={<IconRefresh size={16} aria-hidden />}
      onClick={onRetry}
    >
      {texts.look.tryAgain}
    </Button>
  </div>
);

/** Below the styles, of which some could not be drawn. All of them can be chosen. */
export const StylePreviewsFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div className={classes.line}>
    <output>{texts.look.stylePreviewsFailed}</output>
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden />}
      onClick={onRetry}
    >
      {texts.look.tryAgain}
    </Button>
  </div>
);
