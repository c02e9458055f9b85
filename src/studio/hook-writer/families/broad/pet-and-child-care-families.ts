import { family, type Family } from '../family.ts';

/** Pets and children in the care of others. */
export const petAndChildCareFamilies: readonly Family[] = [
  family(
    /^(?:book|visit|buy|sign up for): .*\b(?:dog|cat|pet|puppy)\b.*\b(?:walk\w*|sit\w*|groom\w*|salons?|train\w*|boarding|day ?care|care|taxis?|hotels?|school)\b/,
    {
      question: [
        'What does your dog do all day while you’re at work?',
        'Who looks after your four-legged friend when you can’t?',
      ],
      contradiction: [
        'You feel guilty when you leave. He doesn’t know you’re coming back.',
        'You planned your whole vacation. Except for the one with four legs.',
      ],
      list: [
        'Work. Traffic. Meetings. And somebody waiting at the window.',
        'Big eyes. Wagging tail. No calendar. Yours has to do.',
      ],
      confession: [
        'Let’s admit it: we all ask the neighbors one time too often.',
        'I’ll say it: he’s family. You don’t leave family with just anybody.',
      ],
      warning: [
        'Don’t hand over the leash before you’ve asked a few questions.',
        'Careful: your pet can’t tell you how the day was.',
      ],
      'before-after': [
        'Before: hurrying home at lunch. After: {kinds}.',
        'Before: “Could you maybe look after him?” After: {kinds}, booked.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that the hardest part of a pet is leaving the house.',
        'Nobody looks at you like a dog at the window.',
      ],
      challenge: [
        'Look at your pet and say “I have to work late”. Good luck.',
        'Send this to the friend who can’t stay for another drink because of the dog.',
      ],
      story: [
        'You’re in a meeting. It runs over. You think of the sofa.',
        'You close the door. You hear him sigh. You have to go anyway.',
      ],
      offer: ['{Kinds}, for days when you can’t be there.', 'Somebody at home is waiting. Book {thing}.'],
    },
  ),
  family(
    /^(?:book|visit|sign up for|join|get tickets for|buy|try): .*\b(?:babysit\w*|nann(?:y|ies)|child ?care|day ?care|au pairs?|play ?groups?|soft play|nurser(?:y|ies)|kindergartens?)$|^(?:book|visit|sign up for|join|get tickets for): .*\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|teens?)\b/,
    {
      question: [
        'What does “there’s nothing to do” sound like at your house?',
        'When did your kids last come home and tell you everything?',
      ],
      contradiction: [
        'They don’t need more toys. They need something to look forward to.',
        'They’re bored in a room full of things. How?',
      ],
      list: [
        'Rain. Energy. A sofa that suffers. You could use {thing}.',
        'Too much energy. Not enough Saturday. One idea: {thing}.',
      ],
      confession: [
        'Let’s admit it: sometimes the tablet is the babysitter.',
        'I’ll say it: an hour for yourself makes you a nicer parent.',
      ],
      warning: [
        'Careful: they may talk about it all the way home.',
        'Warning: say “{kinds}” in front of your kids and you’ll have to go.',
      ],
      'before-after': [
        'Before: “I’m bored.” After {kinds}: “Can we go again?”',
        'Before: one more cartoon. After: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you how long a rainy Saturday with kids can be.',
        'Nobody grows up and misses a day in front of a screen.',
      ],
      challenge: [
        'Ask your kids what they’d love to try. Don’t interrupt.',
        'Post “{kinds}?” in the parents’ group chat and see who answers first.',
      ],
      story: [
        'It’s Saturday. It’s raining. They’ve been up since six.',
        'The car door closes. “How was it?” And for once, they don’t just say “fine”.',
      ],
      offer: ['For small people with big energy: {thing}.', '{Thing}. They get the fun, you get a coffee.'],
    },
  ),
];
