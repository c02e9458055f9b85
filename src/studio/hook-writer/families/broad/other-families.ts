import { family, type Family } from '../family.ts';

/** For what belongs to no other family, by the way it is had. */
export const otherFamilies: readonly Family[] = [
  family(/^(?:book|join|sign up for|get tickets for|rent|visit|listen to): /, {
    question: ['Thinking about {thing}?', 'Is it time to {get} {thing}?'],
    contradiction: [
      'You can do everything yourself. You don’t have to.',
      'You’ve been saying “not now” for a while. Why not now?',
    ],
    list: [
      'Think about it. Talk about it. Put it off. Or {get} {thing}.',
      'Search. Compare. Give up. Search again. Or look at {thing}.',
    ],
    confession: [
      'Let’s admit it: we all have that one thing on the list we never get to.',
      'Okay, I’ll say it: it’s time for {thing}.',
    ],
    warning: [
      'Don’t {get} {thing} before you’ve watched this.',
      'Stop scrolling if you’ve been looking for {thing}.',
    ],
    'before-after': [
      'Before: “We should really look into that.” After: {thing}.',
      'Before: on the list. After: off the list.',
    ],
    'nobody-tells-you': [
      'Nobody tells you this before you {get} {thing}.',
      'Nobody’s proud of how long they put it off.',
    ],
    challenge: [
      'Send this to somebody who’s been looking for {thing}.',
      'Take the oldest thing on your to-do list. Get it done before Friday.',
    ],
    story: [
      'A friend asks if you know a good one. This time, you do: {thing}.',
      'It’s on the list. It was on last month’s list, too.',
    ],
    offer: ['Looking for {thing}? You just found {it|them}.', 'Here’s your sign to {get} {thing}.'],
  }),
  family(/^(?:try|download): /, {
    question: [
      'What do you still do by hand that you shouldn’t have to?',
      'Which task would you hand over tomorrow?',
    ],
    contradiction: [
      'You don’t need more hours. You need fewer steps.',
      'You got used to the workaround. That doesn’t make it good.',
    ],
    list: ['Search. Click. Copy. Again. Or {label}.', 'A tab for this. A tab for that. Or {label}.'],
    confession: [
      'Let’s admit it: we all have a workaround we’re a bit ashamed of.',
      'I’ll say it: if it needs a sticky note, it isn’t finished.',
    ],
    warning: [
      'Don’t {get} anything else before you’ve seen this.',
      'Careful: once you see the extra steps, you can’t unsee them.',
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
      'Count the clicks for the thing you do most. Say the number out loud.',
      'Name one thing you did twice today. That’s the one.',
    ],
    story: [
      'You’ve done it a hundred times. Today you notice how silly it is.',
      'It’s late. One last thing to do. It’s the annoying one.',
    ],
    offer: ['Stop doing it the hard way: {label}.', 'Bring the task you like least: {label}.'],
  }),
  family(/^/, {
    question: ['Is it finally time for {thing}?', 'Thinking about getting {thing}?'],
    contradiction: [
      'You’ve lived without {thing} this long. Why keep going?',
      'You think you don’t need {thing}. Give me ten seconds.',
    ],
    list: [
      'See it. Want it. Forget it. See it again. Okay, fine: {thing}.',
      'No hype. No long story. Just {thing}.',
    ],
    confession: [
      'Okay, I’ll say it: you deserve {thing}.',
      'Let’s admit it: we’ve all bought the wrong one first.',
    ],
    warning: [
      'Don’t buy {thing} before you’ve watched this.',
      'Stop scrolling if you’ve been looking for {thing}.',
    ],
    'before-after': [
      'Before: “Do I really need that?” After: {thing}.',
      'Before: making do. After: {thing}.',
    ],
    'nobody-tells-you': [
      'Nobody tells you this before you buy {thing}.',
      'Nobody regrets getting the one they really wanted.',
    ],
    challenge: ['Tag somebody who needs {thing}.', 'Tell me you don’t want {thing}. I’ll wait.'],
    story: [
      'It starts with “just looking”. It ends with {thing}.',
      'You’ve had the tab open for days: {thing}.',
    ],
    offer: [
      'Looking for {thing}? You just found {it|them}.',
      'You’ve been waiting for a sign to get {thing}. Here it is.',
    ],
  }),
];
