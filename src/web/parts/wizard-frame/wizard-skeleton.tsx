import { Skeleton, Stack } from '@mantine/core';
import { StepLayout } from './step-layout.tsx';
import classes from './wizard-frame.module.css';

/** The skeleton of a creator's page, in its final size, while a saved video loads. */
export const WizardSkeleton = () => (
  <div className={classes.wizard} aria-busy="true">
    <div className={classes.top}>
      <Skeleton height={4} />
    </div>
    <StepLayout title="" lead="" frame={<Skeleton radius="lg" w="100%" style={{ aspectRatio: '9 / 16' }} />}>
      <Stack gap="lg">
        <Skeleton height={48} />
        <Skeleton height={120} />
        <Skeleton height={48} />
      </Stack>
    </StepLayout>
  </div>
);
