import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../lib/settings-query.ts';

const subject = 'Enterprise Inquiry';

export type SupportAddress = { email: string; mailLink: string };

/** The support address of this installation; null until it is known. */
export function useSupportAddress(): SupportAddress | null {
  const email = useQuery(settingsQuery).data?.supportEmail;
  return email === undefined ? null : { email, mailLink: mailLinkOf(email) };
}

export const mailLinkOf = (email: string): string => `mailto:${email}?subject=${encodeURIComponent(subject)}`;
