import type { HookKind } from './hook-writer.ts';
import { p, type Pattern } from './pattern.ts';

/** For appeals: nothing is sold, so that nothing is bought, compared or looked for. {cause} is "a cat shelter". */
export const causePatterns: Record<HookKind, readonly Pattern[]> = {
  question: [
    p('Have a minute for {cause}?'),
    p('{Audience}, do you have a minute for {cause}?'),
    p('What if you could help {cause} before lunch?', 'casual', 'energetic'),
    p('Could you walk past this? “{Quote}.”'),
    p('Who do you know who would care about {cause}?'),
  ],
  contradiction: [
    p('You can’t fix everything. You can help {cause}.'),
    p('You don’t have to save the world. {Cause} is a good place to start.'),
    p('You could keep scrolling. Or you could read this: “{quote}.”'),
    p('This isn’t an ad. Nothing is for sale here. It’s about {cause}.', 'professional', 'minimalist'),
    p('You came here for a laugh. Stay for this: “{quote}.”'),
  ],
  list: [
    p('{First}. {Next}. {Last}. That’s why I’m here.'),
    p('{First}. {Next}. That’s why I’m here.'),
    p('No sad music. No guilt trip. Just this: “{Quote}.”'),
    p('No sad music. No guilt trip. Just {cause}.'),
  ],
  confession: [
    p('I’ll be honest: I’m here to ask for help. It’s for {cause}.'),
    p('I’ll admit it: I read “{low}” and stopped scrolling.'),
    p('I’ll be honest: this is about {cause}, and it matters to me.'),
  ],
  warning: [
    p('Warning: I’m about to ask you for a favour. It’s for {cause}.'),
    p('Careful: you may want to help after this. “{Quote}.”'),
    p('Before you scroll on, think of {cause} for ten seconds.'),
  ],
  'before-after': [
    p('A minute ago, you didn’t know about {cause}. Now you can help.'),
    p('Before: one more video. After: one more person who helps {cause}.'),
    p('A minute ago, you didn’t know this. Now you do: “{Quote}.”'),
  ],
  'nobody-tells-you': [
    p('Nobody expects you to change the world today. But you can help {cause}.'),
    p('Nobody leads with this part, so I will: “{quote}.”'),
    p('Nobody can do everything. Everybody can do something for {cause}.'),
  ],
  challenge: [
    p('Skip one coffee this week. Think of {cause} instead.'),
    p('Think of one person who would care about {cause}. Send them this.'),
    p('Try to scroll past this: “{Quote}.”'),
  ],
  story: [
    p('Imagine telling your friends that you helped {full}.'),
    p('I could tell you a long story. Here’s the short one: “{quote}.”'),
    p('You opened this app for five minutes of peace. Give one of them to {cause}.'),
    p('I was about to scroll on. Then I read “{low}.”'),
  ],
  offer: [
    p('{Full}. See how you can help.'),
    p('{Audience}, this one’s for you: {full}.'),
    p('If you help one thing this month, let it be {cause}.'),
    p('{Cause}. {First}. {Next}. Take a look.'),
    p('{Cause}. {First}. See how you can help.'),
    p('{Cause}. See how you can help.'),
  ],
};
