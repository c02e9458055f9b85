import { family, type Family } from '../family.ts';

/** Things that are worn and carried. */
export const wearFamilies: readonly Family[] = [
  family(
    /^buy: .*\b(?:jeans|dress(?:es)?|shirts?|trousers|leggings|bras?|blouses?|suits?|underwear|lingerie|swimsuits?|bikinis?|swimwear|t-shirts?|tees|sweaters?|jumpers?|hoodies?|cardigans?|jackets?|coats?|raincoats?|skirts?|shorts|pyjamas|socks?|hats?|caps?|beanies?|scar(?:f|ves)|gloves?|mittens|clothes|clothing|activewear|sportswear|knitwear|ties|belts?|kimonos?)$/,
    {
      question: [
        'What do you reach for when you’re late and everything has to fit?',
        'What’s the oldest thing in your closet that you still love?',
      ],
      contradiction: [
        'A full closet. Nothing to wear. How does that work?',
        'You don’t need more clothes. You need the ones you reach for.',
      ],
      list: [
        'Too tight. Too scratchy. Too “for special occasions”. Now let’s talk about {kinds}.',
        'Alarm. Coffee. {Kinds}. Out the door.',
      ],
      confession: [
        'Let’s admit it: most of us wear the same few things every week.',
        'I’ll say it: if you have to change the minute you get home, it doesn’t fit.',
      ],
      warning: [
        'Careful: you may never again say “I have nothing to wear”.',
        'Don’t buy {kinds} just because they’re reduced.',
      ],
      'before-after': [
        'Before: three outfits on the bed. After: {kinds}, and out the door.',
        'Before: for a special occasion. After: for Tuesday.',
      ],
      'nobody-tells-you': [
        'Nobody tells you the real test for clothes: do you reach for them first?',
        'Nobody gets a compliment for what hangs in the closet.',
      ],
      challenge: [
        'Turn around everything in your closet you didn’t wear this month. Then count.',
        'Wear your favorite thing tomorrow. No occasion needed.',
      ],
      story: [
        'You’re late. You stand in front of the closet. Everything’s there. Nothing works.',
        'Somebody stops you: “Where’s that from?” You smile.',
      ],
      offer: [
        '{Kinds}. For days when you don’t want to think about clothes.',
        'New favorite, old jeans, good day: {kinds}.',
      ],
    },
  ),
  family(/^buy: .*\b(?:shoes|sneakers|trainers|boots|sandals|heels|slippers|clogs|loafers|insoles?)$/, {
    question: [
      'Which shoes do you take off first when you get home?',
      'How many pairs do you own, and how many do you wear?',
    ],
    contradiction: [
      'You own a dozen pairs. You wear two.',
      'Your feet carry you all day. Who looks after them?',
    ],
    list: [
      'By the door: one pair for rain, one for work, one you love. Which are {kinds}?',
      'Keys. Phone. {Kinds}. Let’s go.',
    ],
    confession: [
      'Let’s admit it: we’ve all bought shoes that only work sitting down.',
      'I’ll say it: if you need plasters, it’s not the right pair.',
    ],
    warning: [
      'Don’t buy {kinds} in the morning. Feet change until the evening.',
      'Careful: your old pair may find out.',
    ],
    'before-after': [
      'Before: shoes you get through the day in. After: {kinds} you want to walk in.',
      'Before: “They’ll stretch.” After: {kinds}.',
    ],
    'nobody-tells-you': [
      'Nobody tells you to choose shoes with your feet and not with your eyes.',
      'Nobody ever enjoyed a party in the wrong shoes.',
    ],
    challenge: [
      'Look at your feet. Are you happy there?',
      'Line up every pair you own. Keep what you wore this month.',
    ],
    story: [
      'You get home. You kick them off. You sigh. Every evening.',
      'You walk a little further than you had to. Just like that.',
    ],
    offer: ['{Kinds}. One step at a time.', 'Your feet have a suggestion: {kinds}.'],
  }),
  family(
    /^buy: .*\b(?:bags?|backpacks?|rucksacks?|totes?|tote bags?|handbags?|wallets?|card holders?|purses?|suitcases?|luggage|pouch(?:es)?|duffels?|briefcases?|laptop sleeves?|sleeves?)$/,
    {
      question: [
        'What’s at the bottom of your bag right now?',
        'How long does it take you to find your keys?',
      ],
      contradiction: [
        'You carry half your home around. You still can’t find the keys.',
        'It’s not too small. You pack too much.',
      ],
      list: [
        'Keys. Old receipts. A pen that doesn’t write. Let’s talk about {kinds}.',
        'Phone. Keys. That one receipt. Everything needs a place. {Kinds}.',
      ],
      confession: [
        'Let’s admit it: there’s a receipt from last year in every bag.',
        'I’ll say it: you can tell a lot about people by their bag.',
      ],
      warning: [
        'Careful: empty your bag in public at your own risk.',
        'Don’t buy {another} before you’ve emptied what you have.',
      ],
      'before-after': [
        'Before: digging for keys in the rain. After: {thing}.',
        'Before: three bags for everything. After: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you how much you carry around for nothing.',
        'Nobody looks good digging for their keys.',
      ],
      challenge: [
        'Empty your bag on the table right now. What surprised you?',
        'Leave home tomorrow with half the things. See what you miss.',
      ],
      story: [
        'You’re at the door. The phone rings. The keys are at the very bottom.',
        'You hold your bag between your knees and search. In the rain.',
      ],
      offer: ['For everything you carry around: {thing}.', '{Thing}. Your keys will thank you.'],
    },
  ),
  family(
    /^buy: .*\b(?:jewell?ery|rings?|earrings?|necklaces?|bracelets?|pendants?|brooch(?:es)?|charms?|cufflinks|watch(?:es)?|sunglasses|hair (?:clips?|ties|bands?)|scrunchies|(?:wooden|silver|gold) rings?)$/,
    {
      question: ['Which piece would you never take off?', 'Who gave you the one you’re wearing right now?'],
      contradiction: [
        'It’s a small thing. It’s the first thing people notice.',
        'You don’t need an occasion for {kinds}. You need a mirror.',
      ],
      list: [
        'White shirt. Old jeans. {Kinds}. Done.',
        'A birthday. A thank-you. A “just because”. Three reasons for {kinds}.',
      ],
      confession: [
        'Let’s admit it: we’ve all dropped a hint about {kinds}.',
        'I’ll say it: you’re allowed to give yourself {kinds}.',
      ],
      warning: [
        'Careful: leave this video open and somebody may take the hint.',
        'Warning: people may ask where you got {it|them}.',
      ],
      'before-after': [
        'Before: an outfit. After: an outfit with {kinds}.',
        'Before: “I’ll wait until somebody gives me {kinds}.” After: you didn’t wait.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that the smallest thing gets the most compliments.',
        'Nobody keeps a voucher for ten years.',
      ],
      challenge: [
        'Send this to the person who still asks what you’d like.',
        'Wear something tomorrow that you’ve been saving for “one day”.',
      ],
      story: [
        'You touch it without noticing, all day. That’s how you know.',
        'A stranger on the train leans over: “Where did you get that?”',
      ],
      offer: ['{Kinds}. For somebody you love. That includes you.', 'A hint you can forward: {kinds}.'],
    },
  ),
];
