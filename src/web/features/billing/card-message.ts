const kind = 'hookline.card-token';

/** The message of the card field to the page around it: never the card, only its token. */
export type CardMessage = { kind: typeof kind; cardToken: string };

type ReceivedMessage = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

export const cardMessage = (cardToken: string): CardMessage => ({ kind, cardToken });

/** The token in a message, if it came from this window at this origin; null for all other messages. */
export function readCardMessage(
  received: ReceivedMessage,
  from: { origin: string; window: MessageEventSource | null },
): string | null {
  if (from.window === null || received.source !== from.window || received.origin !== from.origin) return null;
  const message = received.data as Partial<CardMessage> | null;
  return message?.kind === kind && typeof message.cardToken === 'string' ? message.cardToken : null;
}
