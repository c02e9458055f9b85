import { family, type Family } from '../family.ts';

/** Work that others do in and around the house. */
export const houseServiceFamilies: readonly Family[] = [
  family(
    /^(?:book|rent|buy): .*\b(?:cleaning|cleaning (?:crews?|teams?)|cleaners?|housekeeping|ironing|laundry|window washing|gutter \w+|oven \w+|carpet \w+|pool (?:care|maintenance)|chimney sweeps?|pressure washing|waste removal|junk removal)$/,
    {
      question: [
        'How long have you been saying “I’ll do it on the weekend”?',
        'What would you do with the hours?',
      ],
      contradiction: [
        'You work all week. Then you clean all Saturday.',
        'You’re not lazy. You have better things to do.',
      ],
      list: [
        'Bucket. Rubber gloves. A lost Saturday. Or you book {kinds}.',
        'Dishes. Laundry. That job nobody wants. Let somebody else have the last one.',
      ],
      confession: [
        'Let’s admit it: we all look the other way.',
        'I’ll say it: paying somebody for this isn’t lazy. It’s a Saturday.',
      ],
      warning: [
        'Careful: it won’t get better by looking away.',
        'Warning: “next weekend” is how a year goes by.',
      ],
      'before-after': [
        'Before: “I’ll do it myself.” After: {kinds}, booked.',
        'Saturday, before: gloves and a bucket. After: breakfast.',
      ],
      'nobody-tells-you': [
        'Nobody lists “cleaning up” as a hobby. There {is|are} {thing} for that.',
        'Nobody says at the end of a weekend: I wish I’d scrubbed more.',
      ],
      challenge: [
        'Go and look at it now. Really look. I’ll wait.',
        'Guess when it was last done. Now add a year.',
      ],
      story: [
        'The sun comes in. You see everything. You close the curtain.',
        'Saturday, nine o’clock. You have plans. So does the dirt.',
      ],
      offer: [
        '{Kinds}. Keep your Saturday.',
        'Some things you do yourself. For the rest, there {is|are} {thing}.',
      ],
    },
  ),
  family(
    /^(?:book|rent|buy|visit): .*\b(?:repairs?|(?:pest|rodent|mosquito) control|mechanics?|plumbers?|plumbing|electricians?|handym[ae]n|locksmiths?|carpenters?|roofers?|roofing|painters?|builders?|decorators?|restorations?|installations?|servicing|tuning|sharpening|tailors?|alterations|seamstress|garages?|shoe repairs?|upholstery|heating|glaziers?|tilers?|maintenance|assembly|tree surgeons?|arborists?|tyre changes?|inspections?|gardeners?|gardening|landscaping|landscapers?|lawn care|(?:lawn|hedge|tree) \w+|fencing|renovations?|kitchens? fitting|kitchen fitters?|body ?shops?|detailing|(?:car|van|window) wash(?:es|ing)?|tinting)$/,
    {
      question: ['What have you been walking past and not fixing?', 'How long has it been “just for now”?'],
      contradiction: [
        'It doesn’t fix itself. You’ve checked.',
        'You watched the tutorial. It looked so easy.',
      ],
      list: [
        'The noise. The tape. The “it’s always done that”. Time for {kinds}.',
        'Watch a tutorial. Buy the parts. Make it worse. Or book {thing}.',
      ],
      confession: [
        'Let’s admit it: we’ve all fixed something with tape.',
        'I’ll say it: knowing who to call is a skill too.',
      ],
      warning: [
        'Careful: “it still works” is what people say just before it doesn’t.',
        'Warning: small jobs don’t stay small.',
      ],
      'before-after': [
        'Before: tape and hope. After: {thing}.',
        'Before: “I’ll look at it on the weekend.” After: booked.',
      ],
      'nobody-tells-you': [
        'Nobody tells you who to call until it’s urgent.',
        'Nobody looks for {thing} on a good day.',
      ],
      challenge: [
        'Make the call you’ve been putting off. Today.',
        'Walk through your home and count what’s held together by hope.',
      ],
      story: [
        'It started with a small noise. You turned up the radio.',
        'You have the tool in your hand. You have the video on pause. You have doubts.',
      ],
      offer: [
        'Save this for the day something breaks: {thing}.',
        '{Thing}. Before “just for now” turns into forever.',
      ],
    },
  ),
];
