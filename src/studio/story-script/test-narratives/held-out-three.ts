import type { NarrativeFacts } from './narrative-facts.ts';

export const heldOutThree: NarrativeFacts[] = [
  {
    kind: 'advert',
    text: `Meet Olivia. She teaches thirty second-graders, runs a choir and has not finished a hot cup of tea since September. In the staff room her mug goes cold while a parent explains something about peanuts.

Then a colleague puts a strange white cup on her desk. "It's an Ember," he says. "It stays at fifty-five degrees until you are done." Olivia does not believe him. She goes out to the playground, settles an argument about a frog, comes back twenty minutes later and takes a sip.

Her eyes close. The bell rings. She does not move. Ember, the mug that waits for you.`,
    persons: ['Olivia/teacher:f', 'colleague:m', 'parent?'],
    places: ['classroom?', 'park', 'office?'],
    products: ['cup'],
  },
  {
    kind: 'advert',
    text: `Grandad Joe never wanted a smartphone. He had a landline, a radio and a fence to talk over. But when his granddaughter moved to Melbourne, the fence was not long enough.

So Aunt Bev drove him to the store and the young man behind the counter showed him the Simplo: four big buttons, one of them green. "Press that and she's there," he said.

It is seven in the morning in Glasgow and raining on the greenhouse. Joe wipes the soil off his hands and presses the green button. "Hello, trouble," says Kirsty, ten thousand miles away, on a beach, with a surfboard under her arm. He holds the phone up so that she can see the tomatoes.`,
    persons: ['Joe/grandfather:m', 'Kirsty/granddaughter:f', 'Bev/aunt:f', 'man/young man:m'],
    places: ['shop', 'workshop', 'beach?'],
    products: ['phone', 'plant?', 'toy?'],
  },
  {
    kind: 'founder story',
    text: `Before she was the queen of hot sauce, Marisol Vega was a dental hygienist in Tucson who could not stand bland eggs. She grew chilies on the fire escape. She cooked them in the break room, which got her two written warnings.

Her first customers were patients. Dr. Feldman, her boss, pretended not to know and bought six bottles. When he retired, he gave her a check and said, "Stop cleaning teeth."

Today Diabla hot sauce is made in an old laundromat on Sixth Avenue. Marisol still tastes every batch, and her cousin Beto still cries every time he chops the onions.`,
    persons: ['Marisol/Vega:f', 'Feldman/boss:m', 'Beto/cousin:m', 'patient*2?'],
    places: ['dentist?', 'workshop/lobby?', 'street?', 'kitchen?', 'hospital?', 'office?', 'rooftop?'],
    products: ['bottle'],
  },
  {
    kind: "children's tale",
    text: `There was once a very small knight named Sir Wilbur, and his horse was even smaller. In fact, his horse was a goat.

One day the village was in trouble. A giant had sat down on the bridge and would not get up. The blacksmith shouted at him. The mayor read him the law. Nothing helped.

Wilbur trotted up on his goat. "Excuse me," he said, "are you sad?" The giant sniffed. Nobody had ever asked him that. "I have lost my teddy," he said. They looked for it together, in the fields and under the hay, until the goat found it in the river. The giant hugged them both, very carefully.`,
    persons: ['Wilbur/knight:m', 'goat/horse', 'giant:m', 'blacksmith', 'mayor'],
    places: ['street', 'field', 'beach?'],
    products: ['toy'],
  },
  {
    kind: 'customer story',
    text: `Last winter the heating bill at St. Anne's primary school went up by sixty percent. The headteacher, Fatou Jallow, wore her coat in assembly. "The children thought it was a costume," she says.

A parent, who happened to be an engineer, suggested the Nest Pro thermostat. It was fitted in all fourteen classrooms over half term. The caretaker, Mr. Boyle, was against it. He liked his old valves and he told everyone so in the corridor.

By Easter the bill was back to normal. Mr. Boyle now checks the temperatures on his phone from the pub. He says that it was his idea.`,
    persons: ['Fatou/Jallow/principal:f', 'parent/engineer', 'Boyle/cleaner:m'],
    places: ['classroom', 'restaurant?', 'living-room?'],
    products: ['box', 'phone?', 'shirt?'],
  },
  {
    kind: 'training',
    text: `Good afternoon team. In this video I will show you how we clean the espresso machine at the end of a shift. My name is Tess and I have been a barista here for six years.

First, switch the machine off and let it cool down. Second, take out the portafilter and rinse it in the sink. Third, and please do not forget this one, empty the drip tray. Last month Ollie forgot it three days in a row and we had visitors. I mean insects.

Wipe everything with a soft cloth. Write your name in the log book. When the café is empty and the chairs are up, you can go home. Thanks, and see you tomorrow.`,
    persons: ['Tess/narrator/barista:f', 'Ollie:m', 'visitor?'],
    places: ['cafe', 'kitchen?'],
    products: ['coffee-machine', 'notebook?', 'book?', 'chair?'],
  },
  {
    kind: 'testimonial',
    text: `"My son Elias is autistic and the supermarket used to be our nightmare," says Katrin Vogel. "The lights, the beeping, the music. He lay down on the floor in the dairy aisle and I sat down next to him, and people stepped over us."

An occupational therapist recommended the Hush headphones. Elias picked the blue ones. At first he only wore them in the car. Then at his grandma's. In March they went back to the supermarket together.

"He pushed the trolley," Katrin says, and stops for a second. "He asked me if we needed milk."`,
    persons: ['Elias/son:m', 'Katrin/Vogel:f', 'therapist', 'grandmother?:f'],
    places: ['supermarket', 'car?', 'living-room?'],
    products: ['headphones', 'bottle?'],
  },
  {
    kind: 'news',
    text: `Two brothers from Halifax have built a working violin out of matchsticks. Craig and Neil Donnelly, 19 and 22, needed fourteen months and about thirty thousand matches. They worked in their parents' garage, mostly at night.

"Our mum thought we were doing drugs," said Neil. "She came in with a torch and found us gluing."

On Saturday the instrument was played in public for the first time. Violinist Hye-jin Park performed a short piece at the concert hall before an audience of eight hundred, with a firefighter standing by. "It sounds like a very polite ghost," she said afterwards. The brothers are now working on a cello.`,
    persons: ['Craig:m', 'Neil:m', 'mother:f', 'Hye-jin/Park/violinist:f', 'firefighter?', 'parent*2?'],
    places: ['garage', 'stage'],
    products: ['toy/guitar?', 'lamp?'],
  },
];
