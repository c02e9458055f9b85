import type { IntentWords } from './intent-words.ts';

export const launch: IntentWords = {
  hooks: [
    'Something new is here. We have been waiting to show you.',
    'This has been in the works. Now it is out.',
    'New, as of right now. Take a look.',
    'It is finally here. Yes, really.',
    'We have news. The good kind.',
    'First look. No curtain, no drum roll.',
    'Be honest. When did {doing} last surprise you?',
    'You are early. That is a good thing.',
  ],
  problems: null,
  promises: [
    'Say hello to what is new at {brand}. Made to be used, not just announced.',
    'Meet the newest thing from {brand}. We made it because the old way bothered us.',
    'Now there is something new from {brand}. Have a closer look.',
    'Today we open the door on something new at {brand}. You are invited.',
    'Here is what has kept us busy at {brand}. Now it is your turn to try it.',
    'So we went to work at {brand}. This is what came of it.',
  ],
  benefits: 'benefits',
  calls: [
    'See what is new at {brand}.',
    'Take a first look at {brand}.',
    'Come and try the new arrival at {brand}.',
    'Discover what is new with {brand}. Early is a good time to come.',
    'Be among the first at {brand}. Then tell us what you think.',
  ],
  sells: true,
};

export const offer: IntentWords = {
  hooks: [
    'You were waiting for a reason. Here it is.',
    'Good timing. You are here just when you should be.',
    'Stop for a second. This could be for you.',
    'You have had your eye on it. Go on.',
    'Psst. This is for you.',
    'Some things deserve to move up the list.',
    'Still putting off {doing}? Here is a nudge.',
    'You said later. It is later now.',
  ],
  problems: null,
  promises: [
    'Right now, there is something for you at {brand}. Have a look before you forget.',
    'There is a good reason to look at {brand} today. You will see it when you get there.',
    'Take this as a nudge from {brand}. No small talk, just a good moment to begin.',
    'Today is a good day for {brand}. You decide if it is right for you.',
    'So have a look at the offer from {brand}. If it suits you, you will know.',
    'We put something together for you at {brand}. Come and see if you like it.',
  ],
  benefits: 'benefits',
  calls: [
    'See the offer at {brand}.',
    'Have a look at {brand} before you forget.',
    'Ask {brand} about the offer today.',
    'Go to {brand} and see it for yourself.',
    'Take your chance at {brand}. Today works well.',
  ],
  sells: true,
};

export const founder: IntentWords = {
  hooks: [
    'Most brands start with something that bothered someone. So did ours.',
    'Why do we do this? Fair question.',
    'Let us introduce ourselves. Properly, this time.',
    'There is something we cannot leave alone.',
    'A brand is people with a stubborn idea. Here is ours.',
    'Some people shrug at this. We could not.',
    'You know the name. Here is the reason.',
    'It started with a grumble. Good things often do.',
  ],
  problems: null,
  promises: [
    'We started {brand} with that in mind. It decides what we do, and what we leave out.',
    'We wanted to do better, and called it {brand}. Now we have a name to live up to.',
    'That is why there is {brand}. Not to be louder, but to be of use.',
    'At {brand}, we keep coming back to that. Everything else can wait its turn.',
    'We built {brand} around that thought. It keeps us honest.',
    'It bothered us, so now there is {brand}. Stubborn, in a friendly way.',
  ],
  benefits: 'benefits',
  calls: [
    'Come and get to know {brand}.',
    'Come and see us at {brand}.',
    'See what we mean at {brand}.',
    'Tell us what you expect of {brand}. We are listening.',
    'See what comes next at {brand}.',
  ],
  sells: true,
};
