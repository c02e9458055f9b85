import { family, type Family } from './family.ts';

/** Work that others do for the viewer. */
export const serviceFamilies: readonly Family[] = [
  family(/^business: /, {
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
    warning: [
      'Careful: customers see what you’ve stopped seeing.',
      'Don’t wait until a customer mentions it.',
    ],
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
  }),
  family(
    /^(?:book|visit|buy|sign up for): .*\b(?:dog|cat|pet|puppy)\b.*\b(?:walk\w*|sit\w*|groom\w*|salons?|train\w*|boarding|day ?care|care|taxis?|hotels?|school)\b/,
    {
      question: [
        'What does your dog do all day while you’re at work?',
        'Who looks after your four-legged friend when you can’t?',
      ],
      contradiction: [
        'You feel guilty when you leave. He doesn’t know you’re coming back.',
        'You planned your whole holiday. Except for the one with four legs.',
      ],
      list: [
        'Work. Traffic. Meetings. And somebody waiting at the window.',
        'Big eyes. Wagging tail. No calendar. Yours has to do.',
      ],
      confession: [
        'Let’s admit it: we all ask the neighbours one time too often.',
        'I’ll say it: he’s family. You don’t leave family with just anybody.',
      ],
      warning: [
        'Don’t hand over the leash before you’ve asked a few questions.',
        'Careful: your pet can’t tell you how the day was.',
      ],
      'before-after': [
        'Before: hurrying home at lunch. After: {kinds}.',
        'Before: “Could you maybe look after him?” After: {kinds}, booked.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that the hardest part of a pet is leaving the house.',
        'Nobody looks at you like a dog at the window.',
      ],
      challenge: [
        'Look at your pet and say “I have to work late”. Good luck.',
        'Send this to the friend who can’t stay for another drink because of the dog.',
      ],
      story: [
        'You’re in a meeting. It runs over. You think of the sofa.',
        'You close the door. You hear him sigh. You have to go anyway.',
      ],
      offer: ['{Kinds}, for days when you can’t be there.', 'Somebody at home is waiting. Book {thing}.'],
    },
  ),
  family(
    /^(?:book|visit|sign up for|join|get tickets for|buy|try): .*\b(?:babysit\w*|nann(?:y|ies)|child ?care|day ?care|au pairs?|play ?groups?|soft play|nurser(?:y|ies)|kindergartens?)$|^(?:book|visit|sign up for|join|get tickets for): .*\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|teens?)\b/,
    {
      question: [
        'What does “there’s nothing to do” sound like at your house?',
        'When did your kids last come home and tell you everything?',
      ],
      contradiction: [
        'They don’t need more toys. They need something to look forward to.',
        'They’re bored in a room full of things. How?',
      ],
      list: [
        'Rain. Energy. A sofa that suffers. You could use {thing}.',
        'Too much energy. Not enough Saturday. One idea: {thing}.',
      ],
      confession: [
        'Let’s admit it: sometimes the tablet is the babysitter.',
        'I’ll say it: an hour for yourself makes you a nicer parent.',
      ],
      warning: [
        'Careful: they may talk about it all the way home.',
        'Warning: say “{kinds}” in front of your kids and you’ll have to go.',
      ],
      'before-after': [
        'Before: “I’m bored.” After {kinds}: “Can we go again?”',
        'Before: one more cartoon. After: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you how long a rainy Saturday with kids can be.',
        'Nobody grows up and misses a day in front of a screen.',
      ],
      challenge: [
        'Ask your kids what they’d love to try. Don’t interrupt.',
        'Post “{kinds}?” in the parents’ group chat and see who answers first.',
      ],
      story: [
        'It’s Saturday. It’s raining. They’ve been up since six.',
        'The car door closes. “How was it?” And for once, they don’t just say “fine”.',
      ],
      offer: ['For small people with big energy: {thing}.', '{Thing}. They get the fun, you get a coffee.'],
    },
  ),
  family(
    /^(?:book|rent|buy): .*\b(?:cleaning|cleaning (?:crews?|teams?)|cleaners?|housekeeping|ironing|laundry|window washing|gutter \w+|oven \w+|carpet \w+|pool (?:care|maintenance)|chimney sweeps?|pressure washing|waste removal|junk removal)$/,
    {
      question: [
        'How long have you been saying “I’ll do it at the weekend”?',
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
        'Before: “I’ll look at it at the weekend.” After: booked.',
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
        'You’ve got the tool in your hand. You’ve got the video on pause. You’ve got doubts.',
      ],
      offer: [
        'Save this for the day something breaks: {thing}.',
        '{Thing}. Before “just for now” turns into forever.',
      ],
    },
  ),
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
