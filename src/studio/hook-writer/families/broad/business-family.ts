import { family } from '../family.ts';

/** Work that a business would otherwise do itself. */
export const businessFamily = family(/^business: /, {
  question: [
    'What do your customers notice first when they walk in?',
    'Who in your team has to deal with this right now?',
  ],
  contradiction: [
    'You started a business. Somehow you’re also doing this.',
    'It isn’t your job. It’s still on your desk.',
  ],
  list: [
    'Customers. Team. Bills. And now this, too? Or {kinds}.',
    'Call around. Compare. Forget about it. Or book {thing}.',
  ],
  confession: [
    'Let’s admit it: in every business, somebody does this “on the side”.',
    'I’ll say it: your team has better things to do.',
  ],
  warning: ['Careful: customers see what you’ve stopped seeing.', 'Don’t wait until a customer mentions it.'],
  'before-after': [
    'Before: “Who’s doing it this time?” After: {kinds}.',
    'Before: everybody’s job, so nobody’s. After: {kinds}.',
  ],
  'nobody-tells-you': [
    'Nobody tells you how much of running a business isn’t the business.',
    'Nobody in your team applied for this.',
  ],
  challenge: [
    'Walk into your own place like a customer would. What do you see?',
    'Ask your team who wants to do it. Enjoy the silence.',
  ],
  story: [
    'Monday morning. You unlock the door. You see it. So will everybody else.',
    'Somebody asks: “Who takes care of this?” Everybody looks at their shoes.',
  ],
  offer: ['One thing less to run yourself: {kinds}.', '{Kinds}. So your people can do their actual job.'],
});
