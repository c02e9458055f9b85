import type { NarrativeFacts } from './narrative-facts.ts';

export const heldOutTwo: NarrativeFacts[] = [
  {
    kind: 'news',
    text: `PORTLAND — A retired plumber has walked into city hall every Monday for eleven years to complain about the same pothole. This Monday, he brought a cake.

"It's fixed," said Walter Nyström, 78, as he handed slices to surprised clerks. The pothole on Alder Street was filled last Thursday after a cyclist, student Mei-Ling Cho, broke her wrist in it. Cho posted a video from the emergency room that was seen two million times.

Mayor Denise Abbott visited the street on Friday and apologized. Nyström, who had parked his van next to the fresh asphalt, shook her hand. "Now let's talk about the traffic light," he said.`,
    persons: [
      'Walter/Nyström/plumber:m',
      'Cho/Mei-Ling/student/cyclist:f',
      'Denise/Abbott/mayor:f',
      'clerk*2?',
    ],
    places: ['office/lobby', 'street', 'hospital?', 'car?'],
    products: [],
  },
  {
    kind: 'testimonial',
    text: `I have to be honest, I only bought the rucksack because it was on sale. I'm a geography teacher and I walk to school, four miles, up the hill, all year round. The old one leaked. I once marked thirty essays that had been in a puddle.

The Tarn pack is different. Last November I got caught in a proper storm on the moor. When I reached the classroom I looked like a drowned rat, my pupils were delighted, but inside the bag everything was bone dry, even my sandwiches.

Three years now, and not one broken zip. My husband has stolen it twice. Get the green one.

— Rhiannon, Powys`,
    persons: ['Rhiannon/narrator/teacher:f', 'husband:m'],
    places: ['classroom', 'field/mountains', 'street?', 'mountains?'],
    products: ['backpack'],
  },
  {
    kind: 'travel',
    text: `Nobody told us that the ferry doesn't run on Wednesdays. So there we were, Lucía and me, sitting on our bags at the end of a pier with half a bag of pistachios and no plan.

An old fisherman was mending his nets. He looked at our map, then at the sky, then at our shoes. "Come," he said. His boat was called Fortuna and it smelled of diesel. Halfway across, dolphins turned up and Lucía screamed like a six-year-old.

His wife fed us grilled sardines on their terrace. We slept on the roof under so many stars that I felt dizzy. In the morning he refused our money and gave us lemons.`,
    persons: ['narrator', 'Lucía:f', 'fisherman:m', 'wife:f'],
    places: ['beach/harbour', 'rooftop', 'park?'],
    products: ['bag?', 'book?', 'suitcase?', 'shoe?'],
  },
  {
    kind: 'sport',
    text: `Round nine. Teófilo's left eye is shut and his coach is talking but the words come from very far away. The gym in Ponce where he learned to box had no roof. When it rained they trained in the rain.

His opponent, Briggs, bounces on his toes in the other corner. Twelve thousand people in the arena want Briggs. One person wants Teófilo. She is in row four, in her cleaner's uniform, because she came straight from work.

The bell. He hears his mother before he hears anything else. "Up!" she yells. "Hands up, mijo!" He puts his hands up. He steps forward. And then Briggs is on the floor, looking at the lights.`,
    persons: ['Teófilo:m', 'coach', 'Briggs/rival:m', 'mother:f', 'cleaner?:f', 'woman?:f'],
    places: ['stage', 'gym'],
    products: [],
  },
  {
    kind: 'comedy',
    text: `My neighbor Carl has a leaf blower. Carl loves his leaf blower. Carl blows leaves at six in the morning, on Sundays, in July, when there are no leaves.

I tried earplugs. I tried talking to him over the fence. I left a polite note in his mailbox and he blew it across the street while I was watching from my bedroom window.

So last week I went to the hardware store and asked the lady at the counter for the loudest thing she had. She smiled in a way I will never forget. This morning, at 5:45, I walked out onto my lawn in my bathrobe with a brand new chainsaw. Carl looked at me. I looked at Carl. We have an understanding now.`,
    persons: ['narrator', 'Carl/neighbour:m', 'woman:f'],
    places: ['shop', 'park', 'bedroom?', 'street?'],
    products: ['vacuum', 'headphones?', 'knife?'],
  },
  {
    kind: 'comedy',
    text: `INTERVIEWER: So why do you want this job? The candidate, Mr. Pym, adjusted his tie. It was on fire. It was only a little bit on fire, but everybody in the meeting room had noticed.

"I am good under pressure," said Mr. Pym. He picked up his glass of water and calmly drank it.

Judith from human resources wrote something down. The managing director, a huge man with a tiny moustache, leaned over to her and whispered: "Should we say something?" "Let's see how he deals with it," Judith whispered back.

Mr. Pym put the tie in the coffee pot. It hissed. "Any further questions?" he asked. He started the following Monday.`,
    persons: ['Pym:m', 'Judith:f', 'director/ceo:m', 'interviewer?'],
    places: ['meeting-room'],
    products: ['cup?', 'coffee-machine?', 'shirt?'],
  },
  {
    kind: 'everyday',
    text: `Every Thursday at four, Mrs. Kowalczyk orders one black coffee and one hot chocolate, and sits down at the table by the window. The barista, Jayden, used to think that somebody was late.

One week he asked. "It was our day," she said. "Fifty-one years. He took the chocolate." Jayden did not know what to say, so he wiped the table twice.

The Thursday after that the café was packed. He put a little sign on the table by the window. When his shift was over he took off his apron, sat down across from her and pulled the hot chocolate towards him. "Tell me about him," he said.`,
    persons: ['Kowalczyk:f', 'Jayden/barista:m'],
    places: ['cafe'],
    products: ['cup?', 'shirt?'],
  },
  {
    kind: 'founder story',
    text: `The first lamp exploded. The second one set fire to the curtain. "Third time lucky," said Ruth, and her flatmate Bola went to stand in the corridor.

They were both physics students in Manchester, broke and permanently cold. In Bola's village in Ogun State her cousins did their homework by kerosene light, and she had promised them something better. Ruth knew how to solder. Neither of them knew how to run a business.

The third lamp worked. They carried it up to the rooftop of the dorm at midnight, a solar lantern the size of a jam jar, and it lit up the whole city, or that is how they remember it. Today Lumina lanterns hang in two million homes.`,
    persons: ['Ruth:f', 'Bola/roommate:f', 'cousin*2?', 'student*2?'],
    places: ['rooftop', 'living-room/bedroom', 'bedroom?', 'street?', 'classroom?'],
    products: ['lamp', 'jar?'],
  },
];
