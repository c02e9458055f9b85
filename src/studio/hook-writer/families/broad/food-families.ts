import { family, type Family } from '../family.ts';

/** Food and drinks. */
export const foodFamilies: readonly Family[] = [
  // Condiments.
  family(
    /^buy: .*\b(?:sauces?|ketchup|mustard|mayo|mayonnaise|salsa|pesto|chutneys?|relish|seasonings?|spices?|spice blends?|rubs?|marinades?|chill?i (?:oil|crisp|flakes|paste)|hummus|dips?|pickles|kimchi|sauerkraut|jams?|marmalade|honey|(?:maple|date|agave) syrup|vinegar|olive oil|dressings?)$/,
    {
      question: ['Which meal this week was missing {kinds}?', 'When did dinner last make you say wow?'],
      contradiction: [
        'You’re not bored of cooking. You’re bored of how it tastes.',
        'Your dinner isn’t bad. It’s just the same as last week.',
      ],
      list: [
        'Plain rice. Cold pizza. Sad sandwiches. All of them waiting for {kinds}.',
        'Eggs. Leftovers. That bag of rice. Now imagine {kinds}.',
      ],
      confession: [
        'Let’s admit it: sometimes the meal is just an excuse for what goes on top.',
        'I’ll say it: plain toast is just bread that gave up.',
      ],
      warning: [
        'Careful: don’t watch this on an empty stomach.',
        'Warning: after this, plain rice may look a little lonely.',
      ],
      'before-after': [
        'Before: chicken and rice again. After: chicken, rice and {kinds}.',
        'Monday: plain pasta. Tuesday: the same pasta, but with {kinds}.',
      ],
      'nobody-tells-you': [
        'Nobody gets excited about leftovers. Say “{kinds}” and ask again.',
        'Nobody tells you how often dinner just needs {kinds}.',
      ],
      challenge: [
        'Eat the same lunch twice this week. Once plain, once with {kinds}.',
        'Open your fridge and count the jars you’re truly happy to see.',
      ],
      story: [
        'It’s Tuesday. It’s rice again. Then somebody passes the {kind}.',
        'You taste it. Something’s missing. You look at the fridge door.',
      ],
      offer: [
        'Your next boring dinner, meet {kinds}.',
        '{Kinds}: for everybody who’s tired of eating the same thing.',
      ],
    },
  ),
  // Snacks and sweets.
  family(
    /^buy: .*\b(?:snacks?|dried \w+|dates|raisins|berries|chocolates?|truffles|pralines|cookies|brownies|biscuits?|granola|(?:granola|energy|protein|cereal|oat|nut|snack|chocolate) bars?|nuts|almonds|cashews|crisps|chips|jerky|popcorn|crackers|sweets|candy|candies|fudge|caramels?|liquorice|marshmallows|ice cream|gelato|sorbet|macarons?|donuts|doughnuts)$/,
    {
      question: [
        'What do you snack on when nobody’s watching?',
        'Are you the one who shares {kinds}, or the one who hides {it|them}?',
      ],
      contradiction: [
        'You don’t need more willpower at four o’clock. You need {kinds}.',
        'You say “just one”. You have never meant it.',
      ],
      list: [
        'Long meeting. Empty drawer. Four o’clock. You know what’s missing: {kinds}.',
        'The sofa. A blanket. {Kinds}. Evening sorted.',
      ],
      confession: [
        'Let’s admit it: “I’m just having one” is a lie we all tell.',
        'I’ll be honest: I’m here to make you hungry.',
      ],
      warning: [
        'Careful: say “{kinds}” out loud and people come into the kitchen.',
        'Warning: don’t watch this hungry.',
      ],
      'before-after': [
        'Before: whatever the vending machine had. After: {kinds}.',
        'Three o’clock: “I’m fine.” Four o’clock: “Where are the snacks?”',
      ],
      'nobody-tells-you': [
        'Nobody tells you the hard part about {kinds}: deciding who to share with.',
        'Nobody remembers the fruit plate. Everybody remembers {kinds}.',
      ],
      challenge: [
        'Put {kinds} on the table at work. Time how long it takes.',
        'Think of the friend who never shares. Now send them this.',
      ],
      story: [
        'Lunch was hours ago. Dinner is far away. You open the drawer.',
        'You bring {kinds} to the office. Suddenly everybody knows your name.',
      ],
      offer: [
        '{Kinds}. For you, for guests, or just for you.',
        'If your snack drawer could make a wish, it would be {kinds}.',
      ],
    },
  ),
  // Bread and cakes.
  family(
    /^buy: .*\b(?:bread|sourdough|loaf|loaves|rolls|croissants?|bagels?|cakes?|cupcakes|pastr(?:y|ies)|muffins|pies?|tarts?|buns)$/,
    {
      question: [
        'What would you rather wake up to: an alarm, or {kinds}?',
        'When did something from a bakery last make your whole day?',
      ],
      contradiction: [
        'You can eat {kinds} any day. That’s exactly why today works.',
        'It’s not about being hungry. It’s about {kinds}.',
      ],
      list: [
        'Coffee. Butter. {Kinds}. Nobody talks. Everybody’s happy.',
        'No occasion. No candles. No excuse. Just {kinds}.',
      ],
      confession: [
        'Let’s admit it: nobody goes to the party for the speeches.',
        'I’ll say it: a good weekend starts in a bakery bag.',
      ],
      warning: [
        'Careful: “just a small piece” never stays small.',
        'Warning: this is not for people who skip dessert.',
      ],
      'before-after': [
        'Before: supermarket plastic wrap. After: {kinds}.',
        'Before: “I’m not hungry.” After somebody says “{kinds}”: “Okay, a small piece.”',
      ],
      'nobody-tells-you': [
        'Nobody forgets who brought {kinds}.',
        'Nobody tells you the smell of a bakery is half the fun.',
      ],
      challenge: [
        'Put {kinds} on the table and try to leave the last piece.',
        'Name a bad day that {kinds} couldn’t make a bit better.',
      ],
      story: [
        'The kitchen is quiet. You open the paper bag. Suddenly everybody’s awake.',
        'Somebody brings {kinds} to work. The meeting starts late. Nobody minds.',
      ],
      offer: ['{Kinds}. Your coffee has been waiting.', 'Do your Sunday a favour: {kinds}.'],
    },
  ),
  // Coffee and tea.
  family(
    /^(?:buy|sign up for): .*\b(?:coffee(?: beans)?|espresso|cold brew|teas?|matcha|chai|cocoa|coffee subscriptions?)$/,
    {
      question: [
        'How many cups of {kind} does it take before people can talk to you?',
        'When did you last finish a cup because it was good, and not because you were tired?',
      ],
      contradiction: [
        'You don’t need another cup. You need one you actually taste.',
        'You call it a habit. It’s the nicest five minutes of your morning.',
      ],
      list: [
        'The alarm. The cold floor. The {kind}. Two of these are bad.',
        'One cup. No phone. No talking. Just {kinds}.',
      ],
      confession: [
        'Let’s admit it: most of us are much nicer after {kinds}.',
        'I’ll say it: life is too short for a cup you don’t enjoy.',
      ],
      warning: [
        'Careful: don’t talk to me about {kinds} unless you have time.',
        'Warning: you may start looking at your office cup differently.',
      ],
      'before-after': [
        'Before {kinds}: don’t ask. After: how are you, my friend?',
        'Before: caffeine. After: {kinds}.',
      ],
      'nobody-tells-you': [
        'Nobody tells you that the first sip sets the mood for the day.',
        'Nobody should get through Monday without {kinds}.',
      ],
      challenge: [
        'Tomorrow morning: one cup, no phone. See if you can do it.',
        'Ask three friends how they take their {kind}. Somebody will start a debate.',
      ],
      story: [
        'It’s early. It’s dark. The kettle clicks. For a minute, all is well.',
        'You take a sip at your desk. You put it down. It tastes like Monday.',
      ],
      offer: [
        '{Kinds}, for mornings that need a reason.',
        'Tomorrow’s first cup is still undecided. May I suggest {kinds}?',
      ],
    },
  ),
  // Other drinks.
  family(
    /^buy: .*\b(?:beers?|ales?|lagers?|wines?|gins?|whisk(?:e)?y|rum|vodka|tequila|mezcal|cider|mead|kombucha|lemonades?|sodas?|juices?|smoothies?|cocktails?|tonics?|kefir|shrubs?|(?:oat|almond|soy|pistachio|nut) milk|energy drinks?|soft drinks?|drinks?)$/,
    {
      question: [
        'What’s in your glass on a Friday evening?',
        'When did you last order something you hadn’t tried before?',
      ],
      contradiction: [
        'You read the whole menu. Then you order what you always order.',
        'The evening isn’t boring. Your glass is.',
      ],
      list: [
        'Ice. A glass. {Kinds}. Phone in the other room.',
        'Good friends. Bad jokes. {Kinds}. That’s an evening.',
      ],
      confession: [
        'Let’s admit it: we all order the same drink every single time.',
        'I’ll be honest: I’m just here to make you thirsty.',
      ],
      warning: ['Careful: you’re about to get thirsty.', 'Warning: your usual order may feel jealous.'],
      'before-after': [
        'Before: “The usual, please.” After: {kinds}.',
        'Five o’clock: laptop. One minute past: {kinds}.',
      ],
      'nobody-tells-you': [
        'Nobody tells stories about the night they drank the usual.',
        'Nobody tells you how good {kinds} can sound after a long day.',
      ],
      challenge: [
        'This weekend, skip your usual. Try {kinds}.',
        'Bring {kinds} to the next party and see who asks first.',
      ],
      story: [
        'The laptop closes. The ice clinks. The weekend may begin.',
        'Somebody asks what everybody’s drinking. For once, you have an answer.',
      ],
      offer: ['{Kinds}. Chill. Pour. You know the rest.', 'Your fridge has room for {kinds}. I checked.'],
    },
  ),
  // Meals and groceries.
  family(
    /^(?:buy|book|sign up for): .*\b(?:dumplings|pierogi|noodles|pizzas?|pasta|soups?|ramen|burgers?|curr(?:y|ies)|tacos|burritos?|frozen meals|ready meals|meals?|dinners?|lunch(?:es)?|meal (?:kits?|plans?|prep|boxes|delivery)|(?:veg|vegetable|fruit|recipe|grocery|meat|fish) box(?:es)?|sushi|salads?|cheeses?|eggs|meat|fish|sausages?|tofu|beans|rice|flour|oats|muesli|cereal|porridge|baby food|vegetables|mushrooms)$/,
    {
      question: [
        'It’s six o’clock. What’s for dinner?',
        'How often does your dinner plan end with “let’s just order something”?',
      ],
      contradiction: [
        'You don’t hate cooking. You hate deciding.',
        'Your fridge is full. You still have nothing to eat.',
      ],
      list: [
        'Half an onion. Old mustard. A lemon. That’s not dinner. {Kinds}, on the other hand …',
        'Hungry. Tired. Out of ideas. Now hear this: {kinds}.',
      ],
      confession: [
        'Let’s admit it: we’ve all had cereal for dinner.',
        'I’ll say it: “What do you want to eat?” is the hardest question of the day.',
      ],
      warning: [
        'Careful: don’t watch this before lunch.',
        'Warning: somebody in your house is about to ask what’s for dinner.',
      ],
      'before-after': [
        'Before: staring into the fridge. After: {kinds}.',
        'Before: “I don’t know, what do you want?” After: “{Kinds}.”',
      ],
      'nobody-tells-you': [
        'Nobody tells you that being an adult means deciding on dinner every single day.',
        'Nobody has a dinner plan at six. You could: {kinds}.',
      ],
      challenge: [
        'Say “{kinds}” at the table tonight and watch who looks up.',
        'Plan tomorrow’s dinner right now. You have ten seconds.',
      ],
      story: [
        'You open the fridge. You close it. You open it again, as if something had changed.',
        'You come home hungry. Everybody looks at you. You say: “{Kinds}.” Applause.',
      ],
      offer: [
        'Tonight’s dinner question has an answer: {kinds}.',
        '{Kinds}. Because “I’m not hungry” was never true.',
      ],
    },
  ),
];
