import { family, type Family } from '../family.ts';

/** Work that others do for a person or a company. */
export const personalServiceFamilies: readonly Family[] = [
  family(
    /^(?:book|visit|sign up for|buy): .*\b(?:barbers?|barber ?shops?|hairdressers?|hair ?salons?|salons?|stylists?|hair ?cuts?|beauticians?|beauty (?:salons?|treatments?)|nail (?:salons?|artists?|bars?)|manicures?|lash(?:es)?|lash (?:extensions?|lifts?)|brows?|waxing|facials?|massages?|massage therapists?|tattoos?|tattoo (?:studios?|artists?)|make-?up artists?|extensions)$/,
    {
      question: [
        'When did you last leave a mirror smiling?',
        'What do you say when they ask: “So what are we doing today?”',
      ],
      contradiction: [
        'You make time for everybody. When was your turn?',
        'You said “just a trim” last time, too.',
      ],
      list: [
        'Phone away. Chair back. Eyes closed. Do that for yourself.',
        'Bad day. Good mirror. Better evening.',
      ],
      confession: [
        'Let’s admit it: we’ve all said “I love it” and cried in the car.',
        'I’ll say it: an hour for yourself is never wasted.',
      ],
      warning: [
        'Careful: people may ask what you’ve changed.',
        'Don’t do it yourself in the bathroom at midnight. Please.',
      ],
      'before-after': [
        'Before: a hat. After: {thing}.',
        'Before: “It’ll do for another week.” After: an appointment.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that an hour in the right chair can save a week.',
        'Nobody finds the right one by accident. You ask around.',
      ],
      challenge: [
        'Look in the mirror. Honest answer: is it time?',
        'Book one hour for yourself this week. Don’t move it.',
      ],
      story: [
        'You catch yourself in a shop window. You fix your hair. It doesn’t help.',
        'You sit down. Somebody turns the chair. You breathe out.',
      ],
      offer: ['Your turn in the chair: {thing}.', '{Thing}. Treat yourself like somebody you like.'],
    },
  ),
  family(
    /^(?:book|visit|sign up for|buy): .*\b(?:photographers?|photography|videographers?|videography|photo ?shoots?|portraits?|headshots?|wedding films?|(?:photo|video) (?:editing|shoots?)|photo ?booths?)$/,
    {
      question: [
        'When did you last like a photo of yourself?',
        'How many photos are on your phone, and how many on your wall?',
      ],
      contradiction: [
        'You don’t look bad in photos. You look surprised.',
        'You take a thousand photos. You’re in none of them.',
      ],
      list: [
        'Eyes closed. Thumb in the corner. Nice background, though.',
        'The big day. The good light. The right moment. Somebody should catch it.',
      ],
      confession: [
        'Let’s admit it: we all say “don’t post that one”.',
        'I’ll say it: a phone on a shelf with a timer isn’t a plan.',
      ],
      warning: ['Careful: some moments don’t come twice.', 'Don’t ask your uncle with the new camera.'],
      'before-after': [
        'Before: “Say cheese.” After: {kinds}.',
        'Before: blurred, from behind, too dark. After: {kinds}.',
      ],
      'nobody-tells-you': [
        'Nobody frames the blurred one. And yet that’s the one you have.',
        'Nobody tells you that you’ll look at these pictures for the rest of your life.',
      ],
      challenge: [
        'Find one photo of yourself you’d put on a wall. Take your time.',
        'Scroll to your last good group photo. Who’s blinking?',
      ],
      story: [
        'Everybody smiles. Somebody blinks. The only good one is blurred.',
        'You scroll through the evening. Great food. Great light. You’re not in it.',
      ],
      offer: ['Get in the picture: {kinds}.', '{Kinds}, for days you’ll want to look at again.'],
    },
  ),
  family(
    /^(?:book|visit|sign up for|buy|try): .*\b(?:lawyers?|attorneys?|solicitors?|notar(?:y|ies)|accountants?|accounting|bookkeepers?|bookkeeping|tax (?:advi[sc]\w+|returns?|preparation|filing|help)|insurance|mortgages?(?: brokers?| advice)?|brokers?|financial (?:advi[sc]\w+|planning|coaching)|wills?|estate planning|payroll|legal \w+|consult(?:ing|ants?|ations?)|advi[sc]e|advis[eo]rs?|mediation|translations?|translators?|interpreters?|cfo(?: services)?|immigration \w+|real estate agents?|estate agents?|surveyors?)$/,
    {
      question: ['Which letter have you been avoiding to open?', 'Who do you ask when it gets complicated?'],
      contradiction: [
        'You can look it up. You still won’t be sure.',
        'You don’t need to understand everything. You need somebody who does.',
      ],
      list: [
        'A form. A deadline. Small print. There are people for that.',
        'Look it up. Ask a friend. Worry anyway. Or talk to somebody who does this every day.',
      ],
      confession: [
        'Let’s admit it: nobody reads the small print.',
        'I’ll say it: “I’ll do it myself” is sometimes the expensive way.',
      ],
      warning: [
        'Don’t sign what you don’t understand.',
        'Careful: a deadline doesn’t care if you were busy.',
      ],
      'before-after': [
        'Before: a pile of paper you walk past. After: somebody to ask.',
        'Before: a question at midnight. After: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody teaches you this at school. That’s why there {is|are} {thing}.',
        'Nobody tells you when it’s time to ask somebody who knows.',
      ],
      challenge: [
        'Write down the one question you keep putting off. Then ask it.',
        'Open that letter today. Just open it.',
      ],
      story: [
        'The letter’s been on the table for a week. You put your cup on it.',
        'It’s late. Eleven tabs are open. You still don’t know.',
      ],
      offer: [
        'Bring the question you keep putting off: {thing}.',
        '{Thing}. For the things nobody explains to you.',
      ],
    },
  ),
  family(
    /^(?:book|sign up for|buy|try|visit): .*\b(?:web ?design|websites?|web (?:designers?|developers?|development)|logos?|logo design|graphic design|designers?|copywriting|copywriters?|seo|marketing|advertising|social media \w+|branding|content|(?:marketing|design|seo|ad) agenc(?:y|ies)|agenc(?:y|ies)|printing|signage|translation|podcast editing|ghostwriting|virtual assistants?|recruitment|staffing)$/,
    {
      question: [
        'What do people see first when they look you up?',
        'When did you last look at your own business like a customer?',
      ],
      contradiction: [
        'You’re good at what you do. Does anybody know?',
        'You post every week. Your customers scroll past.',
      ],
      list: [
        'Your nephew’s logo. Last year’s prices. A page under construction. Time to talk.',
        'Good work. Happy customers. Nobody who knows about it.',
      ],
      confession: [
        'Let’s admit it: we’ve all closed a website after three seconds.',
        'I’ll say it: being good isn’t enough if nobody sees it.',
      ],
      warning: [
        'Careful: your customers look you up before they call.',
        'Don’t let your nephew do it again.',
      ],
      'before-after': [
        'Before: “We should really do something about that.” After: {thing}.',
        'Before: invisible. After {kinds}: somebody asks for a quote.',
      ],
      'nobody-tells-you': [
        'Nobody tells you why they looked you up and didn’t call.',
        'Nobody starts a business because they love doing {kinds} themselves.',
      ],
      challenge: [
        'Look yourself up right now. Would you call?',
        'Ask a stranger what your business does. Give them five seconds.',
      ],
      story: [
        'A customer finds you. They look for a moment. They close the tab.',
        'You hand out a card. You say: “Please ignore the website.”',
      ],
      offer: [
        'Do what you’re good at. For the rest, there {is|are} {thing}.',
        '{Kinds}, for people who’d rather do their actual work.',
      ],
    },
  ),
  family(
    /^(?:book|visit|sign up for|buy|try): .*\b(?:coach(?:es|ing)?|coaching program(?:me)?s?|therapists?|therapy|counselling|counsellors?|dentists?|doctors?|vets?|physio(?:therapists?|therapy)?|osteopaths?|chiropractors?|nutritionists?|dietitians?|acupuncture|check-?ups?|doulas?|midwi(?:fe|ves)|hypnotists?|hypnotherapy|opticians?|clinics?)$/,
    {
      question: [
        'What would you tell a friend who felt like you do?',
        'How long have you been meaning to make that appointment?',
      ],
      contradiction: [
        'You look after everybody. Who looks after you?',
        'You don’t have to be at your limit to ask for help.',
      ],
      list: [
        'You’re fine. You’re just tired. It’ll pass. How long have you been saying that?',
        'Look it up. Worry. Put it off. Or make the call.',
      ],
      confession: [
        'Let’s admit it: we all say “fine” without thinking.',
        'I’ll say it: asking for help is the brave part.',
      ],
      warning: [
        'Careful: the internet at midnight is a bad adviser.',
        'Don’t wait until it’s urgent to look for {thing}.',
      ],
      'before-after': [
        'Before: “I’ll see how it goes.” After: an appointment.',
        'Before: asking the internet. After: asking {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that you’re allowed to go before it gets bad.',
        'Nobody’s proud of how long they waited.',
      ],
      challenge: ['Make the call before lunch today.', 'Send this to the friend who always says “I’m fine”.'],
      story: [
        'You pick up the phone. You put it down. You’ve done that before.',
        'It’s late. You’re reading about it again. You close the laptop.',
      ],
      offer: ['The appointment you keep putting off: {thing}.', '{Thing}. You don’t have to do it alone.'],
    },
  ),
];
