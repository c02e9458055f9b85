import { IconMovieOff } from '@tabler/icons-react';

export const NoTemplates = () => (
  <IconMovieOff size={56} stroke={1.25} color="var(--mantine-color-dimmed)" aria-hidden />
);
