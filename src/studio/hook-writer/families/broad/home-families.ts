import { family, type Family } from '../family.ts';

/** Things that stand, lie and hang at home. */
export const homeFamilies: readonly Family[] = [
  family(
    /^buy: .*\b(?:plates?|bowls?|mugs?|cups?|teacups?|saucers?|tableware|dinnerware|ceramics|pottery|glassware|(?:wine|drinking) glasses|tumblers?|platters?|cutlery|teapots?)$/,
    {
      question: ['Which of your {kinds} would you save first?', 'Do you keep the nice {kinds} for guests?'],
      contradiction: [
        'You keep the good {kinds} for guests. You’re the one who lives there.',
        'The food is the same. The table isn’t.',
      ],
      list: [
        'One chipped. One stolen from work. One you love. Let’s talk about {kinds}.',
        'Bread. Butter. {Kinds} you like. Breakfast done right.',
      ],
      confession: [
        'Let’s admit it: we all have a favorite, and it’s always in the dishwasher.',
        'I’ll say it: toast tastes better when the table looks good.',
      ],
      warning: [
        'Careful: your cupboard may start to look a little sad.',
        'Warning: guests may pick up {kinds} and look underneath.',
      ],
      'before-after': [
        'Before: whatever was left in the cupboard. After: {kinds} you chose.',
        'Before: just dinner. After, with {kinds}: dinner you take a photo of.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that you’re allowed to use the good {kinds} on a Tuesday.',
        'Nobody remembers the tablecloth. Everybody asks about {kinds}.',
      ],
      challenge: [
        'Open your cupboard. Take out the ones you really like. How many?',
        'Use the good {kinds} tonight. Just because.',
      ],
      story: [
        'You set the table for two. It’s only pasta. It doesn’t look like only pasta.',
        'You reach to the back of the cupboard, past all the ones you don’t like.',
      ],
      offer: ['Your table called. It would like {kinds}.', '{Kinds}. For guests, and for ordinary Tuesdays.'],
    },
  ),
  family(
    /^buy: .*\b(?:pans?|pots?|skillets?|woks?|kni(?:fe|ves)|graters?|blenders?|kettles?|toasters?|ovens?|air fryers?|grills?|barbecues?|smokers?|chopping boards?|cutting boards?|lunch_?box(?:es)?|food (?:containers?|wraps?)|(?:beeswax|food|sandwich) wraps?|bento box(?:es)?|cooker|(?:water|drink|vacuum) bottles?|bottles?|flasks?|thermos(?:es)?|travel mugs?|coffee (?:makers?|machines?|grinders?|presses)|espresso machines?|juicers?|peelers?|aprons?|utensils?|spatulas?)$/,
    {
      question: [
        'What’s the one thing in your kitchen you’d buy again tomorrow?',
        'What’s in that kitchen drawer you never use?',
      ],
      contradiction: [
        'You don’t need a bigger kitchen. You need things in it that you use.',
        'You have a drawer full of gadgets. You use two.',
      ],
      list: [
        'The drawer that jams. The lid that’s missing. The gadget nobody uses. And then: {kinds}.',
        'Hungry. In a hurry. Wrong {kind}. We’ve all been there.',
      ],
      confession: [
        'Let’s admit it: we all own a kitchen gadget we’ve used once.',
        'I’ll say it: a good kitchen isn’t big. It’s thought through.',
      ],
      warning: [
        'Don’t buy {another} before you’ve checked what’s in your drawer.',
        'Careful: you may be about to tidy out a kitchen drawer.',
      ],
      'before-after': [
        'Before: it’ll do. After: {thing} you actually like.',
        'Before: the back of the drawer. After: {thing} on the counter.',
      ],
      'nobody-tells-you': [
        'Nobody tells you which kitchen things you’ll still use in a year.',
        'Nobody posts a photo of that kitchen drawer. You know the one.',
      ],
      challenge: [
        'Open your kitchen drawer and take out what you used this week. That’s the test.',
        'Name the oldest thing in your kitchen. Does it still do its job?',
      ],
      story: [
        'You open the drawer. It jams. You push, you pull, you give up.',
        'Sunday. You want to cook something nice. You reach for the wrong thing.',
      ],
      offer: [
        'If your kitchen could ask for one thing, maybe it’s {thing}.',
        'One less thing you’ll never use, one more you will: {thing}.',
      ],
    },
  ),
  family(
    /^buy: .*\b(?:blankets?|throws?|towels?|bath ?robes?|bed ?sheets?|sheets|bedding|duvets?|duvet covers?|linen|pillows?|pillowcases?|mattress(?:es)?|toppers?|cushions?|quilts?|rugs?|curtains?|hammocks?)$/,
    {
      question: [
        'When did you last change something about the room you spend most time in?',
        'How old are the {kinds} you have at home?',
      ],
      contradiction: [
        'You’re not lazy. It’s just too cozy to get up.',
        'You buy clothes for outside. Most of your day is at home.',
      ],
      list: ['Rain. Tea. {Kinds}. No plans. Perfect.', 'Sofa. Socks. {Kinds}. Don’t call, I’m busy.'],
      confession: [
        'Let’s admit it: we’ve all cancelled plans for the sofa.',
        'I’ll say it: nobody regrets a cozy evening.',
      ],
      warning: [
        'Careful: you may not want to leave the house.',
        'Warning: somebody will try to steal {it|them} from you on the sofa.',
      ],
      'before-after': [
        'Before: “Let’s go out.” After: {kinds}, and we’re staying in.',
        'Before: a sofa. After, with {kinds}: the corner everybody fights over.',
      ],
      'nobody-tells-you': [
        'Nobody tells you how much of your life you spend at home.',
        'Nobody says “I wish I’d been less cozy”.',
      ],
      challenge: [
        'Look at the {kinds} you have. When did you buy them? Exactly.',
        'Plan an evening with nothing in it. Then keep it.',
      ],
      story: [
        'It’s Sunday. It’s raining. Nobody’s going anywhere.',
        'You come home cold. Shoes off. Lights low. Now you’re home.',
      ],
      offer: ['{Kinds}. For evenings that are already full of nothing.', 'Your sofa has a wish: {kinds}.'],
    },
  ),
  family(
    /^buy: (?!.*\b(?:bike|bicycle|car|camping|head|torch)\b).*\b(?:furniture|chairs?|armchairs?|tables?|desks?|shel(?:f|ves)|bookcases?|sofas?|couch(?:es)?|beds?|bed frames?|wardrobes?|sideboards?|stools?|bench(?:es)?|dressers?|nightstands?|racks?|cabinets?|lamps?|lampshades?|lights?|mirrors?|clocks?|vases?|posters?|(?:art |photo |wall |linocut )?prints?|paintings?|wall art|wallpaper|decor|ornaments?|sculptures?|frames?|portraits?|signs?|door ?mats?)$/,
    {
      question: [
        'What’s the first thing you see when you come home?',
        'Which corner of your home still doesn’t feel finished?',
      ],
      contradiction: [
        'You don’t need a bigger home. You need one corner that’s yours.',
        'You’ve lived there for years. You’re still “about to decorate”.',
      ],
      list: [
        'That bare wall. That odd corner. That “for now” from years ago. Where would {kinds} go?',
        'Keys on the hook. Shoes off. {Thing} in the right place. Home.',
      ],
      confession: [
        'Let’s admit it: “just for now” has been standing there for years.',
        'I’ll say it: a room is never finished. It can get nicer, though.',
      ],
      warning: [
        'Careful: change one corner and you’ll want to do the whole room.',
        'Don’t buy {thing} before you know where {it|they}’ll go.',
      ],
      'before-after': [
        'Before: the corner you walk past. After: {thing} you stop for.',
        'Before: “We’ll do it when we have time.” After: {thing}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that one thing can change a whole room.',
        'Nobody compliments the spare chair with clothes on it.',
      ],
      challenge: [
        'Stand in your doorway. Point at the thing that annoys you. Start there.',
        'Move one thing in your living room tonight. Notice the difference?',
      ],
      story: [
        'You come home. You look around. Something’s missing.',
        'A friend visits. They look at one spot. “Where’s that from?”',
      ],
      offer: [
        'There’s a spot in your home for {thing}. You’re thinking of it right now.',
        '{Thing}. You already know which room.',
      ],
    },
  ),
  family(
    /^buy: .*\b(?:detergents?|laundry (?:sheets|strips|pods)|dishwasher tablets|sponges?|cleaning (?:sprays?|products?|kits?|cloths?)|(?:oven|glass|drain|toilet|carpet) cleaners?|stain removers?|vacuums?|vacuum cleaners?|mops?|brooms?|brush(?:es)?|cloths?|toilet paper|bin bags?|air purifiers?|dehumidifiers?|washing powder)$/,
    {
      question: [
        'What’s the one chore you’d happily never do again?',
        'Who does the cleaning at your place, and who thinks they do?',
      ],
      contradiction: [
        'You don’t mind a clean home. You mind what comes before it.',
        'Saturday is your day off. Your floor disagrees.',
      ],
      list: [
        'Crumbs. Fingerprints. That one spot. Sunday’s cancelled.',
        'Music loud. Sleeves up. {Kinds}. Done before the kettle boils? Let’s see.',
      ],
      confession: [
        'Let’s admit it: we all tidy up when somebody rings the doorbell.',
        'I’ll say it: “it’s not dirty, it’s lived in” only works once.',
      ],
      warning: [
        'Guests in ten minutes? Don’t panic. Close the bedroom door.',
        'Careful: once you see that spot, you can’t unsee it.',
      ],
      'before-after': [
        'Before: “Nobody will look under there.” After: let them look.',
        'Before the guests: chaos. After: “Oh, it’s always like this.”',
      ],
      'nobody-tells-you': [
        'Nobody tells you that cleaning is a job you can never finish.',
        'Nobody dreams of {kinds}. Everybody likes a clean home.',
      ],
      challenge: [
        'Look behind your sofa. I’ll wait.',
        'Clean one thing before you go to bed tonight. Just one.',
      ],
      story: [
        'The doorbell rings. You look around. Everything goes into the bedroom.',
        'You finally sit down. The sun comes in. You see the floor.',
      ],
      offer: [
        '{Kinds}, for people with better plans for Saturday.',
        'Chores won’t do themselves. At least start with {kinds}.',
      ],
    },
  ),
  family(
    /^buy: .*\b(?:plants?|houseplants?|seeds|seed kits?|seedlings|herbs?|bulbs|flower ?pots?|planters?|watering cans?|compost(?:ers?)?|soil|fertili[sz]ers?|garden tools?|secateurs|greenhouses?|raised beds?|bird feeders?|mowers?|lawn mowers?|herb kits?|terrariums?|bouquets?|flowers|wreaths?)$/,
    {
      question: [
        'How many plants have you quietly buried this year?',
        'What’s growing at your place, apart from the laundry pile?',
      ],
      contradiction: [
        'You don’t lack a green thumb. You lack a start.',
        'You have no garden? A windowsill counts.',
      ],
      list: [
        'Sun. Water. A little patience. And {kinds}.',
        'One window. One sunny spot. {Kinds}. It’s a beginning.',
      ],
      confession: [
        'Let’s admit it: we’ve all said sorry to a plant.',
        'I’ll say it: talking to plants is fine. It’s fine if nobody answers.',
      ],
      warning: [
        'Careful: it starts with one. Then the windowsill is full.',
        'Warning: you may start showing people photos of leaves.',
      ],
      'before-after': [
        'Before: an empty windowsill. After: {kinds}.',
        'March: “This year I’ll do it.” This year: you do it.',
      ],
      'nobody-tells-you': [
        'Nobody tells you how proud you can be of one tiny leaf.',
        'Nobody is born with a green thumb.',
      ],
      challenge: [
        'Give one corner of your home something living this week.',
        'Tag the friend who can’t keep a cactus alive.',
      ],
      story: [
        'You look out of the window in the morning. Something green has moved.',
        'You bought it on a Saturday. You gave it a name. Now it’s serious.',
      ],
      offer: ['{Kinds}. Your windowsill is ready when you are.', 'Bring something home that grows: {kinds}.'],
    },
  ),
];
