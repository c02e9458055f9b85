import { family, type Family } from '../family.ts';

/** Software and apps. {label} is the name, or else the thing. */
export const screenFamilies: readonly Family[] = [
  family(/\b(?:apps?)$/, {
    question: [
      'What are you still trying to keep in your head?',
      'Which app do you open first thing in the morning, and does it help?',
    ],
    contradiction: [
      'You have an app for pizza. You do this on the back of an envelope.',
      'You have a phone full of apps. You still ask around in a group chat.',
    ],
    list: [
      'A note here. A screenshot there. The rest in your head. Or {label}.',
      'Forty messages. Three screenshots. No answer. Or {label}.',
    ],
    confession: [
      'Let’s admit it: we’ve all said “there must be an app for that”.',
      'Let’s admit it: we all have a page of apps we never open.',
    ],
    warning: ['Don’t open another group chat for it.', 'Careful: {label} may move to your first screen.'],
    'before-after': [
      'Before: “I’ll remember that.” After: {label}.',
      'Before: scrolling up through a chat. After: {label}.',
    ],
    'nobody-tells-you': [
      'Nobody scrolls back up in a group chat. They just ask again.',
      'Nobody needs more notifications. A little help would be nice, though.',
    ],
    challenge: [
      'Delete the app you haven’t opened this year. There’s room for {label}.',
      'Find that one message from last week. Ten seconds. Go.',
    ],
    story: [
      'You’re sure you wrote it down. Somewhere. In one of your apps.',
      'Somebody says: “Isn’t there an app for that?” Everybody looks at you.',
    ],
    offer: [
      'Give your head a break. Open {label}.',
      'Next time somebody says “there should be an app for that”, say: {label}.',
    ],
  }),
  family(
    /\b(?:software|saas(?: tools?)?|platforms?|crms?|apis?|tools?|dashboards?|systems?|plug-?ins?|extensions?|assistants?|chatbots?|monitoring|hosting|integrations?|websites?|portals?|marketplaces?|trackers?|templates?|generators?|builders?|solutions?|analytics|automation)$/,
    {
      question: [
        'Who in your team would thank you for {thing}?',
        'Which task does your team complain about every week?',
      ],
      contradiction: [
        'You’re too busy to look at {kinds}. That’s the reason to look at one.',
        'You bought software to save time. Now you maintain it.',
      ],
      list: [
        'A spreadsheet. A sticky note. Somebody’s memory. Or {label}.',
        'Copy. Paste. Check. Again. Or {label}.',
      ],
      confession: [
        'Let’s admit it: nobody gets excited about {kinds}. Everybody gets excited about going home on time.',
        'Let’s admit it: every company runs on one spreadsheet nobody understands.',
      ],
      warning: [
        'Don’t choose {thing} by the demo. Bring your messiest case.',
        'Careful: the spreadsheet works until its author goes on vacation.',
      ],
      'before-after': [
        'Before: “Who has the latest version?” After: {label}.',
        'Before: copy, paste, hope. After: {label}.',
      ],
      'nobody-tells-you': [
        'Nobody dreams of {kinds}. Everybody dreams of fewer steps.',
        'Nobody puts it in the job ad: half the day is copy and paste.',
      ],
      challenge: [
        'Ask your team which tool they’d delete first. Then listen.',
        'Count how often you copy and paste something today.',
      ],
      story: [
        'New colleague. First question: “Why do we do it like this?” Silence.',
        'It’s Friday. The numbers don’t match. Somebody has the old version.',
      ],
      offer: [
        'If your team says “there must be a better way”: {label}.',
        '{Label}, for teams that have better things to do.',
      ],
    },
  ),
];
