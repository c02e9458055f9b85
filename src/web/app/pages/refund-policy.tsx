import { Link } from '@tanstack/react-router';
import { limits } from '#contract/limits.ts';
import { prices } from '#contract/prices.ts';
import { refundTakes } from '../../features/wallet/refund-takes.ts';
import { Contents } from './contents.tsx';
import { DocumentPage } from './document.tsx';
import { SupportMail } from './support-mail.tsx';

const chapters = [
  { id: 'packages', title: 'Money back for a package' },
  { id: 'returned-credits', title: 'Credits that come back by themselves' },
  { id: 'deletion', title: 'If you delete your account' },
  { id: 'trouble', title: 'Something else went wrong' },
] as const;

export const RefundPolicyPage = () => (
  <DocumentPage
    title="Refund policy"
    lead={`You have ${limits.refundDays} days to change your mind about a package, and what fails costs nothing.`}
  >
    <Contents chapters={chapters} />
    <h2 id="packages">Money back for a package</h2>
    <p>
      Within {limits.refundDays} days of a payment you get all of its money back, as long as none of that
      package’s credits is spent. Open your <Link to="/wallet">wallet</Link>, find the payment among the
      invoices and ask for the refund there. The credits leave your wallet at once; the money returns to what
      you paid with. {refundTakes}
    </p>
    <p>
      Once credits of a package are spent, or the {limits.refundDays} days are over, it is not refunded. If
      the law of your country gives you more, that law applies.
    </p>
    <h2 id="returned-credits">Credits that come back by themselves</h2>
    <ul>
      <li>
        A hook sets its {prices.hook} credits aside when it starts. They are spent only when the hook is
        there.
      </li>
      <li>
        If making it fails, or you cancel before it is done, all of them are yours again, without asking.
      </li>
      <li>The finished video, your clip and the music cost no credits.</li>
    </ul>
    <h2 id="deletion">If you delete your account</h2>
    <p>Unspent credits are gone with it. If a refund is still open to you, ask for it first.</p>
    <h2 id="trouble">Something else went wrong</h2>
    <p>
      Charged twice, a wrong amount, or a video that is not what you ordered? Write to{' '}
      <SupportMail subject="Refund" /> and name the date and the amount of the payment.
    </p>
  </DocumentPage>
);
