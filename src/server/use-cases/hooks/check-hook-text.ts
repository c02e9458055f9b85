import { limits } from '#contract/limits.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';

type Reader = Pick<Speech, 'reads'>;

/** Refuses, before anything is charged, a text that no voice here can say. Answers the text without outer space. */
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

/** Refuses what no voice that is connected here can say. */
export function checkSpeakable(voices: readonly Reader[], text: string): void {
  if (voices.some((voice) => voice.reads(text))) return;
  throw /\p{L}/u.test(text)
    ? new AppError('hook_text_unsupported_script', 'The voices of this server do not read this script')
    : new AppError('hook_text_unspeakable', 'The hook text has no words to speak');
}
