import type { NarrativeFacts } from './narrative-facts.ts';

/** Written after the rules were complete, about trades and goods missing from the other tables. */
export const unseenTrades: NarrativeFacts[] = [
  {
    kind: 'customer story',
    text: `Every Tuesday evening, Marcus swims forty lengths at the local pool. His goggles fog up after ten minutes and he has to stop at every turn. "I spend more time wiping than swimming," he tells his coach. His coach, Petra, hands him a pair of ClearLane goggles. For the first time he sees the tiles at the bottom of the lane. By spring he wins his first race, and Petra cheers from the side.`,
    persons: ['Marcus:m', 'Petra/coach:f'],
    places: ['pool'],
    products: ['glasses'],
  },
  {
    kind: 'customer story',
    text: `Aunt Rosalind has cut hair in her salon on Mill Lane for thirty years. Last winter her hands began to ache, and she thought about closing. Her niece Beth brought her a pair of light scissors called FeatherCut. At first Rosalind laughed at them. A week later she cut nine heads before lunch and danced home through the snow.`,
    persons: ['Rosalind/aunt:f', 'Beth/niece:f'],
    places: ['salon', 'street?'],
    products: ['scissors'],
  },
  {
    kind: 'everyday story',
    text: `The fishing boat came back to the harbour at dawn with empty nets. Old Tomas sat on the quay and counted his coins. His granddaughter Lena, who is eleven, showed him an app on her phone that maps the shoals of herring. "The fish moved north, Grandpa," she said. The next night they sailed north together. In the morning the whole village stood on the pier and clapped.`,
    persons: ['Tomas/grandfather:m', 'Lena/granddaughter:f'],
    places: ['harbour', 'beach?'],
    products: ['app-screen', 'phone?'],
  },
  {
    kind: 'customer story',
    text: `I used to dread the dentist. The drill, the smell, the bright light. Then Dr. Okafor gave me a small music pillow named Lull to rest my head on. Waves, rain, a slow piano. When I opened my eyes, she was already smiling and taking off her gloves. I walked out into the sunshine and called my mother.`,
    persons: ['narrator', 'Okafor/dentist/doctor:f', 'mother?'],
    places: ['dentist', 'street?'],
    products: ['pillow'],
  },
  {
    kind: 'work story',
    text: `Twelve hundred parcels a night go through the warehouse where Dawid works. His back gave out in March. His boss, Ms. Lind, bought the night shift a lifting belt, the Atlas Strap. Dawid was sceptical. On Friday he carried the last box to the truck, stood up straight, and went home to play football with his sons in the garden.`,
    persons: ['Dawid:m', 'Lind/boss:f', 'son*2?'],
    places: ['warehouse', 'park?'],
    products: ['belt', 'ball?', 'box?'],
  },
  {
    kind: 'sports story',
    text: `Nia runs the 400 metres. At the stadium she lost her last three races by a breath. Her trainer, Coach Adeyemi, filmed every stride with a little camera that clips to a cap. In the evening they watched the videos on a laptop in her kitchen. "You look down at the last bend," he said. On Saturday she looked up and crossed the line first.`,
    persons: ['Nia:f', 'Adeyemi/coach/instructor'],
    places: ['track', 'kitchen'],
    products: ['camera', 'laptop?', 'shirt?'],
  },
  {
    kind: 'everyday story',
    text: `On a rainy Monday Priya missed the bus for the third time. Her shoes were soaked and her laptop bag was dripping. At the office her colleague Jonas lent her his folding scooter. She rode home through the puddles, laughing. Now the two of them ride to work together every morning, and nobody waits at the bus stop.`,
    persons: ['Priya:f', 'Jonas/colleague:m'],
    places: ['office', 'street'],
    products: ['scooter', 'bag?', 'shoe?'],
  },
  {
    kind: 'everyday story',
    text: `Sister Agnes has rung the church bells by hand since she was a girl. The rope burned her palms. One Sunday a boy named Theo left a pair of leather gloves in the pew with a note: "For the lady of the bells." She wore them at Christmas, and the whole village heard every single note.`,
    persons: ['Agnes:f', 'Theo/boy:m'],
    places: ['church'],
    products: ['gloves'],
  },
  {
    kind: 'work story',
    text: `Our museum was empty on weekdays. The guard, Mr. Pell, read crosswords under a painting of a ship. Then our intern Saki made audio stories for children, on headphones shaped like owls. Last Wednesday forty children sat on the floor of the gallery in silence. Mr. Pell listened, too, and cried a little.`,
    persons: ['Pell/security guard:m', 'Saki/intern'],
    places: ['gallery'],
    products: ['headphones'],
  },
  {
    kind: 'customer story',
    text: `Bruno the beagle hates baths. When he hears water he hides under the bed. His owner Clara tried treats, songs and a raincoat. Then she bought a soft brush called PawSpa. Bruno stepped into the tub by himself and closed his eyes. That night he slept on clean sheets and dreamed of ducks.`,
    persons: ['Bruno/dog:m', 'Clara/owner:f'],
    places: ['bedroom', 'bathroom'],
    products: ['brush'],
  },
  {
    kind: 'everyday story',
    text: `My grandfather restores old radios in his shed. He is eighty-three and his eyes are tired. For his birthday my sister Ines and I gave him a desk lamp with a magnifying glass. He switched it on and did not say a word for a minute. Then he found the crack he had been looking for since June, and jazz filled the shed.`,
    persons: ['narrator', 'grandfather:m', 'Ines/sister:f'],
    places: ['workshop'],
    products: ['lamp', 'speaker?'],
  },
  {
    kind: 'founder story',
    text: `Kofi opened a food truck with his best friend Malik beside the river. Nobody came. On the third day they put a giant red umbrella over the tables and wrote one word on it: Mango. By noon the line reached the bridge. A woman in a yellow dress ordered six mango bowls and asked for the recipe. Kofi only winked.`,
    persons: ['Kofi:m', 'Malik/friend:m', 'woman?:f'],
    places: ['street/park/restaurant'],
    products: ['umbrella', 'meal?'],
  },
];
