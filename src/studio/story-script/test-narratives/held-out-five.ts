import type { NarrativeFacts } from './narrative-facts.ts';

export const heldOutFive: NarrativeFacts[] = [
  {
    kind: 'founder story',
    text: `Two years ago, Hannah Lindqvist burned her hand on a pan for the third time in a week. She was a line cook in a busy restaurant in Malmö, and nobody there had time for bandages.

At home she cut up an old wetsuit and sewed it around the handle. Her roommate Freja laughed, tried it, and stopped laughing. The head chef ordered twelve the next morning.

Today Hannah's company, Kallt, sells its cool-handled pan in nine countries. She still tests every new model herself, over the highest flame she can find, with her bare right hand.`,
    persons: ['Hannah/Lindqvist:f', 'Freja/roommate:f', 'chef/head chef'],
    places: ['restaurant', 'living-room?', 'kitchen?'],
    products: ['pan'],
  },
  {
    kind: 'advert',
    text: `Theo is four and he will not brush his teeth. He hides under the bed. He hides in the wardrobe. Once he hid in the bathtub with his clothes on.

His mother has tried songs, stickers and bribes. His father has tried silence. Then Grandma comes to visit and takes a green toothbrush out of her bag. "It's a dinosaur," she whispers. "It's hungry."

Theo opens his mouth as wide as a cave. In the bathroom mirror, the dinosaur eats every crumb, and growls when it is done. Dinobrush. Bedtime is saved.`,
    persons: ['Theo:m', 'mother:f', 'father:m', 'Grandma/grandmother:f'],
    places: ['bedroom', 'bathroom'],
    products: ['toothbrush', 'bag?'],
  },
  {
    kind: 'customer story',
    text: `Nadia Rahman drives a night bus through Manchester. For nine years she ate crisps for dinner, alone, in the depot at three in the morning.

Her doctor told her what would happen if she went on like that. So her sister signed her up for FreshCrate, and now a box with three dinners is on her doorstep every Sunday. She cooks them at noon and carries one to work.

Last Tuesday a young man in a suit got on at the station, sat down behind her and sniffed. "What is that?" he asked. Nadia laughed so hard that she nearly missed the lights.`,
    persons: ['Nadia/Rahman:f', 'doctor', 'sister:f', 'man/young man:m'],
    places: ['warehouse?', 'train', 'living-room?', 'kitchen?'],
    products: ['box', 'bag?'],
  },
  {
    kind: "children's tale",
    text: `A little fox named Juniper lived under the roots of an oak tree. She collected things that people had lost: a button, a glove, a key, a pair of spectacles.

One morning she heard somebody crying on the path. It was a girl with long braids. "I have lost my grandmother's ring," the girl sobbed, "and the wedding is today."

Juniper ran home as fast as she could. She dug in the leaves until something shone. When she put the ring on the girl's shoe, the girl bowed to her, very seriously, as one does to a queen. Far away in the village, the bells began to ring.`,
    persons: ['Juniper/fox:f', 'girl:f', 'grandmother?', 'queen?'],
    places: ['forest', 'street?'],
    products: ['ring', 'glasses?', 'shoe?'],
  },
  {
    kind: 'training',
    text: `Lifting is the most common cause of injury in our warehouse. Meet Andre. Andre has worked here for six years and he has a bad back, because nobody told him what you are about to hear.

Stand close to the box. Bend your knees, not your back. Ask Priya, our safety officer, for a belt if the load is over twenty kilos.

Last month, Andre's colleague Stefan tried to carry a washing machine down the loading ramp by himself. He spent two weeks in hospital. Don't be Stefan.`,
    persons: ['Andre:m', 'Priya/officer/safety officer:f', 'Stefan/colleague:m'],
    places: ['warehouse', 'hospital?'],
    products: ['box?'],
  },
  {
    kind: 'news',
    text: `Commuters in Lyon were delayed for an hour on Wednesday morning when a swan sat down on the tracks and refused to move.

The driver of the 7:42 train, Mathilde Garnier, climbed out and tried to reason with it. "It hissed at me," she said. A railway worker offered it a sandwich, without success.

In the end an eight-year-old passenger, Hugo, opened his blue umbrella in front of the bird. The swan looked at it, got up, and walked away. Passengers applauded from the windows of the train.`,
    persons: ['Mathilde/Garnier/driver:f', 'swan', 'worker?', 'Hugo/passenger:m'],
    places: ['train'],
    products: ['umbrella'],
  },
  {
    kind: 'story',
    text: `My grandfather built this guitar in the winter of 1961, in a shed without heating. He used the door of a piano and the back of a wardrobe.

He taught my mother on it, and my mother taught me. When I was sixteen I dropped it down the stairs of a club in Berlin, and I sat on the last step and cried. A stranger with tattooed hands picked up the pieces. His name was Rolf, and he was a luthier.

It took him four months. He would not take any money. Every year, on my birthday, I play the first song for him, on a small stage above the river, and the old guitar sounds as if nothing had ever happened.`,
    persons: ['grandfather:m', 'mother:f', 'Rolf/stranger/luthier:m', 'narrator/I?'],
    places: ['workshop', 'stage', 'restaurant?', 'beach?'],
    products: ['toy/guitar?'],
  },
  {
    kind: 'advert',
    text: `The interview is at nine. It is eight forty, it is raining, and Camila's only good blouse has a coffee stain the size of a plate.

She stands in the ladies' room of the office tower and stares at herself. A cleaner with silver hair looks at the stain, looks at Camila, and pulls a small white pen out of her apron. "Hold still," she says. Three strokes. The stain is gone.

At nine, Camila walks into the meeting room. The manager shakes her hand. And in the corridor, the cleaner clips the pen back to her pocket and smiles. Blanc. It fits in your pocket.`,
    persons: ['Camila:f', 'cleaner:f', 'manager'],
    places: ['bathroom?', 'office?', 'meeting-room', 'living-room?'],
    products: ['pen', 'shirt?'],
  },
  {
    kind: 'customer story',
    text: `Bernard and Lucille have been married for fifty-one years, and for the last ten of them Lucille has not heard a word he said. She nodded. He talked to the cat.

Their son, an electrician in Toulouse, bought her a pair of Claro hearing aids for her birthday. She left them in a drawer until August. Then she put them in, at breakfast, on the terrace, to please him.

"Bernard," she said after a while. "Have you always whistled like that?" He had. She has taken him to the market with her every Saturday since, and he whistles all the way.`,
    persons: ['Bernard:m', 'Lucille:f', 'son/electrician:m', 'cat?'],
    places: ['park?', 'shop?', 'living-room?', 'kitchen?'],
    products: ['headphones'],
  },
  {
    kind: 'advert',
    text: `What does a mountain guide take on a glacier? Lukas Brunner takes rope, chocolate and one pair of boots. He has worn Gletsch boots since he was an apprentice, and he is fifty-eight.

His clients come with new ones every year. On the first day they complain about blisters. On the second day they ask him, quietly, where he bought his.

This summer his daughter Mia led her first group to the summit. She had his rope. She had his chocolate. And on her feet, resoled for the fifth time, she had his old boots.`,
    persons: ['Lukas/Brunner/guide:m', 'Mia/daughter:f', 'client*2?'],
    places: ['mountains'],
    products: ['shoe', 'box?'],
  },
];
