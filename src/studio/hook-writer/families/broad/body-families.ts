import { family, type Family } from '../family.ts';

/** Things that are taken, put on the skin and smelled. */
export const bodyFamilies: readonly Family[] = [
  family(/^buy: .*\bsleep (?:gumm(?:y|ies)|capsules|drops|sprays?|teas?|aids?|masks?|supplements?)$/, {
    question: [
      'What time did you really fall asleep last night?',
      'What’s keeping you up: your phone, your head, or both?',
    ],
    contradiction: [
      'You’re tired all day. Then you lie down, and you’re wide awake.',
      'You plan your day to the minute. What about your night?',
    ],
    list: [
      'Lights off. Phone down. Eyes open. You know the rest.',
      'Tomorrow’s list. That old song. The ceiling. It’s late.',
    ],
    confession: [
      'Let’s admit it: “five more minutes” on the phone is never five.',
      'I’ll be honest: if you’re watching this in bed, it’s about you.',
    ],
    warning: [
      'Watching this at midnight? Then this is for you.',
      'Careful: if you’re watching this in bed, put the phone down afterwards.',
    ],
    'before-after': [
      'Old bedtime routine: one more video. New one: {kinds}.',
      'Ten o’clock: “Early night.” Midnight: still scrolling.',
    ],
    'nobody-tells-you': [
      'Nobody brags about being tired. So why talk so little about sleep?',
      'Nobody tells you that bedtime is for adults too.',
    ],
    challenge: ['Tonight: phone in another room. Can you do it?', 'Tag the friend who’s always awake.'],
    story: [
      'It’s late. You turn the pillow. Your head starts a meeting.',
      'You promised yourself an early night. Now it’s tomorrow.',
    ],
    offer: ['New on your nightstand: {kinds}.', '{Kinds}, for everybody who takes bedtime seriously.'],
  }),
  family(
    /^(?:buy|sign up for): .*\b(?:gumm(?:y|ies)|vitamins?|supplements?|multivitamins?|capsules|tablets|probiotics?|collagen|electrolytes?|creatine|protein powders?|protein|greens powders?|magnesium|omega|tinctures?)$/,
    {
      question: [
        'What’s the one healthy habit you’ve started and dropped this year?',
        'Could you name everything you took this morning?',
      ],
      contradiction: [
        'You don’t need a whole new life on Monday. A small habit will do.',
        'You take care of your phone battery. And of yourself?',
      ],
      list: [
        'Water. A walk. {Kinds}. A routine you can remember.',
        'Keys. Phone. Wallet. {Kinds}. Ready for the day.',
      ],
      confession: [
        'Let’s admit it: we all read the back of the pack and understand half of it.',
        'I’ll be honest: I won’t promise you miracles. I’ll just show you {kinds}.',
      ],
      warning: [
        'Don’t buy {kinds} before you’ve read the label.',
        'Careful: a good habit is only good if you keep it.',
      ],
      'before-after': [
        'Before: “I’ll start on Monday.” Now: it’s Monday. Hello, {kinds}.',
        'Last year’s habit: forgotten. This year’s: {kinds}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you the hard part about {kinds}: remembering them.',
        'Nobody reads the label. Be the one who does.',
      ],
      challenge: [
        'Turn your pack around and read the first three ingredients out loud.',
        'Pick one habit. Keep it till Sunday.',
      ],
      story: [
        'Monday: motivated. Tuesday: fine. Wednesday: where did I put them?',
        'You stand in front of the shelf. So many labels. You go home with nothing.',
      ],
      offer: ['{Kinds}. Read the label, then decide.', 'If you’re looking for {kinds}, start here.'],
    },
  ),
  family(
    /^buy: .*\b(?:serums?|creams?|balms?|lotions?|scrubs?|masks?|toners?|cleansers?|moisturi[sz]ers?|(?:body|face|facial|beard|hair) (?:oils?|wash|butter|scrub|mask|mist)|soaps?|soap bars?|bath (?:salts?|bombs?)|shampoos?|shampoo bars?|conditioners?|deodorants?|sunscreens?|toothpastes?|lipsticks?|mascaras?|make-?up|foundation|nail polish|skincare|skin care)$/,
    {
      question: [
        'How many half-empty bottles are in your bathroom right now?',
        'What’s the one thing on your bathroom shelf you’d buy again?',
      ],
      contradiction: [
        'You don’t need a longer routine. You need one you actually do.',
        'Your bathroom shelf is full. You still use the same thing.',
      ],
      list: [
        'New bottle. Big plans. Back of the shelf. Let’s not do that with {kinds}.',
        'Mirror. Towel. {Kinds}. Door closed. Bliss.',
      ],
      confession: [
        'Let’s admit it: we’ve all bought something for the pretty label.',
        'I’ll say it: a routine you skip is not a routine.',
      ],
      warning: [
        'Don’t buy {kinds} for the label. Turn it around first.',
        'Careful: this may end with you tidying your bathroom shelf.',
      ],
      'before-after': [
        'Before: whatever was on sale. After: {kinds} you chose yourself.',
        'Before: a shelf full of maybes. After: {kinds}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that choosing {kinds} starts on the back of the pack.',
        'Nobody needs ten steps before breakfast.',
      ],
      challenge: [
        'Throw out everything in your bathroom you haven’t touched this year. See what’s left.',
        'Show me your bathroom shelf, and I’ll tell you when you last finished a bottle.',
      ],
      story: [
        'New bottle. Three days. Back of the shelf. Sound familiar?',
        'The bathroom door is locked. Somebody knocks. You take your time.',
      ],
      offer: ['Make room on the shelf: {kinds}.', '{Kinds}. A small luxury for a Tuesday.'],
    },
  ),
  family(
    /^buy: .*\b(?:candles?|perfumes?|fragrances?|colognes?|diffusers?|incense|room sprays?|wax melts?|scents?|essential oils?)$/,
    {
      question: [
        'What does your home smell like when you open the door?',
        'Which smell takes you straight back to a place you love?',
      ],
      contradiction: [
        'You clean for an hour. Guests notice the smell first.',
        'You decorate for the eyes. And for the nose?',
      ],
      list: [
        'Rain outside. A book. {Kinds}. Nobody needs you for an hour.',
        'Lights low. Phone off. {Kinds}. That’s the plan.',
      ],
      confession: [
        'Let’s admit it: we’ve all smelled every single one in the shop.',
        'I’ll say it: an evening has a smell.',
      ],
      warning: [
        'Careful: people will ask what smells so nice.',
        'Warning: you may start cancelling plans to stay in.',
      ],
      'before-after': [
        'Before: last night’s dinner in the air. After: {kinds}.',
        'Before: a room. After: a mood.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that you stop smelling your own home.',
        'Nobody remembers the cushions. Everybody remembers the smell.',
      ],
      challenge: [
        'Walk out of your home, come back in, and take a deep breath. Well?',
        'Describe your favorite smell without naming it.',
      ],
      story: [
        'You come home. You close the door. You breathe in. Long day over.',
        'It’s raining. You’re staying in. The room just needs one thing.',
      ],
      offer: ['{Kinds}, for evenings with no plans.', 'Tonight’s plan: the sofa and {kinds}.'],
    },
  ),
];
