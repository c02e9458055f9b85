import { family, type Family } from './family.ts';

/** For children, pets and play. */
export const familyFamilies: readonly Family[] = [
  family(/^buy: kit for children$/, {
    question: [
      'What do your kids do when the tablet is empty?',
      'When did your kids last make something and not want to stop?',
    ],
    contradiction: [
      'They don’t need another screen. They need something to do with their hands.',
      'Kids don’t want more toys. They want a project.',
    ],
    list: [
      'A table. Two small hands. {Thing}. Quiet, for once.',
      'Rain. Boredom. A flat tablet. And then: {thing}.',
    ],
    confession: [
      'Let’s admit it: sometimes the tablet is the babysitter.',
      'I’ll say it: parents want to try {thing} too.',
    ],
    warning: [
      'Careful: you’ll be asked to help. You’ll want to.',
      'Warning: expect a small speech about how it works.',
    ],
    'before-after': [
      'Before: “I’m bored.” After: “Look what I made!”',
      'Before: one more cartoon. After: {thing}.',
    ],
    'nobody-tells-you': [
      'Nobody frames a screenshot of a cartoon. Everybody keeps what their kids made.',
      'Nobody tells you how proud a child can be of {thing}.',
    ],
    challenge: [
      'Next rainy Saturday: no screens, one table, {thing}.',
      'Send this to a parent who has already said “just one more episode” today.',
    ],
    story: [
      'It’s raining. It’s only nine. Somebody says: “I’m bored.”',
      'The kids’ room is quiet. Too quiet. You look in. They’re building something.',
    ],
    offer: ['For the next rainy Saturday: {thing}.', '{Thing}. Because “I’m bored” is coming.'],
  }),
  family(
    /^buy: (?!.*\b(?:dogs?|cats?|pets?)\b).*\b(?:baby|toddler|newborn|nursing|nursery|infant|pregnancy|maternity)\b.*$|^buy: .*\b(?:strollers?|prams?|cribs?|cots?|bibs?|napp(?:y|ies)|diapers?|high ?chairs?|car seats?|play ?mats?|changing bags?|pacifiers?|swaddles?)$/,
    {
      question: [
        'Parents, when did you last have both hands to yourselves?',
        'What did you pack today that you didn’t need, and what did you forget?',
      ],
      contradiction: ['They’re tiny. Their luggage isn’t.', 'You read all the books. The baby didn’t.'],
      list: [
        'Nappies. Wipes. A spare everything. And {kinds}.',
        'Cold coffee. One sock. No sleep. You’re doing great.',
      ],
      confession: [
        'Let’s admit it: every parent has cleaned a dummy with their mouth.',
        'I’ll say it: nobody knows what they’re doing. Some of us just look calm.',
      ],
      warning: [
        'Careful: everybody has advice about {kinds}. You have the baby.',
        'Warning: this is for people who haven’t finished a hot coffee in months.',
      ],
      'before-after': [
        'Before kids: spontaneous. After: an hour to leave the house.',
        'Before: everything by hand. After: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you how much stuff comes with such a small person.',
        'Nobody tells you that you’ll read reviews of {kinds} at three in the morning.',
      ],
      challenge: [
        'Leave the house in ten minutes with a baby. I dare you.',
        'Send this to the friend who’s about to become a parent.',
      ],
      story: [
        'It’s three in the morning. Somebody’s awake. It isn’t just you.',
        'You’re finally out of the door. You go back in. You forgot the one thing.',
      ],
      offer: [
        'For the smallest one in the house: {thing}.',
        '{Thing}. From the list of things that parents talk about.',
      ],
    },
  ),
  family(/^buy: .*\b(?:dogs?|pupp(?:y|ies)|leash(?:es)?|harness(?:es)?|collars?)\b.*$/, {
    question: [
      'Who really sits on your sofa: you, or the dog?',
      'Does your dog have more stuff than you do?',
    ],
    contradiction: [
      'You bought the dog a bed. The dog sleeps in yours.',
      'You say “it’s just a dog”. You’ve said good night to him every day.',
    ],
    list: [
      'Muddy paws. Big eyes. No shame. Meet the boss of the house.',
      'Walk. Dinner. Belly rub. And {kinds}.',
    ],
    confession: [
      'Let’s admit it: we all have a dog voice.',
      'I’ll say it: some of us spend more on the dog than on ourselves.',
    ],
    warning: [
      'Careful: your dog is listening.',
      'Warning: if you show this to your dog, I’m not responsible.',
    ],
    'before-after': [
      'Before the dog: clean floors. After: love and paw prints.',
      'Before: “He’s getting nothing more this month.” After: {kinds}.',
    ],
    'nobody-tells-you': [
      'Nobody tells you how quickly a dog takes over the house.',
      'Nobody asks the dog. You know what the dog would say.',
    ],
    challenge: [
      'Say “walk” out loud. Look at your dog. You’re welcome.',
      'Show me your dog’s face when the bag rustles.',
    ],
    story: [
      'You open the door. He’s waiting, as if you’d been gone a year.',
      'He looks at you. He looks at the shelf. He looks at you.',
    ],
    offer: [
      'For the one who’s always happy to see you: {thing}.',
      '{Thing}. Your dog can’t order, so it’s up to you.',
    ],
  }),
  family(/^buy: .*\b(?:cats?|kittens?|litter)\b.*$|^buy: .*\bscratching posts?$/, {
    question: [
      'Who lives with whom: you with the cat, or the cat with you?',
      'What did your cat push off the table today?',
    ],
    contradiction: [
      'You bought the cat a bed. She sleeps in the box.',
      'You pay the rent. The cat owns the place.',
    ],
    list: [
      'A box. A sunbeam. Your keyboard. A cat’s three favourite places.',
      'Fur. Drama. Purring. You wouldn’t change a thing.',
    ],
    confession: [
      'Let’s admit it: we all ask the cat before we sit down.',
      'I’ll say it: your cat has an opinion on {kinds}.',
    ],
    warning: ['Careful: your cat may walk across the screen now.', 'Warning: the cat decides. You just pay.'],
    'before-after': [
      'Before the cat: your sofa. After: the cat’s sofa.',
      'Before: “We’re not spending more on the cat.” After: {kinds}.',
    ],
    'nobody-tells-you': [
      'Nobody owns a cat. You just work there.',
      'Nobody tells you that a cat comes with a list of complaints.',
    ],
    challenge: [
      'Try to make the bed while the cat’s in the room.',
      'Tag the person who works for their cat.',
    ],
    story: [
      'Four in the morning. Something falls. Two eyes look at you.',
      'She looks at the new thing. She looks at you. She walks around it twice.',
    ],
    offer: ['For the real owner of your home: {thing}.', '{Thing}. Approved by you. The cat will decide.'],
  }),
  family(
    /^(?:buy|download): .*\b(?:toys?|board games?|card games?|games?|puzzles?|jigsaws?|building blocks|dolls?|trains?|play ?sets?|lego|bricks|trading cards|escape (?:games?|rooms?) box(?:es)?)$/,
    {
      question: [
        'When did your whole family last look at something that wasn’t a screen?',
        'Who at your table can’t lose?',
      ],
      contradiction: [
        'You don’t need more screen time rules. You need something better on the table.',
        'It’s only a game. Until somebody’s losing.',
      ],
      list: [
        'Snacks. A table. {Thing}. Phones in a bowl.',
        'Rainy Sunday. Bored faces. Flat tablet. And then: {thing}.',
      ],
      confession: [
        'Let’s admit it: somebody in every family cheats.',
        'I’ll say it: adults want to play too.',
      ],
      warning: [
        'Careful: friendships have ended over less.',
        'Warning: “just one more round” is never one more round.',
      ],
      'before-after': [
        'Before: four people, four phones. After: one table.',
        'Rainy Sunday, before: “I’m bored.” After: “My turn!”',
      ],
      'nobody-tells-you': [
        'Nobody remembers the evening they spent scrolling.',
        'Nobody tells you which toy will still be played with next month.',
      ],
      challenge: [
        'One evening, no phones, one table. Who gives up first?',
        'Tag the sore loser in your family.',
      ],
      story: [
        'Rain since breakfast. Then somebody clears the table.',
        'It starts as a quiet evening. Then somebody accuses Grandma of cheating.',
      ],
      offer: [
        '{Thing}. Somebody at your table is about to get competitive.',
        'For your next rainy Sunday: {thing}.',
      ],
    },
  ),
  family(
    /^(?:buy|sign up for): .*\b(?:kits?|craft (?:kits?|sets?|box(?:es)?)|yarns?|wool|fabric|knitting patterns?|sewing patterns?|patterns?|paint sets?|beads|stamps|looms?|embroidery|crochet|sewing machines?|stickers?|washi tape|colou?ring books?|paint by numbers)$/,
    {
      question: [
        'When did you last make something with your own hands?',
        'What would you say if somebody asked: “You made that yourself?”',
      ],
      contradiction: [
        'You say you’re not creative. You just haven’t started.',
        'It won’t be perfect. It will be yours.',
      ],
      list: ['A table. An evening off. {Thing}. Go.', 'No screen. No notifications. No hurry. Just {thing}.'],
      confession: [
        'Let’s admit it: we’ve all started a hobby and hidden it in a cupboard.',
        'I’ll say it: “I made this” beats “I bought this” every time.',
      ],
      warning: [
        'Careful: people will ask if you take orders.',
        'Warning: you’ll want to show everybody what you made.',
      ],
      'before-after': [
        'Before: another evening on your phone. After: something you made.',
        'Friday: a box of parts. Sunday: “I made that.”',
      ],
      'nobody-tells-you': [
        'Nobody tells you how good it feels to finish something.',
        'Nobody starts as an expert. You start with {thing}.',
      ],
      challenge: [
        'Put the phone down for an evening and make something. Anything.',
        'Name the last thing you made yourself. School doesn’t count.',
      ],
      story: [
        'You open the box. You lay everything out. The phone stays in the other room.',
        'A friend picks it up: “Where did you buy this?” You didn’t.',
      ],
      offer: ['Your next weekend has a plan: {thing}.', '{Thing}. For hands that are tired of scrolling.'],
    },
  ),
  family(
    /^(?:buy|pick up|download): .*\b(?:notebooks?|stationery|pens?|pencils?|journals?|diar(?:y|ies)|planners?|calendars?|(?:greeting |birthday |thank-you )?cards?|postcards?|invitations?|wrapping paper|gift tags)$/,
    {
      question: [
        'When did you last write something by hand that wasn’t a shopping list?',
        'How many empty {kinds} do you own?',
      ],
      contradiction: [
        'You have an app for everything. You still write on your hand.',
        'You own five of them. You’re saving them for something good.',
      ],
      list: [
        'A pen. A quiet minute. {Kinds}. That’s all.',
        'Ideas. Birthdays. That thing you were going to say. Write it down.',
      ],
      confession: [
        'Let’s admit it: the first page is always the neatest.',
        'I’ll say it: paper doesn’t send notifications.',
      ],
      warning: [
        'Careful: you may run out of excuses not to write.',
        'Warning: you’ll tell yourself you need {it|them}. You may be right.',
      ],
      'before-after': [
        'Before: a note in your phone you never find again. After: {kinds}.',
        'Page one: neat. Page three: honest.',
      ],
      'nobody-tells-you': [
        'Nobody keeps a text message in a drawer for years.',
        'Nobody tells you that the first page is the hardest.',
      ],
      challenge: [
        'Write three sentences by hand tonight. See if you still can.',
        'Send somebody something on paper this week.',
      ],
      story: [
        'You have the idea. You’ll remember it later. You don’t.',
        'You open the first page. You don’t dare to write on it.',
      ],
      offer: [
        '{Kinds}. For ideas that don’t belong in your phone.',
        'One more can’t hurt. Especially if it’s {kinds}.',
      ],
    },
  ),
  family(
    /^(?:buy|pick up|download|listen to): .*\b(?:novels?|thrillers?|memoirs?|books?|picture books?|audiobooks?|ebooks?|cookbooks?|guides?|magazines?|comics?|zines?|podcasts?|newsletters?)$|^sign up for: .*\bnewsletters?$/,
    {
      question: [
        'What’s the last thing you couldn’t put down, apart from your phone?',
        'How many books are waiting on your nightstand?',
      ],
      contradiction: [
        'You say you have no time to read. Check your screen time.',
        'You don’t need more time. You need something worth it.',
      ],
      list: [
        'A sofa. A blanket. {Thing}. Do not disturb.',
        'Train. Bath. Waiting room. Three places for {thing}.',
      ],
      confession: [
        'Let’s admit it: we’ve all nodded along about a book we never finished.',
        'I’ll say it: “one more page” is the nicest lie there is.',
      ],
      warning: ['Careful: don’t start this late at night.', 'Warning: you may miss your stop.'],
      'before-after': [
        'Before: another hour of scrolling. After: {thing}.',
        'Nine o’clock: “Just a few minutes.” Midnight: still going.',
      ],
      'nobody-tells-you': [
        'Nobody says on Sunday: I wish I’d scrolled more.',
        'Nobody tells you what comes next. That’s why you turn the page.',
      ],
      challenge: [
        'Swap ten minutes of your phone for {thing} tonight.',
        'Name the last one you finished. No cheating.',
      ],
      story: [
        'It’s late. One more page, you say. It’s later now.',
        'The train stops. You look up. That was your station.',
      ],
      offer: ['Something for your nightstand: {thing}.', '{Thing}. Put the phone down. Right after this.'],
    },
  ),
];
