import { limits } from '#contract/limits.ts';
import { speakableText } from '#studio/speech/speakable-text.ts';
import { UnspeakableTextError } from '#studio/speech/unspeakable-text-error.ts';
import { AppError } from '../../errors.ts';

/** Refuses, before anything is charged, a text that no voice here can say. Answers the text without outer space. */
export function checkHookText(templateId: string, hookText: string): string {
  const text = hookText.trim();
  if (templateId === '' || text === '') {
    throw new AppError('hook_incomplete', 'Please select a template and enter hook text');
  }
  if ([...text].length > limits.maxHookCharacters) {
    throw new AppError('hook_text_too_long', `A hook has at most ${limits.maxHookCharacters} characters`, {
      maxCharacters: limits.maxHookCharacters,
    });
  }
  checkSpeakable(text);
  return text;
}

/** Refuses what the embedded voices cannot say. */
export function checkSpeakable(text: string): void {
  try {
    speakableText(text);
  } catch (error) {
    if (!(error instanceof UnspeakableTextError)) throw error;
    throw error.reason === 'nothing-to-say'
      ? new AppError('hook_text_unspeakable', 'The hook text has no words to speak', {}, error)
      : new AppError('hook_text_unsupported_script', 'The embedded voices read Latin script only', {}, error);
  }
}
