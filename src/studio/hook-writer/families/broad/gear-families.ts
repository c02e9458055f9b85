import { family, type Family } from '../family.ts';

/** For sport, travel, work and the workshop. */
export const gearFamilies: readonly Family[] = [
  family(
    /^buy: .*\b(?:bikes?|bicycles?|e-?bikes?|scooters?|tents?|kayaks?|canoes?|paddle ?boards?|surfboards?|skateboards?|skis?|sleeping bags?|headlamps?|torch(?:es)?|helmets?|fishing rods?|lures?|binoculars|camping \w+|hiking \w+|climbing \w+|(?:bike|bicycle) (?!couriers?|messengers?)\w+|panniers?|hammocks?|coolers?|fire ?pits?)$/,
    {
      question: [
        'When were you last outside for a whole day?',
        'What’s the furthest you’ve gone this year without a car?',
      ],
      contradiction: [
        'The weather isn’t bad. You’re just indoors.',
        'You don’t need a vacation to get out. You need a Saturday.',
      ],
      list: ['Fresh air. No signal. {Thing}. See you on Monday.', 'Boots. Snacks. {Thing}. Car’s packed.'],
      confession: [
        'Let’s admit it: we all say “we should do this more often” and then we don’t.',
        'I’ll say it: the sofa will still be there on Monday.',
      ],
      warning: [
        'Careful: one good Saturday and you’ll start checking the forecast.',
        'Warning: may lead to muddy shoes.',
      ],
      'before-after': [
        'Before: “One day we’ll go.” After: it’s Saturday.',
        'Friday: a screen. Saturday: {thing} and a view.',
      ],
      'nobody-tells-you': [
        'Nobody comes back from a day outside and says: what a waste.',
        'Nobody tells you that the first step is getting off the sofa.',
      ],
      challenge: [
        'Text one friend right now: “Saturday. Outside. You in?”',
        'Pick the day. Then pick the weather. In that order.',
      ],
      story: [
        'The alarm rings far too early. You’re outside before the sun. Worth it.',
        'You close the laptop on Friday. Your bag’s already by the door.',
      ],
      offer: ['Your next Saturday outside: bring {thing}.', '{Thing}. The rest is up to the weather.'],
    },
  ),
  family(
    /^buy: .*\b(?:yoga mats?|exercise mats?|mats?|dumbbells?|kettlebells?|resistance bands?|treadmills?|rowing machines?|jump ropes?|foam rollers?|massage guns?|massagers?|weights|gym \w+|balance boards?|pull-?up bars?|trampolines?|golf \w+|tennis \w+|padel \w+|boxing \w+)$/,
    {
      question: [
        'What’s your favorite excuse for not working out today?',
        'When did you last move more than your thumb?',
      ],
      contradiction: [
        'You don’t need more motivation. You need fewer excuses.',
        'You have time to watch this. So you have time to move.',
      ],
      list: ['Too tired. Too late. Too busy. Which one’s yours today?', 'Shoes on. Music loud. {Thing}. Go.'],
      confession: [
        'Let’s admit it: “I’ll start on Monday” has had a lot of Mondays.',
        'I’ll say it: the hardest part is putting on the shoes.',
      ],
      warning: ['Careful: stairs may feel different tomorrow.', 'Warning: not to be used as a clothes rack.'],
      'before-after': [
        'Before: “On Monday.” After: it’s Monday, and {thing} is waiting.',
        'January: big plans. March: where did I put it?',
      ],
      'nobody-tells-you': [
        'Nobody feels like working out before. Everybody’s glad after.',
        'Nobody regrets the workout they did.',
      ],
      challenge: [
        'Ten minutes today. Not tomorrow. Today.',
        'Tag the friend who also keeps saying “next week”.',
      ],
      story: [
        'You come home. The sofa’s calling. So is {thing}.',
        'You roll out of bed. You think about it. You do it anyway.',
      ],
      offer: ['{Thing}. No more excuses. Okay, fewer.', 'Make Monday start today, with {thing}.'],
    },
  ),
  family(/^buy: .*\b(?:phones?|smartphones?|iphones?|tablets?|ipads?|laptops?|macbooks?|computers?|pcs?)$/, {
    question: ['How old is the phone you’re watching this on?', 'What’s wrong with your old one, really?'],
    contradiction: [
      'The newest one does what yours does. It just costs more.',
      'You don’t need the latest model. You need one that works all day.',
    ],
    list: [
      'Cracked corner. Half a battery. Storage full. Let’s talk about {kinds}.',
      'New box. New price. Same messages. Or {kinds}.',
    ],
    confession: [
      'Let’s admit it: we all want the new one and use it for the same things.',
      'I’ll say it: nobody can tell the models apart anyway.',
    ],
    warning: [
      'Careful: your old charger may be the first to notice.',
      'Don’t pay for features you’ll never open.',
    ],
    'before-after': [
      'Before: “storage almost full”. After: {kinds}.',
      'Before: looking for a socket at noon. After: {thing}.',
    ],
    'nobody-tells-you': [
      'Nobody needs the newest one. Not even the people in the line.',
      'Nobody asks which model you have. They ask why you don’t text back.',
    ],
    challenge: [
      'Look at your screen time. Which feature of this year’s model would change it?',
      'Count the cracks on your screen. I’ll wait.',
    ],
    story: [
      'You’re at the register. The battery dies. So does the ticket.',
      'Everybody lines up for the new one. You walk past with a coffee.',
    ],
    offer: [
      'Before you line up for the newest one: {kinds}.',
      '{Kinds}. Your messages won’t know the difference.',
    ],
  }),
  family(
    /^(?:buy|try): .*\b(?:chargers?|power ?banks?|headphones|earbuds|speakers?|keyboards?|mouse|mice|monitors?|webcams?|cameras?|microphones?|projectors?|drones?|phone cases?|phone (?:stands?|holders?|mounts?)|consoles?|controllers?|routers?|smart (?:locks?|plugs?|bulbs?|lights?|rings?|home \w+)|cables?|docks?|usb \w+|printers?|trackers?|gadgets?|devices?|alarm clocks?|baby monitors?|hearing aids?|fans?|heaters?|thermostats?|doorbells?|batter(?:y|ies)|vibration sensors?|sensors?|robots?)$/,
    {
      question: [
        'Which of your gadgets do you really use every day?',
        'What’s the one device you swear at most?',
      ],
      contradiction: [
        'You don’t need more tech. You need tech you don’t have to think about.',
        'You have a drawer full of cables. Never the right one.',
      ],
      list: [
        'Old cables. Dead batteries. A remote for something. We all have that drawer.',
        'Keys. Phone. {Thing}. Good to go.',
      ],
      confession: [
        'Let’s admit it: nobody reads the manual.',
        'I’ll say it: most gadgets end up in a drawer. Choose wisely.',
      ],
      warning: [
        'Don’t buy {another} before you know what it has to do for you.',
        'Careful: this may cost you your excuse.',
      ],
      'before-after': [
        'Before: “It’s always been like that.” After: {thing}.',
        'Before: a workaround. After: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you the real test for {kinds}: do you still use {it|them} in a month?',
        'Nobody loves tech. We love it when it just works.',
      ],
      challenge: [
        'Open that drawer with the old cables. Which one do you still need?',
        'Name the gadget you’d miss first. Is it the one you paid most for?',
      ],
      story: [
        'You’re about to leave. You look for the cable. It’s the wrong one.',
        'New box. New cable. Old problem. Sound familiar?',
      ],
      offer: [
        '{Thing}, for people who just want things to work.',
        'Add it to the short list of tech worth having: {thing}.',
      ],
    },
  ),
  family(
    /^buy: .*\b(?:guitars?|ukuleles?|pianos?|keyboards?|violins?|drums?|drum kits?|synth(?:esi[sz]er)?s?|basses|microphones?|guitar \w+|strings|flutes?|harmonicas?|pedals?)$/,
    {
      question: [
        'Which song would you love to play just once?',
        'Is there an instrument in the corner of your room?',
      ],
      contradiction: [
        'You don’t lack talent. You lack a first song.',
        'You listen to music all day. When do you make some?',
      ],
      list: [
        'A chair. A song. {Thing}. Close the door.',
        'Off-key. Out of time. Out of breath. A great evening.',
      ],
      confession: [
        'Let’s admit it: we’ve all played air guitar.',
        'I’ll say it: you’re never too old for your first chord.',
      ],
      warning: [
        'Careful: the neighbors may start making requests.',
        'Warning: you’ll hum for the rest of the day.',
      ],
      'before-after': ['Before: air guitar. After: {thing}.', 'Week one: noise. Later: is that a song?'],
      'nobody-tells-you': [
        'Nobody starts with the solo. You start with one note.',
        'Nobody tells you how loud a quiet evening can get.',
      ],
      challenge: [
        'Pick the song you’d learn first. Say it out loud.',
        'Tag the friend you’d start a band with.',
      ],
      story: [
        'You close the door. You try the first note. You try again.',
        'Somebody at the party finds {thing}. Everybody looks at you.',
      ],
      offer: ['{Thing}. The first song is up to you.', 'For the song in your head: {thing}.'],
    },
  ),
  family(
    /^buy: .*\b(?:gift (?:box(?:es)?|baskets?|sets?|cards?)|hampers?|gifts?|vouchers?|presents?|surprise box(?:es)?|subscription box(?:es)?|care packages?)$|^sign up for: .*\bbox(?:es)?$/,
    {
      question: [
        'Whose birthday did you almost forget this year?',
        'What’s the worst present you’ve ever smiled about?',
      ],
      contradiction: [
        'It’s the thought that counts. You still have to think of something.',
        'They said “don’t get me anything”. They didn’t mean it.',
      ],
      list: [
        'Socks. A mug. Another voucher. Or {thing}.',
        'A birthday. A thank-you. A bad week. Three reasons for {thing}.',
      ],
      confession: [
        'Let’s admit it: we’ve all bought a present at the gas station.',
        'I’ll say it: everybody likes getting a package.',
      ],
      warning: [
        'Careful: you may want to keep this one.',
        'Check your calendar. Somebody’s birthday is closer than you think.',
      ],
      'before-after': [
        'Before: “I’ll find something.” After: {thing}.',
        'Before: another voucher. After {thing}: “How did you know?”',
      ],
      'nobody-tells-you': [
        'Nobody tells you that the nicest presents come without a reason.',
        'Nobody ever framed a voucher.',
      ],
      challenge: [
        'Send something to somebody this week. No reason needed.',
        'Think of the person who’s impossible to buy for. Now think of {thing}.',
      ],
      story: [
        'It’s the day before. The stores are closing. You have nothing.',
        'The doorbell rings. You’re not expecting anything. It’s for you.',
      ],
      offer: [
        'For the person who has everything: {thing}.',
        '{Thing}. For somebody else. Or keep it, I won’t tell.',
      ],
    },
  ),
  family(
    /^buy: .*\b(?:tools?|drills?|saws?|ladders?|locks?|padlocks?|pumps?|sheds?|garden sheds?|fences?|gates?|paint|tyres?|tires?|(?:car|van|boat|motorbike) (?:mats?|covers?|parts?|wax|polish|batter(?:y|ies)|tyres?|tires?|jacks?|racks?|tools?|seats?)|jump starters?|dash ?cams?|firewood|charcoal|generators?|solar panels?|extinguishers?|work ?wear|boilers?|windows|doors|floors?|flooring|tiles|insulation)$/,
    {
      question: [
        'What have you been meaning to fix since last summer?',
        'Which job around the house do you keep walking past?',
      ],
      contradiction: [
        'It’s a small job. That’s why it’s been waiting a year.',
        'You don’t need a new house. You need one good weekend.',
      ],
      list: [
        'The gate. The shelf. That one screw. It’s a long list.',
        'Coffee. Radio. {Kinds}. Let’s get it done.',
      ],
      confession: [
        'Let’s admit it: “I’ll do it on the weekend” is older than some of our tools.',
        'I’ll say it: the right thing for the job saves you the swearing.',
      ],
      warning: [
        'Don’t buy {kinds} twice. Choose once.',
        'Careful: finish one job and somebody will show you the next.',
      ],
      'before-after': [
        'Before: “It’ll hold.” After {kinds}: it’s done properly.',
        'Before: borrowed from the neighbor. After: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that the cheap one is the one you buy twice.',
        'Nobody walks past that spot without sighing.',
      ],
      challenge: [
        'Pick one job you’ve been putting off. Saturday, ten o’clock.',
        'Name the thing at home that’s been “temporary” the longest.',
      ],
      story: [
        'It squeaks. It’s squeaked for a year. Today you hear it again.',
        'Saturday morning. You roll up your sleeves. You’re missing one thing.',
      ],
      offer: ['{Thing}. For jobs that have waited long enough.', 'One job less on the list, with {thing}.'],
    },
  ),
];
