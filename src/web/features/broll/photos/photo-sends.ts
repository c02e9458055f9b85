import type { ErrorCode } from '#contract/errors.ts';

/** A photo on its way, beside the list that it belongs to. */
export type PhotoSend =
  | { phase: 'waiting' | 'sending'; share: number }
  /** The same file can be sent again. */
  | { phase: 'broken'; code: ErrorCode | 'offline' };

/** A photo that cannot be used; it is not in the list any more. */
export type RefusedPhoto = { id: string; name: string; code: ErrorCode };

export type PhotoSends = { byId: Readonly<Record<string, PhotoSend>>; refused: readonly RefusedPhoto[] };

export type PhotoSendEvent =
  | { type: 'set'; id: string; send: PhotoSend | null }
  | { type: 'refuse'; photo: RefusedPhoto }
  | { type: 'dismiss'; id: string };

export const emptySends: PhotoSends = { byId: {}, refused: [] };

export function photoSendsReducer(state: PhotoSends, event: PhotoSendEvent): PhotoSends {
  if (event.type === 'dismiss')
    return { ...state, refused: state.refused.filter(({ id }) => id !== event.id) };
  const id = event.type === 'set' ? event.id : event.photo.id;
  const { [id]: _before, ...others } = state.byId;
  if (event.type === 'refuse') return { byId: others, refused: [...state.refused, event.photo] };
  return { ...state, byId: event.send === null ? others : { ...others, [id]: event.send } };
}

export const isUnderWay = (send: PhotoSend | undefined): boolean =>
  send?.phase === 'waiting' || send?.phase === 'sending';
