import type { HookKind } from './hook-writer.ts';
import { p, type Pattern } from './pattern.ts';

/** For appeals: nothing is sold, so that nothing is bought, compared or looked for. {cause} is "a cat shelter". */
export const causePatterns: Record<HookKind, readonly Pattern[]> = {
  question: [
    p('What would you do with one hour that somebody else will never forget?'),
    p('{Audience}, do you have a minute for {cause}?'),
    p('Who do you know who can’t walk past things like this?'),
    p('Could you walk past this? “{Quote}.”'),
    p('Have a minute for {cause}?'),
    p('When did you last do something that nobody asked you to?'),
  ],
  contradiction: [
    p('You can’t fix everything. You can fix one thing before lunch.'),
    p('You could keep scrolling. Or you could read this: “{quote}.”'),
    p('This isn’t an ad. Nothing is for sale here. It’s about {cause}.', 'professional', 'minimalist'),
    p('You came here for a laugh. Stay for this: “{quote}.”'),
    p('You think one person makes no difference. Ask the one you help.'),
  ],
  list: [
    p('{First}. {Next}. {Last}. That’s why I’m here.'),
    p('{First}. {Next}. That’s why I’m here.'),
    p('No sad music. No guilt trip. Just this: “{Quote}.”'),
    p('No sad music. No guilt trip. Just {cause}.'),
    p('One hour. Two hands. Somebody’s whole week.'),
  ],
  confession: [
    p('I’ll be honest: I’m here to ask for help. It’s for {cause}.'),
    p('I’ll admit it: I read “{low}” and stopped scrolling.'),
    p('Let’s admit it: we’ve all scrolled past somebody who needed us.'),
    p('Let’s be honest: we all say “somebody should do something”.'),
  ],
  warning: [
    p('Warning: I’m about to ask you for a favor. It’s for {cause}.'),
    p('Careful: you may want to help after this. “{Quote}.”'),
    p('Don’t scroll on. It’ll take ten seconds: “{quote}.”'),
    p('Don’t say “somebody should”. You know who somebody is.'),
  ],
  'before-after': [
    p('Before: “Somebody should do something.” After: somebody did.'),
    p('Before: one more video. After: one more person who helps {cause}.'),
    p('A minute ago, you didn’t know this. Now you do: “{Quote}.”'),
    p('Before: a stranger. After: somebody who remembers your name.'),
  ],
  'nobody-tells-you': [
    p('Nobody leads with this part, so I will: “{quote}.”'),
    p('Nobody can do everything. Everybody can do one thing.'),
    p('Nobody expects you to change the world today. But you can help {cause}.'),
    p('Nobody ever looked back and wished they’d helped less.'),
  ],
  challenge: [
    p('Send this to the first person you thought of. You know why.'),
    p('Skip one coffee this week. Think of {cause} instead.'),
    p('Try to scroll past this: “{Quote}.”'),
    p('Think of one person who would care about {cause}. Send them this.'),
  ],
  story: [
    p('I was about to scroll on. Then I read “{low}.”'),
    p('I could tell you a long story. Here’s the short one: “{quote}.”'),
    p('Imagine telling your friends that you helped {full}.'),
    p('You opened this app for five minutes of peace. Give one of them to {cause}.'),
    p('Somewhere, somebody is waiting for a person they haven’t met. That could be you.'),
  ],
  offer: [
    p('{Full}. See how you can help.'),
    p('{Audience}, this one’s for you: {full}.'),
    p('{Cause}. {First}. {Next}. Take a look.'),
    p('If you help one thing this month, let it be {cause}.'),
    p('{Cause}. {First}. See how you can help.'),
    p('{Cause}. See how you can help.'),
  ],
};
