const kind = 'hookline.card-token';

/** The message of the card field to the page around it: never the card, only its token. */
export type CardMessage = { kind: typeof kind; cardToken: string };

type Heard = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

export const cardMessage = (cardToken: string): CardMessage => ({ kind, cardToken });

/** The token in a message, if it came from this window at this origin; null for all other messages. */
export function readCardMessage(
  heard: Heard,
  from: { origin: string; window: MessageEventSource | null },
): string | null {
  if (from.window === null || heard.source !== from.window || heard.origin !== from.origin) return null;
  const message = heard.data as Partial<CardMessage> | null;
  return message?.kind === kind && typeof message.cardToken === 'string' ? message.cardToken : null;
}
