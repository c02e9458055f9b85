import { family, type Family } from '../family.ts';

/** Games, crafts, stationery and books. */
export const playAndPaperFamilies: readonly Family[] = [
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
        'Let’s admit it: we’ve all started a hobby and hidden it in a closet.',
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
