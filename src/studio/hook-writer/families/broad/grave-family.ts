import { family } from '../family.ts';

/** For matters such as a funeral or a divorce, without jokes. */
export const graveFamily = family(/^/, {
  question: ['Who can you ask when you don’t know where to begin?', 'What would help you most right now?'],
  contradiction: [
    'You don’t have to know what comes next. You only need a first step.',
    'It’s hard. You don’t have to do it alone.',
  ],
  list: [
    'Questions. Papers. Decisions. You don’t have to face them alone.',
    'A quiet room. Time. Somebody who listens.',
  ],
  confession: [
    'I’ll be honest: there are no easy words for this.',
    'I’ll say it plainly: this is hard, and help exists.',
  ],
  warning: [
    'Don’t decide anything today that can wait until tomorrow.',
    'Careful with advice from people who haven’t asked how you are.',
  ],
  'before-after': [
    'Before: carrying it alone. After: somebody to talk to.',
    'Yesterday: not knowing who to call. Today: a name.',
  ],
  'nobody-tells-you': ['Nobody prepares you for this.', 'Nobody should have to go through this alone.'],
  challenge: [
    'Write down your one question. Then ask it.',
    'Think of somebody who could use a hand right now. Send them this.',
  ],
  story: [
    'You sit at the table. The papers lie in front of you. You don’t know where to begin.',
    'Everybody asks how they can help. You don’t know what to say.',
  ],
  offer: ['When you’re ready to talk: {thing}.', '{Thing}. In your own time.'],
});
