import type { HookKind, HookTone } from './hook-writer.ts';

/**
 * Slots: {thing} with its article, {these} "this serum", {label} the name or else {these}, {name} the name alone, {another} "another serum",
 * {goal} a verb phrase and {mygoal} and {theirgoal} the same of others, {problem}, {audience}, {feature} a noun phrase that follows "with",
 * {second} another, {features} both, {price}, {get} a verb; capitals begin sentences. Words in {…|…} are for one thing
 * and for several. None states anything about the thing that the user did not.
 */
export type Pattern = { text: string; tones?: readonly HookTone[] };
const p = (text: string, ...tones: HookTone[]): Pattern => (tones.length > 0 ? { text, tones } : { text });

export const patterns: Record<HookKind, readonly Pattern[]> = {
  question: [
    p('{Audience}, what if you could {goal}?'),
    p('Want to {goal}?', 'minimalist'),
    p('What would change if you could {goal}?', 'professional'),
    p('Okay, who here wants to {theirgoal}?', 'casual', 'energetic'),
    p('Still putting up with {problem}?', 'casual', 'minimalist'),
    p('Are you looking for {thing}?', 'professional'),
    p('Looking for {thing}?', 'minimalist', 'energetic'),
    p('Be honest: when did you last go looking for {thing}?', 'casual'),
    p('Have you ever seen {thing} with {feature}?'),
  ],
  contradiction: [
    p('You say you want to {goal}. So why are you still scrolling?', 'casual', 'energetic'),
    p('Stop looking for ways to {goal}. Start here.', 'energetic', 'minimalist'),
    p('You already know that you want to {goal}. You may not know {label} yet.', 'professional'),
    p('You don’t need more advice about {problem}. You need a plan.', 'casual'),
    p('You don’t have to wait for the right moment to {goal}.', 'professional', 'minimalist'),
    p('The last thing you wanted today was an ad for {thing}. Watch it anyway.', 'casual', 'energetic'),
    p('You were not looking for {thing}. Perhaps you should be.', 'professional', 'minimalist'),
    p('You were not looking for {feature}. You may be after this.', 'casual', 'professional', 'energetic'),
  ],
  list: [
    p('Not a trend. Not a hack. Just {thing}.', 'minimalist'),
    p('No drumroll, no magic trick, no long speech: just {thing}.', 'casual', 'energetic'),
    p('No jargon, no detours, no long introduction: just {thing}.', 'professional'),
    p('No drumroll, no magic trick, no long speech: just a way to {goal}.'),
    p('No drumroll, no magic trick, no long speech: just {thing} with {feature}.'),
    p('No drumroll, no haggling, no small print: {price} for {thing}.', 'energetic'),
  ],
  confession: [
    p('Confession: yes, this is an ad. But if you want to {goal}, stay for it.', 'casual'),
    p('I’ll admit it: this is an ad for {thing}.', 'minimalist'),
    p('I’ll be honest with you: I am here to talk about {label}.', 'professional', 'minimalist'),
    p('Okay, I admit it: I could talk about {these} all day!', 'energetic'),
    p('Confession: I can’t stop talking about {these}.', 'casual'),
    p('I admit it: this is an ad. It is also for anyone who wants to {theirgoal}.'),
    p('Okay, I admit it: you had me at “{feature}”.', 'casual', 'energetic'),
    p('Okay, I admit it: you had me at “{second}”.', 'casual', 'energetic'),
  ],
  warning: [
    p('Warning: you’re about to run out of excuses not to {goal}.', 'casual', 'energetic'),
    p('Before you {get} {another}, watch this.', 'minimalist', 'casual'),
    p('A word of caution: do not {get} {another} before you have seen this.', 'professional'),
    p('Careful! You may want to {get} {these} after this.', 'energetic'),
    p('Be warned: after this, you may well want to {goal}.'),
    p(
      'Before you {get} {another}, ask for {one|some} with {feature}.',
      'casual',
      'professional',
      'minimalist',
    ),
  ],
  'before-after': [
    p('Yesterday: {problem}. Today: {label}.'),
    p('Before: “One day I’ll {mygoal}.” After: “Today I start.”', 'casual', 'energetic', 'minimalist'),
    p('Yesterday, you wanted to {goal}. Today, you know where to look.', 'professional'),
    p('Before this video: never heard of {label}. After it: you have.', 'casual', 'minimalist'),
    p('A minute ago, you weren’t thinking about {these}. Now you are.', 'energetic', 'professional'),
    p('Before: {thing}. After: {thing} with {feature}.', 'minimalist'),
  ],
  'nobody-tells-you': [
    p('Nobody tells you where to begin when you want to {goal}.'),
    p('Nobody tells {audience} what to look for in {thing}.', 'professional', 'casual'),
    p('Nobody tells you what to do about {problem}.', 'minimalist'),
    p('Nobody tells you what to look for in {thing}.'),
    p('Nobody tells you to ask for {feature} first.', 'casual', 'professional', 'minimalist'),
    p('Nobody tells you to ask for {second} first.', 'casual', 'professional', 'minimalist'),
  ],
  challenge: [
    p('I challenge you: stop saying you’ll {goal} one day. Pick the day.', 'energetic', 'casual'),
    p('{Audience}, I dare you not to scroll past this.', 'casual', 'energetic'),
    p('A small challenge: name one thing you would change about {problem}.', 'professional'),
    p('A small challenge: make this the week you {goal}.', 'professional', 'minimalist'),
    p('I dare you to keep scrolling if you need {thing}!', 'energetic'),
    p('Try not to scroll past {these}.'),
    p('Guess what you pay for {thing} with {feature}. Did you say {price}?'),
    p('Guess what you pay for {these}. Did you say {price}?', 'casual', 'energetic'),
  ],
  story: [
    p('Picture this: you’re finally ready to {goal}.', 'casual', 'energetic'),
    p('It begins the way it always does: with {problem}.', 'minimalist'),
    p('Every story has a beginning. This one starts the day you decide to {goal}.', 'professional'),
    p('Picture this: you’ve just found {thing}.', 'casual', 'energetic', 'minimalist'),
    p('This is the story of {thing}, and it begins with you.', 'professional'),
    p('Picture this: you’ve just found {thing} with {feature}.', 'casual', 'energetic', 'minimalist'),
    p('Picture this: you’ve just found {thing} with {second}.', 'casual', 'energetic', 'minimalist'),
  ],
  offer: [
    p('{Audience}: if you want to {goal}, take a look at {label}.'),
    p('If you want to {goal}, take a look at {label}.', 'professional', 'casual'),
    p('Ready to {goal}? Say hello to {label}!', 'energetic'),
    p('{Audience}, meet {label}.', 'minimalist'),
    p('{name}. Take a look.', 'minimalist'),
    p('Need {thing}? Here {it is|they are}!', 'energetic'),
    p('If you are looking for {thing}, you have found {it|them}.', 'professional', 'casual'),
    p('Want to {goal}? This is for you.'),
    p('{Label}, with {features}. Take a look.'),
    p('{Label}, with {feature}, for {price}.'),
    p('{Label} for {price}. Take a look.'),
  ],
};
