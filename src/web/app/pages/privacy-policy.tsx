import { Link } from '@tanstack/react-router';
import { limits } from '#contract/limits.ts';
import { formatFileSize } from '../../lib/format.ts';
import { Contents } from './contents.tsx';
import classes from './document.module.css';
import { DocumentPage } from './document.tsx';
import { SupportMail } from './support-mail.tsx';

const chapters = [
  {
    id: 'privacy',
    title: 'Privacy policy',
    sections: [
      { id: 'kept', title: 'What is kept' },
      { id: 'others', title: 'Where it is, and who else gets it' },
      { id: 'visibility', title: 'Who sees your work' },
      { id: 'browser', title: 'What your browser keeps' },
      { id: 'mark', title: 'The mark of AI' },
      { id: 'rights', title: 'How long, and your rights' },
    ],
  },
  {
    id: 'terms',
    title: 'Terms',
    sections: [
      { id: 'service', title: 'What you get' },
      { id: 'ownership', title: 'What is yours' },
      { id: 'rules', title: 'What we ask' },
      { id: 'credits', title: 'Credits and payment' },
      { id: 'changes', title: 'Changes and questions' },
    ],
  },
] as const;

/** Privacy and terms are on one page, at both addresses. */
export const PrivacyPolicyPage = ({ opensAt }: { opensAt?: 'terms' }) => (
  <DocumentPage
    title="Privacy policy and terms"
    lead="What we keep about you and why, and what you and we may expect of one another."
    opensAt={opensAt}
  >
    <Contents chapters={chapters} />
    <h2 id="privacy">Privacy policy</h2>
    <AlsoHere id="terms" title="Terms" />
    <InShort
      points={[
        'Only you see your work, until you share it.',
        'We keep your account, your work and your receipts. You can download or erase them yourself.',
        'We sell nothing about you and show no advertising.',
      ]}
    />
    <h3 id="kept">What is kept</h3>
    <ul>
      <li>
        <strong>Your account:</strong> name, e-mail address, the address of your picture, and the number under
        which your sign-in service knows you. We never see a password.
      </li>
      <li>
        <strong>Your sessions:</strong> which kind of device is signed in, since when, and when it was last
        seen.
      </li>
      <li>
        <strong>What you make:</strong> uploads (at most {formatFileSize(limits.maxUploadBytes)} each), hooks,
        finished videos and what you typed for them.
      </li>
      <li>
        <strong>Money:</strong> what you bought, every movement of credits, receipts. Card details are kept by
        the payment provider; we hold only the brand, the last four digits and the expiry date of a card you
        save.
      </li>
      <li>
        <strong>What you try on the landing page without an account:</strong> your line, its voice and
        preview, and a keyed hash of your network address that counts your tries. All of it is deleted within
        an hour.
      </li>
      <li>
        <strong>A record of sign-ins and money events</strong> with network address and browser, against
        misuse. It is kept for 400 days; network addresses are shortened after 90.
      </li>
    </ul>
    <h3 id="others">Where it is, and who else gets it</h3>
    <p>
      On the servers of the operator of this installation of Hookline. Unless another engine is connected,
      voices, presenters and videos are made there, by our own software. Others take part only where this
      installation uses them:
    </p>
    <ul>
      <li>
        The provider of a connected engine, for voices, lip-sync, pictures, words or backgrounds: it receives
        what that work needs, such as your text or your clip. Your hooks and videos name the engines that made
        them.
      </li>
      <li>Google, when you sign in with Google.</li>
      <li>Dodo Payments, when you pay.</li>
      <li>
        Mixpanel, if analytics are switched on: pages seen and steps taken under the number of your account;
        never your name, your e-mail address or what you wrote.
      </li>
    </ul>
    <p>We sell nothing about you and show no advertising.</p>
    <h3 id="visibility">Who sees your work</h3>
    <p>
      You alone. Files have addresses that are signed for you and expire. A video gets a public page only when
      you share it: everyone who has the link can then watch it, and search engines are asked not to list it.
      You can stop sharing at any time; the page and its files are gone at once.
    </p>
    <h3 id="browser">What your browser keeps</h3>
    <p>
      Your sign-in and, while you make a video, its draft, in the storage of your browser. One cookie guards
      the moment of signing in. Without analytics there is nothing to consent to, so nobody asks you to.
    </p>
    <h3 id="mark">The mark of AI</h3>
    <p>
      Every finished video says in its file that it was made with AI. The mark names Hookline and the title,
      not you.
    </p>
    <h3 id="rights">How long, and your rights</h3>
    <p>
      Your work stays until you delete it or your account. On your <Link to="/account">account page</Link> you
      can download everything as one file, sign out other devices, and erase your account: files and records
      follow within minutes. Records of payments must be kept for as long as the law asks; after erasure they
      no longer carry your name or address. You may also ask what we hold, have it corrected, object, or
      complain to your data protection authority. Write to <SupportMail subject="Privacy" />.
    </p>

    <h2 id="terms">Terms</h2>
    <AlsoHere id="privacy" title="Privacy policy" />
    <InShort
      points={[
        'Your videos are yours for any lawful use, advertising included.',
        'Upload only what you may use, and leave the mark of AI in place.',
        'Credits do not expire. Refunds follow the refund policy.',
      ]}
    />
    <h3 id="service">What you get</h3>
    <p>
      A tool that turns your text, your clip and your music into a short video. It is provided as is: we
      repair what breaks, but cannot promise that nothing ever does.
    </p>
    <h3 id="ownership">What is yours</h3>
    <p>
      The videos that you make, for any lawful use, advertising included. The built-in presenters, voices and
      music come with that right inside your videos; they may not be taken out and offered on their own.
    </p>
    <h3 id="rules">What we ask</h3>
    <ul>
      <li>Upload only what you may use: your own footage and music, or what you have permission for.</li>
      <li>
        Do not deceive: no invented testimonials of real people, and no removal of the mark that says “made
        with AI”.
      </li>
      <li>
        Nothing unlawful or hateful, and no sexual content involving minors; no attempts to break or overload
        the service.
      </li>
      <li>You are at least 16 and act for yourself or for a business that you are allowed to represent.</li>
    </ul>
    <p>If you break these rules, we may close your account. Unless it is urgent, we warn you first.</p>
    <h3 id="credits">Credits and payment</h3>
    <p>
      Credits are bought in packages, are worth what the price list says, do not expire, and cannot be passed
      on. Refunds follow the <Link to="/refund-policy">refund policy</Link>.
    </p>
    <h3 id="changes">Changes and questions</h3>
    <p>
      The terms that were published on the day of a purchase apply to it. Questions:{' '}
      <SupportMail subject="Terms" />.
    </p>
  </DocumentPage>
);

/** The chapter for those who read one paragraph of it. */
/** Both addresses open this page, one of them in its middle. */
const AlsoHere = ({ id, title }: { id: string; title: string }) => (
  <p className={classes.also}>
    Also on this page: <a href={`#${id}`}>{title}</a>
  </p>
);

const InShort = ({ points }: { points: readonly string[] }) => (
  <div className={classes.inShort}>
    <strong>In short</strong>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </div>
);

/** The same page, opened where the terms begin. */
export const TermsPage = () => <PrivacyPolicyPage opensAt="terms" />;
