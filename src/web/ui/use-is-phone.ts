import { useMediaQuery } from '@mantine/hooks';

export const phoneQuery = '(max-width: 47.99em)';

/** Whether the window has the layout of phones. Known at the first render, so that the layout does not jump. */
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
