import { IconMovieOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyNotice } from '../../ui/empty-notice.tsx';

type MissingNoticeProps = { title: string; text: string; action: ReactNode };

/** The page of an address that names nothing of one's own. */
export const MissingNotice = (props: MissingNoticeProps) => (
  <EmptyNotice picture={<IconMovieOff size={48} stroke={1.25} aria-hidden />} {...props} />
);
