import { limits } from '#contract/limits.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';

export type Reader = Pick<Speech, 'reads'>;

/** Returns the trimmed hook text. Throws if the template or text is missing, or the text is too long or unspeakable. */
export function checkHookText(voices: readonly Reader[], templateId: string, hookText: string): string {
  const text = hookText.trim();
  if (templateId === '' || text === '') {
    throw new AppError('hook_incomplete', 'Please select a template and enter hook text');
  }
  if ([...text].length > limits.maxHookCharacters) {
    throw new AppError('hook_text_too_long', `A hook has at most ${limits.maxHookCharacters} characters`, {
      maxCharacters: limits.maxHookCharacters,
    });
  }
  checkSpeakable(voices, text);
  return text;
}

/** Throws if no connected voice can speak the text. */
export function checkSpeakable(voices: readonly Reader[], text: string): void {
  if (voices.some((voice) => voice.reads(text))) return;
  throw /\p{L}/u.test(text)
    ? new AppError(
        'hook_text_unsupported_script',
        'The voice can read Latin letters only. Please write the hook in those.',
      )
    : new AppError(
        'hook_text_unspeakable',
        'There is nothing to speak in this text. Please write some words.',
      );
}
