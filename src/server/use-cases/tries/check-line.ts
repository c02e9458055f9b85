import { tryLimits } from '#contract/tries.ts';
import { AppError } from '../../errors.ts';
import type { Speech } from '../../ports/speech.ts';
import { checkHookText } from '../hooks/check-hook-text.ts';

const paidVendors = new Set<Speech['engine']>(['openai', 'fal']);

/** A visitor costs no vendor's money: only voices that run on this machine speak. */
export const voicesWithoutCost = (voices: readonly Speech[]): readonly Speech[] =>
  voices.filter(({ engine }) => !paidVendors.has(engine));

/** The refusals of the creator's hook field, with a shorter limit. Returns the line without outer space. */
export function checkLine(voices: readonly Speech[], presenter: string, line: string): string {
  const text = checkHookText(voicesWithoutCost(voices), presenter, line);
  const maxCharacters = tryLimits.maxCharacters;
  if ([...text].length > maxCharacters) {
    throw new AppError('hook_text_too_long', `A line has at most ${maxCharacters} characters here`, {
      maxCharacters,
    });
  }
  return text;
}
