import { family, type Family } from '../family.ts';

/** Where people go, what they learn and what is rented. */
export const placeFamilies: readonly Family[] = [
  family(
    /^(?:book|visit|sign up for|buy|get tickets for|join): .*\b(?:yoga|pilates|gyms?|fitness|personal train\w+|boot ?camps?|crossfit|climbing|boxing|martial arts|karate|judo|swim\w*|dance|dancing|spinning|running clubs?|padel|tennis|surf\w*)\b.*\b(?:class(?:es)?|courses?|studios?|lessons?|clubs?|schools?|camps?|training|trainers?|coaching|sessions?|gyms?|memberships?|retreats?)$|^(?:book|visit|sign up for): .*\b(?:gyms?|personal trainers?|yoga|pilates|boot ?camps?)$/,
    {
      question: ['What’s your excuse this week?', 'When did you last do something for the first time?'],
      contradiction: [
        'You don’t have to be good at it to start. You have to start.',
        'You’re not too old for this. You’re just new.',
      ],
      list: [
        'Too tired. Too late. Too stiff. Everybody’s first time.',
        'Old T-shirt. Water bottle. Open mind. That’s all you bring.',
      ],
      confession: [
        'Let’s admit it: we all stand at the back the first time.',
        'I’ll say it: the hardest part is walking through the door.',
      ],
      warning: [
        'Careful: you may catch yourself looking forward to Mondays.',
        'Warning: muscles you forgot about may say hello.',
      ],
      'before-after': [
        'Before: watching from the sofa. After: {kinds}.',
        'Monday: “I can’t do that.” In a while: “See you next week.”',
      ],
      'nobody-tells-you': [
        'Nobody’s looking at you. They’re all counting their own breath.',
        'Nobody goes home after {kinds} and says: I wish I’d stayed on the sofa.',
      ],
      challenge: ['Go once. Just once. Then decide.', 'Bring the friend who always says “next week”.'],
      story: [
        'You stand outside. You almost turn around. Somebody holds the door.',
        'New shoes. Back row. Ten minutes in, you forget to be nervous.',
      ],
      offer: ['Your first time is the hardest. Start with {kinds}.', '{Kinds}. Back row welcome.'],
    },
  ),
  family(
    /^(?:book|visit|sign up for|buy|join|get tickets for): .*\b(?:courses?|courses? (?:on|about|in) .*|class(?:es)?|lessons?|workshops?|tutors?|tutoring|bootcamps?|masterclass(?:es)?|training|webinars?|seminars?|academy|schools?|teachers?|instructors?|programs?|programmes?)$/,
    {
      question: [
        'What have you wanted to learn since last year?',
        'What would you be proud to show somebody in a few months?',
      ],
      contradiction: [
        'You don’t lack talent. You lack a first lesson.',
        'You’ve saved a hundred videos. You’ve watched two.',
      ],
      list: [
        'A notebook. A cup of tea. A first mistake. That’s how it starts.',
        'Tutorials. Bookmarks. Good intentions. Now the real thing: {kinds}.',
      ],
      confession: [
        'Let’s admit it: “one day” isn’t a day of the week.',
        'I’ll say it: everybody’s bad at it in the beginning.',
      ],
      warning: [
        'Careful: you may run out of excuses.',
        'Warning: you may actually finish something this time.',
      ],
      'before-after': [
        'Before: “One day I’ll learn that.” After: a first lesson.',
        'Last year: on your list. This year: in your calendar.',
      ],
      'nobody-tells-you': [
        'Nobody tells you how good it feels to be a beginner again.',
        'Nobody learns by saving videos for later.',
      ],
      challenge: [
        'Put a date on “one day”. Right now.',
        'Tell somebody what you’re going to learn. Now you have to.',
      ],
      story: [
        'You save the video for later. Later comes. You save another.',
        'It’s on your list. It was on last year’s list.',
      ],
      offer: ['Make this the year you stop saying “one day”: {kinds}.', '{Kinds}. You bring the curiosity.'],
    },
  ),
  family(
    /^(?:visit|book|buy|get tickets for|join): .*\b(?:restaurants?|caf[eé]s?|coffee (?:shops?|carts?|houses?)|bistros?|pubs?|brunch|(?:noodle|wine|cocktail|coffee|espresso|juice|sushi|tapas|salad|beer) bars?|bars?|food (?:trucks?|halls?|stalls?)|(?:taco|burger|pizza|ice cream|burrito|donut|kebab) (?:trucks?|carts?|stands?|places?|shops?)|baker(?:y|ies)|delis?|pizzerias?|tea ?rooms?|brewer(?:y|ies)|taprooms?|diners?|supper clubs?|street food)$/,
    {
      question: ['Where do you go when you really can’t decide?', 'When did you last try somewhere new?'],
      contradiction: [
        'You live in a big world. You eat at the same two places.',
        'You say “anywhere is fine”. You don’t mean it.',
      ],
      list: ['Empty fridge. Good company. {Thing}. Sorted.', 'Hungry. Indecisive. Already outside. Perfect.'],
      confession: [
        'Let’s admit it: we all look at the next table before we order.',
        'I’ll say it: nobody ever had a great night at home with cereal.',
      ],
      warning: [
        'Careful: don’t come if you’re not hungry.',
        'Warning: you may get yourself a new regular place.',
      ],
      'before-after': [
        'Before: “Where do we go?” After: {thing}.',
        'Before: the usual place. After: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody remembers the evening they stayed in. Everybody remembers {thing}.',
        'Nobody should have to eat at their desk every day.',
      ],
      challenge: [
        'Text the group chat one word: “Hungry?”',
        'Take somebody who always orders the same thing.',
      ],
      story: [
        'It’s late. You’re hungry. You walk past a door, and it smells right.',
        'Everybody’s hungry. Nobody decides. Then somebody says: “I know a place.”',
      ],
      offer: ['Next time somebody asks “where?”, say: {thing}.', '{Thing}. Come hungry.'],
    },
  ),
  family(
    /^(?:book|visit|buy|get tickets for|sign up for|join|rent): .*\b(?:tours?|saunas?|spas?|stays?|trips?|retreats?|hotels?|hostels?|cabins?|cottages?|campsites?|guesthouses?|b&bs?|glamping|cruises?|escape rooms?|venues?|holidays?|farm ?stays?|villas?|apartments?|lodges?|safaris?|rides?|experiences?|surf camps?|camps?|parks?|zoos?|museums?|galler(?:y|ies)|farms?|orchards?|cinemas?|arcades?|aquariums?|festivals?|concerts?|fairs?|markets?|shows?|nights?|conferences?|meetups?|exhibitions?|part(?:y|ies)|runs?|races?|marathons?|choirs?|clubs?)$/,
    {
      question: [
        'What did you do last weekend? And the one before?',
        'When did you last come home with a story?',
      ],
      contradiction: [
        'You don’t need more time off. You need a date in the calendar.',
        'Everybody says “we should”. Nobody books.',
      ],
      list: ['Saturday. No plans. No excuses. {Thing}.', 'The sofa. The phone. The same series. Or {thing}.'],
      confession: [
        'Let’s admit it: most plans die in the group chat.',
        'I’ll say it: nobody ever told a story that began on the sofa.',
      ],
      warning: [
        'Careful: you may come home with a story.',
        'Warning: Monday’s “how was your weekend?” may take longer.',
      ],
      'before-after': [
        'Before: “We should do something.” After: {thing}.',
        'Last weekend: the sofa. Next weekend: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody remembers the weekend they stayed in. {Thing}, on the other hand …',
        'Nobody in the group chat books first. Be that person.',
      ],
      challenge: [
        'Send this to the group chat with one word: “Saturday?”',
        'Pick a date before you scroll on.',
      ],
      story: [
        'Somebody says “we should”. Everybody agrees. Nobody books.',
        'Monday morning. They ask about your weekend. You say: “Quiet.” Again.',
      ],
      offer: ['Give your weekend a plan: {thing}.', '{Thing}. Bring somebody who never has plans.'],
    },
  ),
  family(
    /^(?:visit|buy|join): .*\b(?:shops?|stores?|boutiques?|garden centres?|bookshops?|flower shops?|florists?|thrift shops?|second-?hand shops?|farm shops?|butchers?|markets?|showrooms?)$/,
    {
      question: [
        'When did you last discover a new shop around the corner?',
        'When did you last buy something from a person and not from a page?',
      ],
      contradiction: [
        'You can order anything. You can’t browse with your hands.',
        'You came in for one thing. That was the plan.',
      ],
      list: [
        'No cookies to accept. No package to wait for. No returns label. Just {thing}.',
        'Door. Bell. Hello. {Thing}, the old-fashioned way.',
      ],
      confession: [
        'Let’s admit it: nobody ever leaves with just the one thing.',
        'I’ll say it: browsing is better on foot.',
      ],
      warning: ['Careful: “I’m just looking” has never worked.', 'Warning: bring a bag, just in case.'],
      'before-after': [
        'Before: ten tabs and a package. After: {thing}.',
        'Before: “I’m just looking.” After: two bags.',
      ],
      'nobody-tells-you': [
        'Nobody tells you about the little shops. You have to walk past them.',
        'Nobody ever had a nice chat with a checkout page.',
      ],
      challenge: [
        'Buy one thing this week from somebody who says hello.',
        'Go in for one thing. Leave with one thing. Try it.',
      ],
      story: [
        'You walk past it every day. Today you go in.',
        'You’re just looking. Then you pick something up. Then you smile.',
      ],
      offer: ['Next time you’re nearby: {thing}.', '{Thing}. Come in, even if you’re just looking.'],
    },
  ),
  family(
    /^(?:book|rent|buy|get tickets for): .*\b(?:bouncy castles?|djs?|chefs?|catering|caterers?|wedding (?:planners?|planning|bands?|cars?)|bands?|string quartets?|balloons?|magicians?|marquees?|party tents?|photo booths?|event (?:planning|planners?)|florists?|celebrants?|face painting|face painters?|cocktail bars?|party \w+|entertainers?|clowns?|costumes?)$/,
    {
      question: [
        'What do your guests still talk about from your last party?',
        'Who’s planning the next party, and do they know it yet?',
      ],
      contradiction: [
        'It’s your party. You’re the only one who isn’t having fun.',
        'You planned everything. Except the moment everybody talks about.',
      ],
      list: [
        'Cake. Guests. Good weather, hopefully. And {thing}.',
        'Music. Snacks. {Thing}. Neighbors informed.',
      ],
      confession: [
        'Let’s admit it: the host is always the last one to sit down.',
        'I’ll say it: nobody goes home talking about the napkins.',
      ],
      warning: [
        'Careful: nobody will want to go home.',
        'Warning: say “{kinds}” and everybody wants an invitation.',
      ],
      'before-after': [
        'Before: polite small talk. After: {thing}.',
        'Before: “Time to go?” After {kinds}: “Just five more minutes!”',
      ],
      'nobody-tells-you': [
        'Nobody remembers the tablecloth. Everybody remembers {thing}.',
        'Nobody tells you that a party needs one thing people remember.',
      ],
      challenge: [
        'Name a party you still talk about. What made it?',
        'Send this to the friend who’s planning the next party.',
      ],
      story: [
        'The guests arrive. They stand around. Then somebody shouts: “Look!”',
        'Weeks later, somebody still says: “Remember your party?”',
      ],
      offer: ['One thing for the party list: {thing}.', '{Thing}. You do the cake.'],
    },
  ),
  family(/^rent: |\b(?:rentals?|hire)$/, {
    question: ['Why own it if you need it for one weekend?', 'What’s in your garage that you’ve used once?'],
    contradiction: [
      'You don’t need to own it. You need it on Saturday.',
      'It would stand around all year. You want it for a day.',
    ],
    list: [
      'Use it. Give it back. No garage needed.',
      'No storage. No upkeep. No dust. You just rent {it|them}.',
    ],
    confession: [
      'Let’s admit it: we all own something we’ve used once.',
      'I’ll say it: some things are nicer when you can give them back.',
    ],
    warning: [
      'Don’t buy what you only need once.',
      'Careful: good weather, and everybody has the same idea.',
    ],
    'before-after': [
      'Before: “We’d have to buy all that.” After: {thing}.',
      'Before: a garage full of stuff. After: just the day you need.',
    ],
    'nobody-tells-you': [
      'Nobody tells you that most things stand still most of the time.',
      'Nobody misses a thing they only needed once.',
    ],
    challenge: [
      'Pick the day first. Then think of {thing}.',
      'Look into your garage. What could you have rented?',
    ],
    story: [
      'You bought it. You used it once. It’s been looking at you ever since.',
      'Saturday. Sun. You have everything you need, and on Monday it’s gone.',
    ],
    offer: ['For the one day you need it: {thing}.', '{Thing}. Yours for the fun part.'],
  }),
];
