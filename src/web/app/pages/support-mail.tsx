import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../lib/settings-query.ts';

/** The support address of this installation; its space is reserved until it is known. */
export function SupportMail({ subject }: { subject?: string }) {
  const address = useQuery(settingsQuery).data?.supportEmail ?? '';
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return <a href={`mailto:${address}${query}`}>{address || '\u00a0'}</a>;
}
