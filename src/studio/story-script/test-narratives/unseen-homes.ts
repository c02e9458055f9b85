import type { NarrativeFacts } from './narrative-facts.ts';

/** The facts were written down before the first run. */
export const unseenHomes: NarrativeFacts[] = [
  {
    kind: 'customer story',
    text: `Nobody in our house could find anything. My husband Pedro lost his keys every morning, and our son Hugo lost one shoe. Then I bought a label maker and a weekend was gone. Now every shelf in the hallway has a name. On Monday Pedro found his keys in four seconds and kissed the little machine.`,
    persons: ['narrator', 'Pedro/husband:m', 'Hugo/son:m'],
    places: ['living-room'],
    products: ['box?', 'shoe?'],
  },
  {
    kind: 'everyday story',
    text: `Ilse is ninety and plays table tennis. Every Thursday she takes the tram to the sports hall with her racket in a plastic bag. Her great-grandson Jonah gave her a proper backpack for her birthday, bright orange, with wheels. "I am not a tourist," said Ilse. But she beat everyone that evening, and now she never leaves home without it.`,
    persons: ['Ilse:f', 'Jonah:m'],
    places: ['train?', 'gym'],
    products: ['backpack', 'bag?'],
  },
  {
    kind: 'advert',
    text: `Your plants know when you are on holiday. Mine did. I came home to eleven brown ferns and one angry cactus. My neighbour Bettina laughed and lent me three glass bulbs that water the pots by themselves. This summer I stayed away for two weeks. When I opened the door, the living room looked like a jungle. Dewdrop. Go on, leave.`,
    persons: ['narrator', 'Bettina/neighbour:f'],
    places: ['living-room'],
    products: ['plant?', 'lamp?', 'bottle?', 'box?'],
  },
  {
    kind: 'founder story',
    text: `Two sisters from Porto, Carla and Ines, could not agree on anything except chocolate. In their grandmother's kitchen they melted, burned and threw away forty kilos. In 2019 they sold the first bars at a market stall in the rain. An old man bought one, walked away, came back and bought the rest. Today Duas Irmãs ships to thirty countries.`,
    persons: ['Carla:f', 'Ines:f', 'grandmother?', 'man/old man?'],
    places: ['kitchen', 'shop/street'],
    products: ['box'],
  },
  {
    kind: 'training',
    text: `New colleagues start at the loading bay. First, Omar shows Felicia where the helmets hang. Then he explains the forklift and the yellow line that no one on foot may cross. Felicia scans the first pallet with the hand scanner. When the light turns green, Omar gives her a thumbs up. At four o'clock they sweep the floor together.`,
    persons: ['Omar:m', 'Felicia:f'],
    places: ['warehouse'],
    products: ['shirt?', 'phone?'],
  },
  {
    kind: 'sports story',
    text: `Tess fell off her bike on the first day of the tour. Her knee bled and her front wheel was bent. In the evening the mechanic, Luc, mended the bike in the hotel garage and taped a tiny bell to the handlebar. "So the mountains hear you coming," he said. She rang it at the top of every pass. On the last day she won the stage and gave the bell to Luc.`,
    persons: ['Tess:f', 'Luc/mechanic:m'],
    places: ['garage', 'mountains', 'street?'],
    products: ['bicycle'],
  },
  {
    kind: 'children’s story',
    text: `Olive the owl could not sleep in the daytime. The sun was too bright and the squirrels were too loud. Her friend Badger knitted her a night cap out of moss. She pulled it over her eyes and the forest went quiet. Soon every owl wanted one, and Badger had to open a shop in the hollow oak.`,
    persons: ['Olive/owl:f', 'Badger/badger'],
    places: ['forest', 'shop?'],
    products: ['shirt?'],
  },
  {
    kind: 'customer story',
    text: `Mrs. Adler's hearing aids whistled in church. Her grandson Timo took her to a shop in the old town, where a young woman called Farida tested her ears with birdsong. The new ones are as small as beans. On Sunday Mrs. Adler heard the choir, the rain on the windows, and Timo whispering that he was hungry.`,
    persons: ['Adler/grandmother:f', 'Timo/grandson:m', 'Farida:f'],
    places: ['church', 'shop/street'],
    products: ['headphones'],
  },
  {
    kind: 'work story',
    text: `At five in the morning Kenji slices fish at the counter of his tiny restaurant. His father's knife is forty years old and as thin as paper. One day the tip broke off. His wife Naomi drove six hours to a smith in the mountains. She came back with the same knife, shorter and sharper. "Now it has a story," she said, and Kenji bowed to her.`,
    persons: ['Kenji:m', 'Naomi/wife:f', 'father?'],
    places: ['restaurant', 'mountains?'],
    products: ['knife'],
  },
  {
    kind: 'everyday story',
    text: `Every night at nine Sofia's baby starts to cry. She sings, she rocks, she walks up and down the hallway. Her brother Dario sends her a night light shaped like a snail that hums like the inside of a car. On the first night the baby listens with open mouth. At ten past nine both of them are asleep on the sofa.`,
    persons: ['Sofia:f', 'Dario/brother:m', 'baby'],
    places: ['living-room'],
    products: ['lamp'],
  },
];
