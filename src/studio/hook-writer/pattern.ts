import type { HookTone } from './hook-writer.ts';

/**
 * Slots: {thing} with its article and short name, {kind} the short name, {kinds} the same in general ("lunchboxes", "cat litter"), {label} the
 * name or else {thing}, {name} the name, {nameonly} the name where no kind of thing is known, {short} the thing with its own clause if that is
 * short, {another} "another serum" of things that people own several of, {durable} what they own already, {get} a verb.
 *
 * Of one short point of the text: {rel} after the noun, {says} its predicate, {bare} the same after "can", {act} the same of what something does,
 * {doesyour} as a question, {notall} two sentences that contrast it with others, {itsays} after a pronoun, {low} in the user's own words, {treat} and {extra} what comes with it. {first}, {next}
 * and {last} are points as they were written, {alone} a sentence where nothing can be taken apart. {whom} are those whom it is for with
 * their problem.
 *
 * {goal} a verb phrase, {project} one that takes a person's time and decision, and {mygoal} and {theirgoal} the same of others. {trouble} and
 * {nuisance} are everyday moments without the product, {ask} a question without its mark, {scene} and {twist} sentences.
 *
 * Capitals begin sentences. Words in {…|…} are for one thing and for several. None states anything about the thing that the user did not.
 */
export type Pattern = {
  text: string;
  tones?: readonly HookTone[];
  /** A line of the product's own family, of all things of its sort, or one that fits every product. */
  family?: 'narrow' | 'own' | 'wider' | 'any';
};
export const p = (text: string, ...tones: HookTone[]): Pattern =>
  tones.length > 0 ? { text, tones } : { text };

export const slotsIn = ({ text }: Pattern): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!.toLowerCase());
