import type { HookTone } from './hook-writer.ts';

/**
 * Slots: {thing} with its article, {kind} its short noun, {kinds} the same in general ("lunchboxes", "cat litter"), {these} "this serum", {label} the
 * name or else {these}, {name} the name alone, {full} the thing with all that its own clause says of it, {another} "another serum" of things that
 * people own several of, {durable} what they own already, {get} a verb.
 *
 * Of one point of the text: {rel} after the noun, {says} its predicate, {bare} the same after "could", {act} the same of what something does, {asks} and
 * {doesyour} as questions, {doesntevery}, {everysays} and {everyto} of all of a kind, {low} and {quote} in the user's own words. {first}, {next}
 * and {last} are further points as they were written.
 *
 * {good} is "a good serum", {pro} a person who is booked, {another2} one more of what is kept and used, {feature} what the thing has beside its points
 * and {whom} those whom it is for with their problem.
 *
 * {goal} a verb phrase, {project} one that takes a person's time and decision, and {mygoal} and {theirgoal} the same of others. {trouble} and
 * {nuisance} are everyday moments without the product, {mytrouble} the same of a speaker, {ask} a question without its mark, {scene} and {twist} sentences.
 *
 * Capitals begin sentences. Words in {…|…} are for one thing and for several. None states anything about the thing that the user did not.
 */
export type Pattern = { text: string; tones?: readonly HookTone[] };
export const p = (text: string, ...tones: HookTone[]): Pattern =>
  tones.length > 0 ? { text, tones } : { text };

export const slotsIn = ({ text }: Pattern): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot!.toLowerCase());
