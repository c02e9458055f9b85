import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Language } from '../../ports/language.ts';

export const scenesQuestion = {
  name: 'scenes',
  instructions: 'Cut the story into scenes.',
  input: 'A dog meets a cat.',
  answer: z.object({
    title: z.string(),
    scenes: z.array(z.object({ place: z.enum(['inside', 'outside']), people: z.array(z.string()) })).min(2),
    mood: z.string().nullable(),
  }),
};

/** The contract of every language engine. */
export function languageContract(opened: () => Promise<{ language: Language }>): void {
  test('the reply has the requested shape', async () => {
    const { language } = await opened();
    const answer = await language.ask({ ...scenesQuestion, signal: new AbortController().signal });
    expect(scenesQuestion.answer.safeParse(answer).success).toBe(true);
  });

  test('does not start if its signal is already aborted', async () => {
    const { language } = await opened();
    const signal = AbortSignal.abort(new Error('the user cancelled'));
    await expect(language.ask({ ...scenesQuestion, signal })).rejects.toThrow('the user cancelled');
  });
}
