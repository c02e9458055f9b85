import type { NarrativeFacts } from './narrative-facts.ts';

/** Written by outsiders and judged as pictures next to their text; the rules were tuned with them. */
export const ordinaryStories: NarrativeFacts[] = [
  {
    kind: 'advert',
    text: `Every winter, Ngozi's hands cracked from washing dishes at her restaurant. She tried creams from the pharmacy, but they left her fingers greasy. One rainy evening her sister Adaeze handed her a small tin of SheaDew balm. Ngozi rubbed a little on her knuckles before bed. After a week her skin was soft again, and she could knead bread without wincing. Now a tin sits beside the sink and another lives in her handbag. SheaDew. Kind to hard-working hands. Order yours today at sheadew.com.`,
    persons: ['Ngozi:f', 'Adaeze/sister:f'],
    places: ['restaurant', 'shop?', 'bathroom/kitchen?'],
    products: ['cream', 'bag?'],
  },
  {
    kind: 'founder story',
    text: `In 2016, Tomasz was driving a night bus in Gdansk. Between shifts he repaired old bicycles in his father's cellar. A neighbour offered him forty euros for one, and he realised people wanted bikes that last. He borrowed money from his aunt, rented a tiny workshop near the harbour and painted the door yellow. The first winter nobody came. Then a journalist wrote about him, and a queue formed along the pavement. Today eleven mechanics work at Rower Yard, and Tomasz still tightens the last bolt himself.`,
    persons: ['Tomasz:m', 'neighbour?', 'aunt?:f', 'journalist?'],
    places: ['train', 'workshop', 'street', 'harbour?'],
    products: ['bicycle'],
  },
  {
    kind: 'customer story',
    text: `Grace runs a flower shop on a busy corner in Leeds. Every Sunday night she sat at the kitchen table with a shoebox full of receipts, and her husband Colin went to bed alone. In March a customer told her about TallyBird. She took a photo of each receipt with her phone, and the app added everything up. Last Sunday, she closed her laptop at six o'clock. She and Colin ate fish and chips on the pier while the sun went down. "I got my weekends back," she says.`,
    persons: ['Grace:f', 'Colin/husband:m', 'customer?'],
    places: ['shop', 'kitchen', 'harbour'],
    products: ['phone/app-screen', 'laptop?', 'box?'],
  },
  {
    kind: 'training',
    text: `Welcome to the warehouse. Before you start, put on your helmet, your yellow vest and your safety boots. Your supervisor, Mr Okafor, will show you the fire exit. Never walk behind a forklift while it is reversing. Lift boxes with your knees, not your back. If you spill something, put out the warning sign and mop the floor straight away. When the alarm rings, leave everything and walk to the car park. If you are not sure, stop and ask.`,
    persons: ['Mr Okafor/supervisor:m'],
    places: ['warehouse', 'street/garage'],
    products: ['shirt', 'shoe?', 'box?'],
  },
  {
    kind: "children's tale",
    text: `Once upon a time, a small hedgehog called Pim lived under an apple tree. Pim was afraid of the dark. One night the wind blew so hard that his lantern went out. He heard someone crying behind the bushes. It was a baby owl who had fallen out of her nest. Pim forgot his fear and climbed the tree with the owl on his back. Mother Owl hugged them both. From then on, the owls sang to Pim every night, and the moon smiled over the hill.`,
    persons: ['Pim/hedgehog:m', 'owl*2?'],
    places: ['forest/field'],
    products: ['lamp?'],
  },
  {
    kind: 'news',
    text: `Heavy rain flooded the town of Millbrook on Tuesday morning. The river burst its banks at four o'clock, and water ran down the high street. Firefighters rescued thirty people by boat, including a woman of ninety and her two cats. Mayor Linda Petrov spoke to reporters outside the town hall. "We have never seen anything like this," she said. The school gym has become a shelter, where volunteers are handing out blankets and hot soup. The bridge will stay closed until Friday.`,
    persons: ['Linda Petrov/mayor:f', 'woman?:f'],
    places: ['street', 'gym'],
    products: [],
  },
  {
    kind: 'family',
    text: `My grandmother Rosa kept chickens behind the house. On summer mornings my brother Luis and I ran barefoot across the grass to collect the eggs. She made us pancakes, and Grandpa read the newspaper aloud even though nobody listened. When I was nine, Grandpa died. Rosa sat on the porch for weeks and did not speak. So Luis brought her a chick in a shoebox. She looked at it, and she laughed. Yesterday my daughter found her first egg, and I called Rosa to tell her.`,
    persons: ['narrator', 'Rosa/grandmother:f', 'Luis/brother:m', 'grandfather:m', 'daughter?:f'],
    places: ['park/field', 'living-room?'],
    products: ['box?'],
  },
  {
    kind: 'how-to',
    text: `Here is how to repot a houseplant. First, spread newspaper over the table and water the plant an hour before. Turn the pot upside down and gently pull the plant out. Shake off the old soil and cut away any brown roots with scissors. Put some pebbles at the bottom of a bigger pot, then fill it halfway with fresh compost. Set the plant in the middle and press the soil down with your fingers. Place it by a bright window, and wait a week before you feed it.`,
    persons: [],
    places: ['living-room?', 'kitchen?'],
    products: ['plant', 'scissors?'],
  },
  {
    kind: 'travel',
    text: `We landed in Lisbon at midnight with one suitcase and no plan. In the morning, Mei and I climbed the steep streets to the castle and watched the trams rattle past. A fisherman grilled sardines for us on the beach. On the third day it poured, so we hid in a bookshop and drank coffee until it closed. Mei lost her hat on the ferry. At sunset an old man played the guitar on the steps, and we danced. I did not want to go home.`,
    persons: ['Mei:f', 'narrator', 'fisherman?:m', 'old man?:m'],
    places: ['street', 'beach', 'library', 'harbour/boat'],
    products: ['guitar?', 'suitcase?'],
  },
  {
    kind: 'founder story',
    text: `Dr Samira Haddad grew up in a village without a clinic. When she was seven, her mother carried her two hours through the snow to find a doctor. She never forgot it. She studied by candlelight, won a scholarship and became a surgeon in Paris. But in 2019 she packed her bags and went home. With help from the villagers, she built a small clinic out of stone. On opening day, ninety patients waited at the gate. Her mother cut the ribbon, and everybody cheered.`,
    persons: ['Samira/Haddad:f', 'mother:f'],
    places: ['street?', 'hospital'],
    products: ['bag?'],
  },
  {
    kind: 'advert',
    text: `Still carrying your shopping in bags that tear? Meet the Trundle, the folding cart that fits under your arm. Kofi takes it to the market on Saturdays. He fills it with melons, potatoes and a bottle of olive oil, and pulls it up the stairs to his flat on the fourth floor. Even his grandson rides in it. It rolls over cobbles, through puddles and onto the train. When you are done, fold it and hang it behind the door. Trundle. Forty-nine pounds, free delivery.`,
    persons: ['Kofi:m', 'grandson?:m'],
    places: ['market', 'living-room?', 'train?'],
    products: ['suitcase/bag', 'bottle?'],
  },
  {
    kind: "children's tale",
    text: `Jasper the teacher never missed a day of school. He rode his horse to the village every morning, even in thick fog. One Monday he found the classroom empty. The children had hidden in the barn, because it was his birthday. They jumped out from behind the hay with a chocolate cake and a banner. Little Wren gave him a red scarf that she had knitted herself. Jasper blew out the candles and wiped his eyes. He wore the scarf all the way home under the stars.`,
    persons: ['Jasper/teacher:m', 'kid*2?', 'Wren'],
    places: ['classroom', 'street?', 'barn?', 'field?'],
    products: ['shirt'],
  },
];
