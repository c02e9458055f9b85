import { family, type Family } from '../family.ts';

/** For what belongs to no other family, by the way it is had. */
export const otherFamilies: readonly Family[] = [
  family(/^(?:visit|get tickets for|join|rent): /, {
    question: [
      'What did you do last Saturday that you’d tell anybody about?',
      'Who would you take to {thing}? First name that comes to mind.',
    ],
    contradiction: [
      'You say there’s nothing to do here. You haven’t been to {thing}.',
      'You’ve walked past it for months. Your friends have been inside.',
    ],
    list: [
      'Friday. Keys. Jacket. {Thing}. You’ll thank yourself.',
      'Sofa. Screen. Sunday’s gone. Or {thing}.',
    ],
    confession: [
      'Let’s admit it: we all live near something we’ve never been to.',
      'Let’s admit it: we’ve all scrolled through an empty evening.',
    ],
    warning: [
      'Don’t go alone. You’ll want somebody to look at.',
      'Don’t say “let’s go sometime”. Sometime isn’t a day.',
    ],
    'before-after': [
      'Before: “What are we doing this weekend?” After: “When are we going back?”',
      'Before: another evening on the sofa. After: a story for Monday.',
    ],
    'nobody-tells-you': [
      'Nobody talks about the weekend they stayed in.',
      'Nobody regrets putting on their shoes.',
    ],
    challenge: [
      'Send this to one person. No text. See if they say “when?”',
      'Pick a day. Say it out loud. Now it’s a plan.',
    ],
    story: [
      'You almost stayed home. It’s late now, and you don’t want to leave.',
      'Monday morning. “How was your weekend?” For once, you have an answer.',
    ],
    offer: [
      'You have one evening this week that’s still empty. Give it to {thing}.',
      'Skip the sofa for once. Try {thing}.',
    ],
  }),
  family(/^(?:book|sign up for|listen to): /, {
    question: [
      'Who would you call if you needed {thing} tomorrow? Exactly.',
      'How long has this been on your list?',
    ],
    contradiction: [
      'You’ve compared for an hour. You still don’t know whom to ask.',
      'You’ve watched five tutorials on it. You still haven’t started.',
    ],
    list: [
      'Three numbers. Two voicemails. One “maybe next week”. Or {thing}.',
      'Search. Compare. Close the tab. Search again. Sound familiar?',
    ],
    confession: [
      'Let’s admit it: we’ve all put it off until somebody else noticed.',
      'Let’s admit it: we all say “I’ll do it tomorrow”. It’s the ninth tomorrow.',
    ],
    warning: [
      'Don’t wait until you need {thing} today.',
      'Don’t ask your brother-in-law. He’ll say he can do it.',
    ],
    'before-after': [
      'Before: “I’ll deal with that this weekend.” After: a weekend.',
      'Before: on your list. After: crossed out. Twice, for the feeling.',
    ],
    'nobody-tells-you': [
      'Nobody saves the number before they need it.',
      'Nobody’s proud of how long they put it off.',
    ],
    challenge: [
      'Save this before you need it. You’ll thank yourself.',
      'Take the oldest thing on your list. Get it done before Friday.',
    ],
    story: [
      'A friend asks if you know somebody. You’re about to look very well connected.',
      'You say “tomorrow”. You’ve been saying it since spring.',
    ],
    offer: [
      'Cross it off your list at last and {get} {thing}.',
      'You’ve put it off long enough. Here’s {thing}.',
    ],
  }),
  family(/^(?:try|download): /, {
    question: [
      'Which job do you do every week and hate every time?',
      'What do you still keep in your head that should be somewhere else?',
    ],
    contradiction: [
      'You don’t need more hours. You need fewer steps.',
      'You got used to the workaround. That doesn’t make it a good one.',
    ],
    list: ['Copy. Paste. Swear. Repeat. Or {label}.', 'A tab for this. A tab for that. Or {label}.'],
    confession: [
      'Let’s admit it: we all have a workaround we’d never show anybody.',
      'Let’s admit it: we’ve all done it by hand because we were too busy to stop.',
    ],
    warning: [
      'Careful: once you’ve seen the extra steps, you can’t unsee them.',
      'Don’t do it by hand one more week.',
    ],
    'before-after': [
      'Before: “That’s just how we do it.” After: {label}.',
      'Before: seven clicks and a sigh. After: {label}.',
    ],
    'nobody-tells-you': [
      'Nobody brags about their workaround.',
      'Nobody notices the five minutes. They notice they’re still there at seven.',
    ],
    challenge: [
      'Count the clicks for the thing you do most. Say the number out loud.',
      'Name the one thing you did twice today. That’s the one.',
    ],
    story: [
      'It’s late. One last thing to do. It’s the annoying one. It’s always the annoying one.',
      'Somebody looks over your shoulder: “Why do you do it like that?” Good question.',
    ],
    offer: ['Bring the task you like least to {label}.', 'Stop doing it the hard way. Try {label}.'],
  }),
  // Anything at all: a thing, a place or work that is named in no usual way.
  family(/^/, {
    question: [
      'Who’s the first person you’d tell about {thing}?',
      'Is it time for {thing}, or is it “next month” again?',
    ],
    contradiction: [
      'You weren’t looking for {thing}. You’re still watching.',
      'You’ve said “next time” for a while. This is next time.',
    ],
    list: [
      'Maybe. Later. Next month. Or: {thing}.',
      'See it. Want it. Close the tab. Open the tab. {Thing}.',
    ],
    confession: [
      'Let’s admit it: we’ve all kept a tab open for a week.',
      'Let’s admit it: we’ve all sent a link to a friend, hoping they’d say yes.',
    ],
    warning: [
      'Don’t close this and search for it again at midnight.',
      'Don’t send this to anybody who decides faster than you do.',
    ],
    'before-after': [
      'Before: “Maybe next month.” After: {thing}.',
      'Before: a tab you never close. After: {thing}.',
    ],
    'nobody-tells-you': [
      'Nobody writes down the name. Then they need it.',
      'Nobody forgets the one they kept thinking about.',
    ],
    challenge: [
      'Tag the one person who’d say: “That’s so you.”',
      'Close this and don’t think about {thing}. I’ll wait.',
    ],
    story: [
      'You only wanted to look. Now you’re telling somebody about {thing}.',
      'You closed the tab last week. Tonight it’s open again.',
    ],
    offer: [
      'You could keep scrolling. Or you could look at {thing}.',
      'You’ve thought about it long enough. Here’s {thing}.',
    ],
  }),
];
