import { IconMovie, IconNews, IconVideoPlus, IconWallet } from '@tabler/icons-react';

/** The tabs of the header, and the addresses under each tab. */
export const tabs = [
  { to: '/create/video', label: 'Create', Icon: IconVideoPlus, covers: ['/create', '/video-creator'] },
  { to: '/my-videos', label: 'Videos', Icon: IconMovie, covers: ['/my-videos', '/my-hooks'] },
  {
    to: '/wallet',
    label: 'Wallet',
    Icon: IconWallet,
    covers: ['/wallet', '/billing', '/onboarding/paywall'],
  },
  { to: '/blog', label: 'Blog', Icon: IconNews, covers: ['/blog'] },
] as const;

export const isCovered = (covers: readonly string[], pathname: string): boolean =>
  covers.some((path) => pathname === path || pathname.startsWith(`${path}/`));
