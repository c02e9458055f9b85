import { Link } from '@tanstack/react-router';
import { DocumentPage } from './document.tsx';
import { SupportMail } from './support-mail.tsx';

export const ContactPage = () => (
  <DocumentPage
    title="Write to us"
    lead="A person reads every message. The more you tell, the sooner you are helped."
  >
    <h2>Help with a video or a payment</h2>
    <p>
      <SupportMail subject="Help with Hookline" />
    </p>
    <p>
      For a video, send its link or its title; for a payment, its date and amount. Never send a card number:
      nobody here needs it.
    </p>
    <h2>Teams and monthly invoices</h2>
    <p>
      Many videos a month, or several people on one bill? <SupportMail subject="Enterprise Inquiry" />
    </p>
    <h2>Your data</h2>
    <p>
      You can download or erase everything yourself on your <Link to="/account">account page</Link>. If you
      cannot sign in any more, write to us from the address that you signed up with. What we keep and why
      stands in the <Link to="/privacy-policy">privacy policy</Link>.
    </p>
    <h2>A video that should not be public</h2>
    <p>
      If a shared video shows you, your work or something unlawful, send its link. We look at it first and
      take it down while we ask.
    </p>
  </DocumentPage>
);
