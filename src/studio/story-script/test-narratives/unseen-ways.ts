import type { NarrativeFacts } from './narrative-facts.ts';

/** First tried after the rules were extended for unseen-days.ts; the first score is in docs/stories.md. */
export const unseenWays: NarrativeFacts[] = [
  {
    kind: 'everyday story',
    text: `Wait until you see what the robot did, said Grandpa. He had built it in the cellar out of an old vacuum cleaner and two spoons. Every evening it rolled into the living room and brought him his slippers. One night it brought the neighbour's cat. The cat hissed, Grandpa laughed, and Mrs Kim from next door stood in the doorway in her dressing gown. She stayed for tea. Now she comes every evening, and the robot brings two pairs of slippers.`,
    persons: ['grandfather:m', 'Mrs Kim:f', 'robot', 'cat?'],
    places: ['living-room', 'workshop'],
    products: ['shoe', 'vacuum?'],
  },
  {
    kind: 'founder story',
    text: `Twelve years ago, Ricardo washed dishes in a hotel in Manchester. At night he practised knife skills on cheap potatoes. The head chef, a loud woman called Moira, saw him one morning and handed him an apron. "You start on vegetables," she said. Last month Ricardo opened his own restaurant near the canal. On the first evening, Moira sat at table four and ate everything. She left her plate as clean as the ones he used to wash.`,
    persons: ['Ricardo:m', 'Moira/chef:f'],
    places: ['restaurant/kitchen', 'living-room/lobby?'],
    products: ['shirt?', 'knife?'],
  },
  {
    kind: 'training',
    text: `Your first day as a lifeguard. Arrive at the beach at eight and check the flags. Walk along the water with your radio and look for broken glass. Climb the tower and put on sun cream before the visitors come. Never read your phone on duty. When a swimmer waves with one arm, blow your whistle, grab the board and run. Your colleague will call the ambulance. After your shift, rinse the boards and write everything down in the logbook.`,
    persons: ['swimmer?', 'colleague?'],
    places: ['beach'],
    products: ['tube?', 'cream?', 'notebook?'],
  },
  {
    kind: 'travel',
    text: `We had been saving for a camper van since our wedding. In May, Jonas found one on a farm, green and full of hay. We painted it in the yard, sewed curtains and drove to Norway. The first night it snowed in the mountains, and the heater broke. We put on every jumper we owned and laughed until we fell asleep. In the morning a reindeer stood in front of the windscreen. Jonas made coffee on the little stove, and nobody said anything for an hour.`,
    persons: ['narrator', 'Jonas:m'],
    places: ['field', 'park?', 'mountains', 'car?'],
    products: ['car', 'cup?'],
  },
  {
    kind: 'news',
    text: `Police in Tarlow are looking for a man who leaves flowers on park benches. The first bouquet appeared on Valentine's Day beside the pond. Since then, more than sixty people have found roses, tulips or sunflowers with a short note. "Mine said that I have a kind face," said bus driver Aileen Brody. "I cried at the wheel." Officer Ben Costa stressed on Thursday that the man has not broken any law. The police only want to thank him.`,
    persons: ['man:m', 'Aileen Brody/driver:f', 'Ben Costa/officer:m'],
    places: ['park', 'lake?'],
    products: ['plant'],
  },
  {
    kind: 'advert',
    text: `Skin that itches, wakes you at three and keeps you scratching until the alarm rings. Ellie knew that for eleven years. Her doctor shrugged. Her mother bought cotton gloves. Then Ellie tried Dermaleaf, a cream made from oats and chamomile. She rubbed it on her arms after the shower, put on her pyjamas and slept through the night. Last weekend she wore a dress without sleeves to her cousin's wedding and danced until two. Dermaleaf. Sleep in your own skin.`,
    persons: ['Ellie:f', 'doctor?', 'mother?:f'],
    places: ['bedroom', 'bathroom?', 'church?'],
    products: ['cream', 'gloves?'],
  },
  {
    kind: "children's tale",
    text: `Little Snail wanted to see the sea. "It is far," said the frog by the pond. "It is dangerous," said the hen in the farmyard. Little Snail went anyway. He crawled through the wheat, over a bridge and along a road where cars roared past. A girl with a bucket found him and carried him down to the beach. He looked at the waves for a long time. Then he drew in his horns and said, "It is wetter than I thought."`,
    persons: ['Snail', 'frog', 'hen', 'girl:f'],
    places: ['beach', 'park?', 'field?', 'street?'],
    products: [],
  },
  {
    kind: 'everyday story',
    text: `The accident happened on the A7 in thick fog. Our truck lay on its side, and forty crates of oranges rolled across the road. A woman in a blue raincoat climbed out of her car and held my hand until the ambulance came. I never learned her name. In hospital I thought about her voice. Two years later I was buying bread in a bakery in Kassel when someone behind me asked for two pretzels. I knew that voice at once.`,
    persons: ['narrator', 'woman:f'],
    places: ['street/car', 'hospital', 'bakery'],
    products: ['bread?'],
  },
  {
    kind: 'everyday story',
    text: `At Willow Creek School, maths begins with a walk. Mr. Adeyemi takes his pupils into the forest, where they measure trees and count rings. Zoe, who hated fractions, cut an apple into eighths on a stump and suddenly understood. Back in the classroom they build a tower of sticks as high as the ceiling. Parents were sceptical at first. Now they ask whether they may come along. On Fridays, the headmistress brings a pot of soup.`,
    persons: ['Adeyemi:m', 'Zoe:f', 'headmistress/principal?:f'],
    places: ['classroom', 'forest'],
    products: ['meal?'],
  },
  {
    kind: 'family',
    text: `My mother worked at the airport for thirty years and never once flew. She cleaned the planes at night, and in the morning she told us about the places on the luggage tags. When she retired, my brother and I bought three tickets to Rio. She packed a week before. On the plane she held the window seat like a throne. When the wheels left the ground, she took our hands and did not let go until the clouds lay under us.`,
    persons: ['narrator', 'mother:f', 'brother:m'],
    places: ['airport'],
    products: [],
  },
  {
    kind: 'founder story',
    text: `A shoe that grows. It sounds like a joke, but Lindiwe needed one. Her twins ruined a pair every three months. In her garage in Durban she cut, glued and sewed until midnight, and in the morning the boys ran up and down the driveway to test. The eleventh pair survived. Today ZuluZip shoes have a heel that slides out by two sizes. A shop in every large city sells them. The twins are taller than their mother now and still get the first pair of each model.`,
    persons: ['Lindiwe:f', 'twin*2', 'boy*2?'],
    places: ['garage', 'shop?'],
    products: ['shoe'],
  },
  {
    kind: 'family',
    text: `Grandma Ottilie bakes plum cake every September. She sends us up the ladder with baskets, and we pick until our fingers are purple. In the kitchen she rolls out the dough and sings songs that nobody else remembers. The wasps come, too. Uncle Karl chases them with a newspaper and hits the lamp. At four o'clock all fourteen of us sit at the long table under the tree. Nobody speaks, because the cake is still warm.`,
    persons: ['Ottilie/grandmother:f', 'Karl/uncle:m', 'narrator?'],
    places: ['kitchen', 'park'],
    products: ['basket?', 'lamp?'],
  },
];
