import { useEffect, useEffectEvent, useRef } from 'react';
import { billingTexts } from './billing-texts.ts';
import classes from './card-field.module.css';
import { readCardMessage } from './card-message.ts';

type CardFieldProps = { url: string; onToken: (cardToken: string) => void };

/** The provider's own field in a frame: the number is typed there, and only its token comes out. */
export function CardField({ url, onToken }: CardFieldProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent((event: MessageEvent) => {
    const from = {
      origin: new URL(url, window.location.href).origin,
      window: frame.current?.contentWindow ?? null,
    };
    const cardToken = readCardMessage(event, from);
    if (cardToken !== null) onToken(cardToken);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the provider's field runs its scripts at its own origin
  return <iframe ref={frame} className={classes.frame} src={url} title={billingTexts.fieldTitle} />;
}
