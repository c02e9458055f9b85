import type { NarrativeFacts } from './narrative-facts.ts';

/** Written by outsiders for storyboards that were judged by eye; the rules were tuned with them. */
export const judgedStories: NarrativeFacts[] = [
  {
    kind: 'advert',
    text: `Sunday mornings used to start with an argument about who walks to the bakery. Tom pulls the blanket over his head while his wife Leila hunts for a clean jumper.

Then the Kornbox arrived on their doorstep. Leila tears open the cardboard and lifts out a bag of frozen rolls. Twelve minutes later she takes a hot tray from the oven, and the whole kitchen smells of bread.

Their two children run down the stairs in pyjamas. Tom spreads butter on a warm roll and grins.

Kornbox. Fresh bread, slippers on.`,
    persons: ['Tom:m', 'Leila/wife:f', 'kid*2?'],
    places: ['bedroom?', 'living-room?', 'kitchen', 'shop?'],
    products: ['bread'],
  },
  {
    kind: 'founder story',
    text: `Nadia Haddad was a hotel housekeeper for eleven years. Every evening she rubbed cream into her cracked hands on the night bus home.

One winter she cut an old raincoat into strips and sewed a pair of thin gloves at the kitchen table. Her colleague Bea tried them on while scrubbing a bathtub and refused to give them back.

In 2017 Nadia borrowed 6,000 euros from her brother and rented a sewing machine in a damp cellar. She carried the first forty pairs to hotels in a shopping trolley.

Today Second Skin has 23 employees in a bright workshop in Lyon. On Fridays Nadia still cleans the staff kitchen herself, in her own gloves.`,
    persons: ['Nadia/Haddad:f', 'Bea/colleague:f', 'brother?:m'],
    places: ['train', 'kitchen', 'workshop'],
    products: ['gloves', 'cream?'],
  },
  {
    kind: 'customer story',
    text: `Graham runs a plant nursery outside Exeter with his daughter Holly. Last July the sprinklers failed on the hottest weekend of the year, and he found nine hundred dead lavender plants in the greenhouse.

"I sat down on an upturned bucket and cried," he says. Holly phoned DripWise the next morning. Two technicians crawled between the benches and pushed small sensors into the soil.

Now Graham checks the moisture on his phone from the pub. When a valve stuck in August, an alarm woke Holly at three and she ran across the yard in her nightdress.

This year not a single tray was lost. Graham handed the technicians a basket of tomatoes.`,
    persons: ['Graham:m', 'Holly/daughter:f', 'technician*2?'],
    places: ['park/workshop/field', 'restaurant?'],
    products: ['app-screen', 'plant?'],
  },
  {
    kind: 'training',
    text: `Before you touch the slicer, take off rings and watches and tie back your hair. Marek, our butcher, shows the new trainee Aisha the steel glove hanging by the sink.

Aisha pulls the glove over her left hand. She checks that the blade is set to zero before she plugs in the machine. Never reach over the blade to catch a slice.

If you cut yourself, switch off the machine and press a clean cloth on the wound. Marek opens the first aid box on the wall and calls the shift manager.

At the end of the day Aisha wipes the blade from the middle outwards. Then she signs the cleaning sheet on the door.`,
    persons: ['Marek/butcher:m', 'Aisha/trainee:f', 'manager/team leader?'],
    places: ['kitchen/shop'],
    products: ['gloves', 'knife?'],
  },
  {
    kind: 'children’s story',
    text: `Pip was a very small hedgehog who was afraid of the dark. Each night he rolled himself into a ball under the garden shed and counted to a hundred.

One night a snail called Odile knocked on his door. "I have lost my way to the pond," she sobbed. Pip looked at the black grass and swallowed hard.

He took a firefly in a jar and walked ahead, one paw at a time. They crossed the lawn, crept past the sleeping cat and climbed over a fallen rake.

At the pond a hundred stars floated on the water. Odile kissed him on the nose, and Pip walked home without the jar.`,
    persons: ['Pip/hedgehog:m', 'Odile/snail:f', 'cat?'],
    places: ['park', 'lake?'],
    products: ['jar'],
  },
  {
    kind: 'news',
    text: `A 94-year-old woman from Leeds has passed her motorcycle test at the first attempt. Dorothy Finch rode through the rain on Tuesday and collected only two minor faults.

Examiner Paul Reeves said he had checked her date of birth twice. Her grandson Callum, who had taught her in a supermarket car park, waited at the gate with a bunch of roses.

Finch used to deliver telegrams by bicycle in the 1940s. She bought the red scooter last spring with money from the sale of her piano.

On Saturday she plans to ride to Whitby and eat fish and chips on the harbour wall.`,
    persons: ['Dorothy/Finch:f', 'Paul/Reeves:m', 'Callum/grandson:m'],
    places: ['street', 'beach/harbour?'],
    products: ['scooter', 'bicycle?'],
  },
  {
    kind: 'advert',
    text: `Six o'clock, and Jonas is stuck on the motorway with a crying toddler in the back seat. His boss calls for the third time.

At home the fridge holds half a lemon and an old jar of mustard. Jonas leans against the open door and sighs.

His neighbour Mrs. Okafor rings the bell with a bowl of steaming soup from Löffel & Co. He had ordered it by phone in the lunch break and forgotten. Little Emil sits in his high chair with carrots on his cheeks.

Later father and son fall asleep on the sofa. Löffel & Co: somebody has cooked for you.`,
    persons: ['Jonas:m', 'baby?', 'boss?', 'Okafor/neighbour:f', 'Emil:m'],
    places: ['car', 'kitchen', 'living-room'],
    products: ['meal', 'jar?'],
  },
  {
    kind: 'founder story',
    text: `When Carmen Ruiz took over her grandfather's shoe repair shop in Valencia, there were eleven customers left. He gave her a hammer, a leather apron and a drawer full of unpaid bills.

She filmed herself resoling a pair of hiking boots and posted it at midnight. By breakfast two million people had watched it. A postman dragged three sacks of broken shoes through the door.

Her grandfather came out of retirement and taught four apprentices how to stitch a welt. Carmen shook hands with a boot maker from Portugal and opened a second shop by the station.

The old man sits in the window now and waves at the schoolchildren.`,
    persons: ['Carmen/Ruiz:f', 'grandfather:m', 'mail carrier?', 'maker?'],
    places: ['workshop', 'shop?'],
    products: ['shoe'],
  },
  {
    kind: 'customer story',
    text: `For two years nurse Ingrid Solberg wrote her shift plans on a whiteboard in the corridor. Whenever somebody fell ill, she spent her evening on the phone begging colleagues to step in.

Her ward in Bergen switched to Vakta in March. Ingrid drags a name on her tablet and the replacement gets a message at once. Dr. Amir Khan swapped his night shift while he stood in the queue at the canteen.

"The first free evening I went swimming in the fjord," Ingrid laughs. Overtime fell by 31 percent within half a year.

The whiteboard hangs in the staff room today, and the nurses' children paint on it.`,
    persons: ['Ingrid/Solberg:f', 'Amir/Khan:m'],
    places: ['hospital', 'restaurant'],
    products: ['app-screen'],
  },
  {
    kind: 'children’s story',
    text: `Grandma Wilhelmina kept a whale in her bathtub. Nobody was allowed to tell, not even the postman who carried in the buckets of fish.

But the whale grew. One morning its tail smashed the bathroom window, and Lotte and her brother Finn stood in the garden with wet socks.

"He wants to go to sea," said Grandma. They tied the tub to the back of the tractor and drove down the hill past the church. The baker dropped his cakes in amazement.

On the beach Lotte whispered goodbye and pushed. The whale blew a fountain as high as the lighthouse, and Finn waved with his towel until the moon came up.`,
    persons: ['Wilhelmina/grandmother:f', 'whale', 'Lotte:f', 'Finn/brother:m', 'baker', 'mail carrier?'],
    places: ['bathroom', 'park', 'beach'],
    products: [],
  },
];
