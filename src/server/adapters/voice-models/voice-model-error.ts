/** A voice model could not be fetched, checked or unpacked; the message is for the operator. */
export class VoiceModelError extends Error {
  override name = 'VoiceModelError';
}
