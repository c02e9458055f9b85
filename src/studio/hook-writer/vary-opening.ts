import type { HookTone } from './hook-writer.ts';

const confessions: Record<HookTone, readonly string[]> = {
  casual: ['Okay, let’s admit it: ', 'Let’s be honest: ', 'Let’s admit it: '],
  professional: ['Let’s be honest: ', 'Honestly? ', 'Let’s admit it: '],
  energetic: ['Admit it: ', 'Let’s admit it: ', 'Come on, be honest: '],
  minimalist: ['Honestly? ', 'Let’s be honest: ', 'Admit it: '],
};
const warnings: readonly string[] = ['Fair warning: ', 'Careful: ', 'Fair warning: ', 'Watch out: '];

/** Lines of families are written with one opening each; products of one tone should not all begin with it. `chance` is from 0 to 1. */
export function varyOpening(text: string, tone: HookTone, chance: number): string {
  const pick = (openings: readonly string[]): string => openings[Math.floor(chance * openings.length)]!;
  if (text.startsWith('Let’s admit it: ')) {
    const opening = pick(confessions[tone]);
    const rest = text.slice('Let’s admit it: '.length);
    return opening + (opening.endsWith('? ') ? rest[0]!.toUpperCase() + rest.slice(1) : rest);
  }
  const warned = /^(?:Careful|Fair warning|Warning): /.exec(text)?.[0];
  return warned ? pick(warnings) + text.slice(warned.length) : text;
}
