import type { NarrativeFacts } from './narrative-facts.ts';

/** First tried before any rule was written for them; the first score is in docs/stories.md. */
export const unseenDays: NarrativeFacts[] = [
  {
    kind: 'founder story',
    text: `Every Friday, Hannah sells beeswax candles at the farmers' market in Aldbury. Her stall stands between the cheese van and a man who sharpens knives. One windy afternoon a hotel manager stopped at the stall, smelled three candles and bought them all. "Can you make two hundred by June?" he asked. That night Hannah melted wax in her kitchen until one o'clock while her boyfriend Ollie cut the wicks. They slept four hours. In June, the two hundred candles burned on the long tables of the hotel, and a bride asked where they came from.`,
    persons: ['Hannah:f', 'manager', 'Ollie/boyfriend:m', 'man?:m', 'bride?:f'],
    places: ['market', 'kitchen', 'bedroom?', 'restaurant?', 'living-room?'],
    products: ['candle'],
  },
  {
    kind: 'everyday story',
    text: `Nurse Bettina works nights on the third floor. At two o'clock she brings Mr Lindqvist a cup of tea, because he cannot sleep. He remembers the lake of his childhood and the boat that his father built. She listens, although there are nine other patients. In the morning his son arrives with a bunch of tulips. Bettina takes the bus home, closes the curtains and goes to bed while the city wakes up.`,
    persons: ['Bettina/nurse:f', 'Mr Lindqvist:m', 'son:m', 'father?:m'],
    places: ['hospital', 'bedroom'],
    products: ['cup?', 'plant?'],
  },
  {
    kind: "children's tale",
    text: `Badger lived under an old oak with a kettle, two chairs and a very warm blanket. One stormy evening Rabbit hammered on his door. "My burrow is full of water!" she cried. Badger made tea, wrapped the blanket around her and let her have the better chair. In the morning the sky was clear. Together they dug a new burrow on top of the hill, where no water could reach it, and Rabbit planted a row of carrots in front.`,
    persons: ['Badger', 'Rabbit'],
    places: ['forest/living-room', 'mountains?'],
    products: ['pan?', 'pillow?', 'cup?'],
  },
  {
    kind: 'advert',
    text: `My phone used to wake up with me. I scrolled in bed, in the bathroom, even at breakfast, while my daughter Nora told me about her dreams. Then my sister gave me Lull, a small wooden alarm clock. Now the phone sleeps in the hallway. Nora and I eat our porridge at the kitchen table and I know that she dreams about whales. On Sundays we draw them together on the living room floor. Lull. Wake up to the people you love.`,
    persons: ['narrator', 'Nora/daughter:f', 'sister:f'],
    places: ['bedroom', 'kitchen', 'living-room'],
    products: ['watch', 'phone?'],
  },
  {
    kind: 'how-to',
    text: `How to make flatbread on a campfire. Mix two cups of flour with a cup of water and a pinch of salt in a bowl. Knead the dough for five minutes, then let it rest under a cloth. Meanwhile, light the fire and wait until the flames die down. Roll the dough into balls and press them flat with your hands. Lay them in a hot pan and turn them when they bubble. Eat them while they are warm, with butter and your best friends.`,
    persons: [],
    places: ['forest'],
    products: ['pan?'],
  },
  {
    kind: 'news',
    text: `The town council of Brackley voted on Monday to save the old swimming pool. More than two hundred people had marched through the streets with banners on Saturday. "I taught three generations to swim here," said Dorothy Marsh, 78, a former lifeguard. The pool was built in 1931 and has been closed since a pipe burst last winter. Repairs will begin in May. On Monday evening, children danced in front of the locked gates, and Marsh cut a cake in the shape of a whale.`,
    persons: ['Dorothy Marsh/lifeguard:f'],
    places: ['pool', 'street?'],
    products: [],
  },
  {
    kind: 'family',
    text: `When we moved to the island, nobody knew us. Dad opened a bicycle repair shop in the old boathouse, and Mum taught at the school with eleven pupils. I had no friends, so I fished from the pier. One foggy morning a girl named Ines sat down next to me and unpacked two sandwiches. She showed me how to tie a better knot. By summer we were swimming to the buoy every evening, and Dad had to shout from the beach when dinner was ready.`,
    persons: ['narrator', 'father:m', 'mother:f', 'Ines/girl:f'],
    places: ['beach/harbour', 'classroom', 'workshop?', 'bedroom?'],
    products: ['bicycle?'],
  },
  {
    kind: 'training',
    text: `Safety at our bakery starts before sunrise. Wash your hands and tie back your hair before you enter the bakehouse. Pull the trays out of the oven with gloves, never with a towel. If flour falls on the floor, sweep it up at once, because it is slippery. Our head baker Yusuf has worked here for nineteen years and still has ten fingers. When a colleague is carrying a tray, step aside. At the end of your shift, switch off the mixer and wipe the tables.`,
    persons: ['Yusuf/baker:m', 'colleague?'],
    places: ['bakery'],
    products: ['gloves?'],
  },
  {
    kind: 'founder story',
    text: `In 2014 two students built a solar lamp in a garage in Nairobi. Wanjiru soldered, Peter sold. They rode from village to village on a motorbike and showed the lamp to families who read by candlelight. Some laughed at them. A chief in Kitui bought the first thirty. Today LumaSun employs ninety people in a bright factory, and Wanjiru signs every hundredth lamp with a marker. At night, she says, she likes to stand on the roof and count the lights in the valley.`,
    persons: ['Wanjiru:f', 'Peter:m', 'chief?'],
    places: ['garage', 'street?', 'workshop', 'rooftop'],
    products: ['lamp', 'scooter?', 'pen?'],
  },
  {
    kind: "children's tale",
    text: `Theo was afraid of the big slide in the park. All summer he sat on the bench with his bear and watched the other children. One afternoon a tiny girl in yellow boots climbed all the way up and got stuck. She began to cry. Theo put his bear on the bench, climbed the ladder and sat down behind her. They slid down together. His mother clapped, and even the bear seemed to smile. That evening Theo asked for boots, too. Yellow ones.`,
    persons: ['Theo:m', 'girl:f', 'mother:f', 'bear?'],
    places: ['park'],
    products: ['shoe', 'toy?'],
  },
  {
    kind: 'travel',
    text: `The driver carried our bags up to the old hotel above the bay. In the morning we rented a red scooter and followed the coast road until it ended at a chapel. Paolo wanted to swim, I wanted lunch. We did both. An old woman grilled octopus for us in her garden and would not take any money. On the last night there was a storm, and all the guests sat in the lobby with candles and played cards. I have never laughed so much in the dark.`,
    persons: ['narrator', 'Paolo:m', 'driver?', 'old woman:f'],
    places: ['church?', 'park', 'beach?', 'street?', 'living-room/lobby?'],
    products: ['scooter?', 'bag?'],
  },
  {
    kind: 'customer story',
    text: `Dr. Osei's waiting room is always full. Parents with coughing babies, a builder with a bandaged thumb, an old man who only wants to talk. Since January her patients book with MediLine on their phones and come when it is their turn. The room is quiet now. Dr. Osei drinks her coffee while it is hot, examines a baby's ears and has ten minutes for the old man, who tells her about his tomatoes. Last week he brought her a basket of them.`,
    persons: ['Osei/doctor:f', 'builder?', 'old man:m', 'baby?'],
    places: ['hospital'],
    products: ['app-screen/phone', 'basket?'],
  },
];
