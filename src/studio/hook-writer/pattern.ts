import type { HookTone } from './hook-writer.ts';

/**
 * Slots: {thing} with its article, {these} "this serum", {label} the name or else {these}, {name} the name alone, {another}
 * "another serum", {goal} a verb phrase, {project} one that takes a person’s time and decision, and {mygoal} and {theirgoal}
 * the same of others, {acts} what the product does, quoted from the user, {line} the same after "they" for several, and {act}
 * in its base form, {trouble} and {nuisance} everyday moments without the product, {event} one of them that happens again and again, {mytrouble} the same of a speaker, {ask} a
 * question without its mark, {pitch} the user's words as they stand, {scene} and {twist} sentences, {problem}, {audience}, {feature} a noun phrase that follows "with",
 * {second} another, {features} both, {claim} a whole clause of the user's, {price}, {fact} and {more} short statements as they were written, {whom} those with a problem, {get} a verb; capitals begin sentences.
 * Words in {…|…} are for one thing and for several.
 * A pattern without a slot is for texts that name no thing. None states anything about the thing that the user did not.
 */
export type Pattern = { text: string; tones?: readonly HookTone[] };
export const p = (text: string, ...tones: HookTone[]): Pattern =>
  tones.length > 0 ? { text, tones } : { text };
