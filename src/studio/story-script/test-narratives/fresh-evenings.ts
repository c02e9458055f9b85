import type { NarrativeFacts } from './narrative-facts.ts';

/** First tried after the rules were extended for fresh-mornings.ts; the first score is in docs/stories.md. */
export const freshEvenings: NarrativeFacts[] = [
  {
    kind: 'advert',
    text: `Three alarms and still late. That was Devon every single morning. He tried a louder phone, a cold shower and a roommate with a pan. Then he put the Dawnlight lamp beside his bed. It glows a little brighter every minute, like a sunrise. On Monday he woke up before the birds. On Tuesday he made breakfast for his roommate in the kitchen. By Friday his boss asked if he was ill. Dawnlight. Wake up on your own side of the bed.`,
    persons: ['Devon:m', 'roommate', 'boss?'],
    places: ['bedroom', 'kitchen', 'bathroom?', 'office?'],
    products: ['lamp', 'phone?', 'pan?'],
  },
  {
    kind: 'founder story',
    text: `Two years ago I burned every candle I made. My flat smelled like a chemistry lesson. I am Farah, and I learned to pour wax from videos at midnight. My first customer was my aunt, who bought twelve and lit none. Then a café owner on the corner put my fig candle on each table. People asked where it came from. Now I rent a small workshop near the canal, and three students help me pour on weekends. Each candle still has my thumbprint on the bottom.`,
    persons: ['Farah/narrator:f', 'aunt:f', 'owner', 'student*3?', 'student?'],
    places: ['living-room', 'cafe', 'workshop'],
    products: ['candle'],
  },
  {
    kind: 'everyday story',
    text: `The first snow came on a Tuesday, and school was closed. Ella and her brother Noah ran into the garden in their pyjamas. They rolled three balls and stacked them. Noah took a carrot from the kitchen for the nose. Ella gave the snowman her grandfather's old hat. At night she heard the wind and worried. In the morning the hat lay on the doorstep with a note: "Thank you, but I am not cold." Their grandfather has never admitted anything.`,
    persons: ['Ella:f', 'Noah/brother:m', 'grandfather?:m', 'snowman?'],
    places: ['park', 'bedroom?', 'living-room?', 'kitchen?', 'classroom?'],
    products: ['shirt'],
  },
  {
    kind: 'customer story',
    text: `My knees gave up before I did. I am a tiler, sixty-one years old, and every bathroom in this town has a bit of my pain in it. My son bought me the Kneesaver pads for Christmas. I laughed. On Monday I strapped them on in a hotel bathroom and worked until four. That evening I climbed the stairs at home without holding the rail. My wife watched from the sofa. "Who are you?" she said. I ordered a second pair for the van.`,
    persons: ['narrator', 'son:m', 'wife:f'],
    places: ['bathroom', 'living-room'],
    products: ['belt?', 'car?', 'sofa?'],
  },
  {
    kind: 'everyday story',
    text: `Lucía rides a grey horse called Nube along the beach before the tourists wake up. Her father says that the horse is too old for it. Nube disagrees. Yesterday a wave came in so fast that they were both wet to the ears. A photographer with a long lens ran after them and showed her the picture on his camera. In it Nube seems to laugh. Now the photograph hangs in the stable above the hay, where Nube can see it.`,
    persons: ['Lucía:f', 'Nube/horse', 'photographer:m', 'father?:m'],
    places: ['beach', 'barn'],
    products: ['camera'],
  },
  {
    kind: 'training',
    text: `How to use the coffee machine in our office. Fill the tank with fresh water up to the line. Put a clean cup on the tray. Press the left button for espresso and the right one for a large coffee. Wait until the light stops blinking. Empty the drip tray when it is red. If nothing works, do not hit the machine. Call Fatima on the second floor. She has a spare filter and endless patience.`,
    persons: ['Fatima:f'],
    places: ['office'],
    products: ['coffee-machine', 'cup?'],
  },
  {
    kind: 'news',
    text: `The village of Oberau has a new bus driver, and she is seventy-four. Helga Brandt drove school buses for forty years before she retired. When line six was about to be cancelled, she walked into the town hall and asked for the keys. "I was bored," she told reporters. Mayor Anton Seidl signed the contract on the spot. Each morning eleven children and one goat owner ride with her. Passengers say that she knows every stop by heart.`,
    persons: ['Helga Brandt/driver:f', 'Anton Seidl/mayor:m', 'reporter?', 'reporter*2?', 'kid*2?', 'owner?'],
    places: ['office/lobby', 'train', 'street?'],
    products: [],
  },
  {
    kind: 'travel',
    text: `I had one day in Lisbon and a broken suitcase. The wheel came off on the first hill. At a small shop behind the cathedral, an old man named Duarte looked at it and shook his head. He disappeared into the back and came out with a wheel from a pram. While he worked, his wife brought me coffee and a custard tart. They would not take any money. I rolled to the airport with one black wheel and one blue. I still have not replaced it.`,
    persons: ['narrator', 'Duarte/man:m', 'wife:f'],
    places: ['shop', 'airport', 'mountains?', 'street?', 'church?'],
    products: ['suitcase', 'cup?'],
  },
  {
    kind: 'everyday story',
    text: `Grandma plays video games now. It started when Theo forgot his controller at her house. She wanted to see what the fuss was about. By Sunday she had beaten all his records. She sits on the sofa in her cardigan, her glasses on her nose, and shouts at a boy in Norway through the headset. Theo brings her tea and learns. Last week they played together until the neighbours knocked. "Five more minutes," said Grandma.`,
    persons: ['grandmother:f', 'Theo:m', 'boy?:m', 'neighbour?', 'neighbour*2?'],
    places: ['living-room'],
    products: ['game-pad', 'headphones?', 'sofa?', 'glasses?', 'app-screen?', 'cup?'],
  },
  {
    kind: 'advert',
    text: `Your cat does not care about your sofa. Mine had shredded two before I found Scratchy, a scratching tower made of sisal. I set it up in the living room on a Friday night. My cat Pixel sniffed it, climbed to the top and fell asleep. On Saturday my boyfriend Oskar came over and asked where the holes in the cushions had gone. There were none. Scratchy costs less than one visit from the upholsterer. Your cat will thank you. In her way.`,
    persons: ['narrator', 'Pixel/cat', 'Oskar/boyfriend:m'],
    places: ['living-room'],
    products: ['sofa?', 'toy?', 'pillow?'],
  },
  {
    kind: 'founder story',
    text: `Our bakery began with a mistake. Samira set the oven too high and forgot a tray of flatbread. The crust was black in places and wonderful. She took it to the farmers' market in a basket, and it was gone by nine. I left my job at the insurance company in March. We found an empty bakery with a stone oven and slept on flour sacks for a week. Today, people queue down the street for burnt bread. We still set the oven too high.`,
    persons: ['narrator', 'Samira:f'],
    places: ['bakery', 'market', 'street', 'kitchen?', 'office?'],
    products: ['bread', 'basket?'],
  },
  {
    kind: 'everyday story',
    text: `Dr. Mensah always hums when she drills. Most of her patients find it comforting. Little Ivo did not. He sat in the dentist's chair with his mouth shut like a clam. So Dr. Mensah lay down in the chair herself, handed him the mirror and opened wide. He counted her teeth twice and found one filling. "You should brush better," he said. Then they swapped. He went home with a new toothbrush and told his sister everything.`,
    persons: ['Mensah/doctor/dentist:f', 'Ivo:m', 'sister?:f', 'patient?'],
    places: ['dentist', 'living-room?'],
    products: ['toothbrush', 'chair?'],
  },
];
