import type { HookKind } from './hook-writer.ts';
import { p, type Pattern } from './pattern.ts';

/**
 * For a bare noun, of which the text states nothing: how people choose, ask, hesitate and regret. {good} is "a good mug",
 * {another2} "another mug" of something that is kept and used.
 */
export const nounPatterns: Record<HookKind, readonly Pattern[]> = {
  question: [
    p('If you had to {get} {thing} today, what would you check first?', 'professional', 'minimalist'),
    p('What’s the one question you’d ask before you {get} {thing}?', 'professional', 'minimalist'),
    p('Who taught you how to choose {thing}? Nobody, right?', 'casual', 'energetic', 'minimalist'),
    p('What made you choose your last {durable}: the price, the look, or the hurry?'),
    p('What made you choose your last {pro}: a friend, a search, or a hurry?'),
    p('When did you last change your mind about {kinds}?', 'professional', 'minimalist'),
    p('Be honest: could you explain what makes {good}?', 'casual', 'energetic', 'professional'),
  ],
  contradiction: [
    p('{Kinds}: easy to find, hard to choose.', 'minimalist', 'professional'),
    p(
      'The hard part isn’t finding {thing}. It’s knowing when to stop looking.',
      'professional',
      'minimalist',
    ),
    p('Everybody compares prices. Almost nobody compares {kinds}.', 'casual', 'energetic', 'professional'),
    p('You don’t need to know everything about {kinds}. You need to know what you want.'),
    p(
      'You can spend all week comparing {kinds}. Or you can decide what matters to you.',
      'casual',
      'energetic',
    ),
  ],
  list: [
    p('Too many tabs. Too many reviews. No {kind} yet.', 'professional', 'minimalist', 'casual'),
    p('The photo. The price. The doubt. That’s how most of us choose {thing}.', 'professional', 'casual'),
    p('Why. When. For whom. Answer these before you {get} {thing}.', 'minimalist', 'professional'),
    p('Where will it live? How often? What will it replace? Ask before you buy {another2}.'),
    p('Opinions, doubts, a group chat that won’t help: everything but {thing}.', 'casual', 'energetic'),
  ],
  confession: [
    p(
      'A small confession: I’ve asked more people about {kinds} than I’d like to admit.',
      'casual',
      'energetic',
      'professional',
    ),
    p('I’ll admit it: I’ve nodded along about {kinds} without knowing what to ask.', 'professional'),
    p(
      'I’ll be honest: choosing {thing} took me longer than I’d like to admit.',
      'minimalist',
      'professional',
    ),
    p('Confession: I used to think price was all you need to know about {kinds}.', 'minimalist'),
  ],
  warning: [
    p('Don’t fall for the first {kind1} you see.', 'minimalist', 'professional', 'casual'),
    p('Before you {get} {thing}, pause. What would make you regret it?', 'professional', 'minimalist'),
    p('Don’t {get} {thing} in a hurry. Ask one more question first.', 'professional', 'minimalist'),
    p(
      'Careful: once you know what to ask, you’ll never look at {kinds} the same way.',
      'casual',
      'energetic',
    ),
  ],
  'before-after': [
    p('Before: “Any {kind} will do.” After: “I know what to ask.”', 'minimalist', 'professional', 'casual'),
    p('First question: how much? Better question: why {these}?', 'professional', 'minimalist'),
    p('Yesterday: comparing {kinds}. Today: deciding.', 'minimalist', 'professional'),
    p('Before: everybody’s advice. After: your own reasons to {get} {thing}.', 'casual', 'energetic'),
  ],
  'nobody-tells-you': [
    p('{Kinds}: what nobody asks until it’s too late.', 'professional', 'minimalist', 'energetic'),
    p('Nobody teaches you how to choose {thing}.', 'minimalist', 'professional'),
    p('Nobody regrets asking one more question before they {get} {thing}.', 'professional', 'minimalist'),
    p('Nobody wants to choose {thing} twice.', 'casual', 'minimalist', 'energetic'),
    p('Nobody tells you the first thing to check in {thing}.', 'casual', 'professional'),
  ],
  challenge: [
    p('Describe your ideal {kind} in five words. I’ll wait.', 'casual', 'energetic', 'minimalist'),
    p('Name one thing that makes {good}. Just one.', 'minimalist', 'professional'),
    p('Finish this sentence: “I’d {get} {thing} today if …”', 'professional', 'minimalist'),
    p('Ask a few friends how they’d choose {thing}. Compare the answers.', 'professional', 'minimalist'),
    p('Explain to a child what makes {good}. It’s harder than you think.', 'casual', 'energetic'),
  ],
  story: [
    p('You compare. You save it for later. Later comes. Still no {kind}.', 'professional', 'minimalist'),
    p('You look for {thing}. So many choices. You close the tab.', 'minimalist', 'professional', 'casual'),
    p('It starts with one small question: which {kind}?', 'minimalist', 'professional'),
    p('A friend asks where to find {good}. Suddenly everybody has an opinion.', 'casual', 'energetic'),
    p('Somebody asks: “Why {these}?” You’d like to have a good answer.', 'professional'),
  ],
  offer: [
    p('{Thing}. One question before you decide? Ask it below.', 'minimalist', 'professional'),
    p('Choosing {thing}? Put your first question in the comments.', 'professional', 'casual', 'energetic'),
    p('Not ready to {get} {thing} today? Save this for the day you are.', 'professional', 'minimalist'),
    p('Today is a good day to {get} {thing}.', 'casual', 'energetic', 'minimalist'),
  ],
};
