import { IconFlag, IconShieldLock, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import classes from './contact.module.css';
import { SupportMail } from './support-mail.tsx';

const iconProps = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

const Matter = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <section className={classes.matter}>
    <span className={classes.icon}>{icon}</span>
    <h3>{title}</h3>
    {children}
  </section>
);

/** How to reach support, what to send with a message, and what needs no message at all. */
export const ContactPage = () => (
  <article className={classes.page}>
    <h1>Write to us</h1>
    <p className={classes.lead}>
      A person reads every message. The more you tell, the sooner you are helped.
    </p>

    <section className={classes.mail}>
      <div>
        <h2>Help with a video or a payment</h2>
        <p className={classes.address}>
          <SupportMail subject="Help with Hookline" />
        </p>
      </div>
      <ul>
        <li>
          <b>For a video:</b> its link or its title.
        </li>
        <li>
          <b>For a payment:</b> its date and amount.
        </li>
        <li>
          <b>Never a card number:</b> nobody here needs it.
        </li>
      </ul>
    </section>

    <h2>Often solved without a message</h2>
    <ul className={classes.answers}>
      <li>
        <Link to="/refund-policy">Get money back for a package</Link>
        <span>In your wallet, within {limits.refundDays} days, while none of its credits is spent.</span>
      </li>
      <li>
        <Link to="/refund-policy" hash="returned-credits">
          A hook failed
        </Link>
        <span>Its {prices.hook} credits come back by themselves.</span>
      </li>
      <li>
        <Link to="/account">Download or erase your data</Link>
        <span>On your account page, at any time.</span>
      </li>
      <li>
        <Link to="/" hash="questions">
          Questions people ask
        </Link>
        <span>Ads, languages, what you need to begin.</span>
      </li>
    </ul>

    <h2>Something else</h2>
    <div className={classes.matters}>
      <Matter icon={<IconUsers {...iconProps} />} title="Teams and monthly invoices">
        <p>Many videos a month, or several people on one bill?</p>
        <SupportMail subject="Enterprise Inquiry" />
      </Matter>
      <Matter icon={<IconShieldLock {...iconProps} />} title="You cannot sign in">
        <p>
          Write from the address that you signed up with. What we keep and why is in the{' '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </p>
        <SupportMail subject="Your data" />
      </Matter>
      <Matter icon={<IconFlag {...iconProps} />} title="A video that should not be public">
        <p>
          If it shows you, your work or something unlawful, send its link. We look at it first and take it
          down while we ask.
        </p>
        <SupportMail subject="Report a video" />
      </Matter>
    </div>
  </article>
);
