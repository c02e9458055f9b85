import { IconBrandFacebook, IconBrandLinkedin, IconBrandX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { socialNetworks, type SocialNetwork } from '#contract/social-networks.ts';
import { settingsQuery } from '../../lib/settings-query.ts';
import classes from './footer.module.css';
import { Logo } from './logo.tsx';

const links = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/blog', label: 'Blog' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/refund-policy', label: 'Refund Policy' },
  { to: '/terms', label: 'Terms' },
] as const;

const networks: Record<SocialNetwork, { name: string; Icon: typeof IconBrandX }> = {
  x: { name: 'X', Icon: IconBrandX },
  linkedin: { name: 'LinkedIn', Icon: IconBrandLinkedin },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
};

/** Links to the profiles of this installation; nothing where it has none. */
function Profiles() {
  const profiles = useQuery(settingsQuery).data?.socialProfiles ?? {};
  const known = socialNetworks.filter((network) => profiles[network] !== undefined);
  if (known.length === 0) return null;
  return (
    <ul className={classes.networks} aria-label="Follow Hookline" data-profiles="">
      {known.map((network) => {
        const { name, Icon } = networks[network];
        return (
          <li key={network} data-profile={network}>
            <a
              href={profiles[network]}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Hookline on ${name}`}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

export const Footer = () => (
  <footer className={classes.footer}>
    <div className={classes.row}>
      <Logo />
      <nav className={classes.links} aria-label="Footer">
        {links.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <Profiles />
    </div>
    <p className={classes.copyright}>© 2025 Hookline</p>
  </footer>
);
