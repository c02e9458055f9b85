import { family } from '../family.ts';

/** For a text that names no kind of thing, such as “50% off everything”. */
export const unnamedFamily = family(/^/, {
  question: ['What made you stop scrolling just now?', 'Do you have ten seconds?'],
  contradiction: [
    'You skip ads. You’re still here.',
    'You weren’t looking for this. That’s how most good things start.',
  ],
  list: ['No drumroll. No dance. No long story.', 'Short. Plain. To the point.'],
  confession: [
    'Yes, this is an ad. It’s a short one.',
    'Let’s admit it: we all watch the ads that don’t shout.',
  ],
  warning: ['Careful: your thumb was about to scroll on.', 'Don’t scroll on just yet.'],
  'before-after': [
    'A minute ago: bored. Now: a bit curious.',
    'Before: scrolling. After: hang on, what was that?',
  ],
  'nobody-tells-you': [
    'Nobody likes long ads. So I’ll be quick.',
    'Nobody asked me to keep it short. You’re welcome.',
  ],
  challenge: ['Give me ten seconds. Then decide.', 'Watch to the end. It isn’t far.'],
  story: [
    'You were about to scroll on. You didn’t. Let’s talk.',
    'One thumb. One video. One second to decide.',
  ],
  offer: ['Take a look. It won’t take long.', 'If you’re curious now, this is for you.'],
});
