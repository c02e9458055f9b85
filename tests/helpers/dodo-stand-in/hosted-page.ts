import type { Session } from './books.ts';

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** The provider's checkout page. */
export const hostedPage = (session: Session): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Checkout</title></head>
  <body>
    <main>
      <h1>Checkout</h1>
      <p>Product ${escape(session.product_id)}, $${(session.amount / 100).toFixed(2)}</p>
      <form method="post" action="/session/${escape(session.session_id)}">
        <button name="outcome" value="succeeded">Pay</button>
        <button name="outcome" value="failed">Pay with a card that is declined</button>
        <button name="outcome" value="processing">Pay by a slow bank</button>
        <button name="outcome" value="cancelled">Cancel</button>
      </form>
    </main>
  </body>
</html>`;
