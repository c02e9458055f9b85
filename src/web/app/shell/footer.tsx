import { IconBrandFacebook, IconBrandLinkedin, IconBrandX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { publicOrigin } from '../../lib/public-origin.ts';
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

/** They pass Hookline on: an installation need not keep a channel of its own anywhere. */
const networks = [
  { name: 'X', Icon: IconBrandX, share: 'https://x.com/intent/post?url=' },
  {
    name: 'LinkedIn',
    Icon: IconBrandLinkedin,
    share: 'https://www.linkedin.com/sharing/share-offsite/?url=',
  },
  { name: 'Facebook', Icon: IconBrandFacebook, share: 'https://www.facebook.com/sharer/sharer.php?u=' },
] as const;

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
      <ul className={classes.networks} aria-label="Share Hookline">
        {networks.map(({ name, Icon, share }) => (
          <li key={name}>
            <a
              href={share + publicOrigin()}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Share Hookline on ${name}`}
            >
              <Icon size={20} stroke={1.75} aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </div>
    <p className={classes.copyright}>© 2025 Hookline</p>
  </footer>
);
