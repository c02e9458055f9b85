import { IconBrandFacebook, IconBrandLinkedin, IconBrandX } from '@tabler/icons-react';
import type { BlogPostEntry } from '#contract/calls/blog.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import classes from './blog.module.css';
import { shareAddresses } from './share-addresses.ts';
import { texts } from './texts.ts';

const icons = { X: IconBrandX, LinkedIn: IconBrandLinkedin, Facebook: IconBrandFacebook };

/** Passes the post on by each network's own share address: nothing of theirs is loaded here. */
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
