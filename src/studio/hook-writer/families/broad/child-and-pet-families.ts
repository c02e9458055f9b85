import { family, type Family } from '../family.ts';

/** Things for children and pets. */
export const childAndPetFamilies: readonly Family[] = [
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
        'Diapers. Wipes. A spare everything. And {kinds}.',
        'Cold coffee. One sock. No sleep. You’re doing great.',
      ],
      confession: [
        'Let’s admit it: every parent has cleaned a pacifier with their mouth.',
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
      'A box. A sunbeam. Your keyboard. A cat’s three favorite places.',
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
];
