import { family, type Family } from './family.ts';

/** For what belongs to no other family, by the way it is had. */
export const otherFamilies: readonly Family[] = [
  family(/^(?:book|join|sign up for|get tickets for|rent|visit|listen to): /, {
    question: [
      'What have you been putting off that somebody else does every day?',
      'If you had one thing less to think about, what would it be?',
    ],
    contradiction: [
      'You can do everything yourself. You don’t have to.',
      'It’s been on your list for weeks. It isn’t going to leave by itself.',
    ],
    list: [
      'A phone. A quiet minute. A date. That’s all it takes to get started with {kinds}.',
      'Think about it. Talk about it. Put it off. Or book {thing}.',
    ],
    confession: [
      'Let’s admit it: we all have that one thing on the list we never get to.',
      'I’ll say it: knowing who to ask is half the work.',
    ],
    warning: [
      'Careful: “next month” has a way of turning into next year.',
      'Don’t book {thing} before you’ve asked your one question.',
    ],
    'before-after': [
      'Before: “We should really look into that.” After: {thing}.',
      'Before: on the list. After: off the list.',
    ],
    'nobody-tells-you': [
      'Nobody tells you how good it feels to cross something off the list.',
      'Nobody’s proud of how long they put it off.',
    ],
    challenge: [
      'Take the oldest thing on your to-do list. Deal with it before Friday.',
      'Think of somebody who keeps talking about {kinds}. Send them this.',
    ],
    story: [
      'It’s on the list. It was on last month’s list. You turn the page.',
      'A friend asks: “Do you know anybody for {kinds}?” Now you do.',
    ],
    offer: [
      'The next time somebody asks about {kinds}, send them this.',
      '{Thing}. One thing less on your list.',
    ],
  }),
  family(/^(?:try|download): /, {
    question: [
      'Which task would you hand over tomorrow?',
      'What do you still do by hand that you shouldn’t have to?',
    ],
    contradiction: [
      'You don’t need more hours. You need fewer steps.',
      'You’ve got used to the workaround. That doesn’t make it good.',
    ],
    list: [
      'Search. Click. Copy. Again. Now picture {label}.',
      'A tab for this. A tab for that. And somewhere, {label}.',
    ],
    confession: [
      'Let’s admit it: we all have a workaround we’re a bit ashamed of.',
      'I’ll say it: if it needs a sticky note, it isn’t finished.',
    ],
    warning: [
      'Careful: once you see the extra steps, you can’t unsee them.',
      'Don’t try {label} on your easiest case. Take the messy one.',
    ],
    'before-after': [
      'Before: “That’s just how it is.” After: {label}.',
      'Before: a workaround. After: {label}.',
    ],
    'nobody-tells-you': [
      'Nobody tells you how much time the small things take.',
      'Nobody brags about their workaround.',
    ],
    challenge: [
      'Count the clicks for the thing you do most. Then say the number out loud.',
      'Name one thing you did twice today. That’s the one.',
    ],
    story: [
      'You’ve done it a hundred times. Today you notice how silly it is.',
      'It’s late. One last thing to do. It’s the annoying one.',
    ],
    offer: ['Give your workaround a day off: {label}.', '{Label}. Bring the task you like least.'],
  }),
  family(/^/, {
    question: [
      'Would you notice if your {kinds} disappeared tomorrow?',
      'Do you choose {kinds} with your head or with your gut?',
    ],
    contradiction: [
      'You can live without {kinds}. That was never the question.',
      'It’s a small thing. Small things are what you touch every day.',
    ],
    list: [
      'Want it. Forget it. See it again. Want it more. That’s how it goes with {kinds}.',
      'Not a trend. Not a big speech. Just {kinds}.',
    ],
    confession: [
      'I’ll be honest: this is an ad for {kinds}. You’re still here, though.',
      'Let’s admit it: we all have one thing we’d buy again without thinking.',
    ],
    warning: [
      'Careful: you weren’t looking for {kinds}, and now you’re thinking about {it|them}.',
      'Don’t buy {kinds} in a hurry. Look twice, then decide.',
    ],
    'before-after': [
      'A minute ago: no plans. Now: thinking about {kinds}.',
      'Before: any old one will do. After: {kinds} you chose yourself.',
    ],
    'nobody-tells-you': [
      'Nobody plans to fall for {kinds}. It just happens.',
      'Nobody tells you: choosing well once beats choosing twice.',
    ],
    challenge: [
      'Say “{kinds}” to a friend and see what face they make.',
      'Think of one person who’d love {kinds}. Send them this.',
    ],
    story: [
      'You’re just scrolling. Nothing special. Then you see {kinds}.',
      'You close the tab. You open it again. We both know why.',
    ],
    offer: ['{Thing}. Have a look, no hurry.', 'If {kinds} made you stop, look a bit closer.'],
  }),
];
