import { IconBrandFacebook, IconBrandLinkedin, IconBrandX } from '@tabler/icons-react';
import type { BlogPostEntry } from '#contract/calls/blog.ts';
import classes from './blog.module.css';
import { shareAddresses } from './share-addresses.ts';
import { texts } from './texts.ts';

/** A placeholder in prerendered pages, which the server replaces with its own origin. */
const placeholder = '__PUBLIC_ORIGIN__';

/** The origin of this app: scheme, host and port. */
const publicOrigin = (): string => (typeof window === 'undefined' ? placeholder : window.location.origin);

const icons = { X: IconBrandX, LinkedIn: IconBrandLinkedin, Facebook: IconBrandFacebook };

/** Links to the share form of each network, so that none of their code is loaded. */
export const SharePost = ({ post }: { post: BlogPostEntry }) => (
  <ul className={classes.networks} aria-label={texts.post.share}>
    {shareAddresses(post, publicOrigin()).map(({ network, address }) => {
      const Icon = icons[network];
      return (
        <li key={network}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            className={classes.network}
            aria-label={texts.post.shareOn(network === 'X' ? 'X (Twitter)' : network)}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
          </a>
        </li>
      );
    })}
  </ul>
);
