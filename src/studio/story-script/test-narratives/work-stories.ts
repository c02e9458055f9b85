import type { NarrativeFacts } from './narrative-facts.ts';

export const workStories: NarrativeFacts[] = [
  {
    kind: 'training',
    text: `This is Kevin's first day in the warehouse. He is wearing his safety boots and a yellow vest, but he has left his helmet in the locker. The shift leader, Mrs. Duarte, stops him at the gate.

"No helmet, no entry," she says kindly. Kevin goes back. Two minutes later a box slips from a pallet on the third shelf and lands exactly where he had been standing.

Remember the three rules. Check your equipment before every shift. Keep the yellow lanes clear. Report anything that looks wrong. Kevin nods, and Mrs. Duarte gives him his badge. Welcome to the team.`,
    persons: ['Kevin:m', 'Duarte/team leader:f'],
    places: ['warehouse'],
    products: ['shoe?', 'shirt?', 'box?'],
  },
  {
    kind: 'training',
    text: `A customer walks up to the front desk of the hotel. She is tired and her booking has been lost. What do you do?

Wrong: Tim keeps looking at his screen. "I can't find you," he says, and shrugs. The customer gets louder. Other guests turn around.

Right: Aisha stands up and smiles. "I am sorry about this, let me fix it." She offers a glass of water and a seat in the lounge, then calls the manager. Five minutes later the customer has a room with a view.

Same problem, different evening. Be like Aisha.`,
    persons: ['customer:f', 'Tim:m', 'Aisha:f', 'manager?'],
    places: ['office/living-room/lobby', 'living-room?', 'bedroom?'],
    products: ['cup?'],
  },
  {
    kind: 'training',
    text: `Phishing mails are getting better. Last month our accountant Helena got a message from the boss. At least it looked like the boss. It said: please pay this invoice today, I am in a meeting.

Helena was in a hurry, it was Friday afternoon and she was alone in the office. She opened her laptop, filled in the form and stopped. The address ended in .co and not in .com. She picked up the phone and called him. He was at the gym. He had not sent anything.

Stop, look, call. It took Helena thirty seconds and it saved us eighty thousand euros.`,
    persons: ['Helena/accountant:f', 'boss:m'],
    places: ['office', 'gym?', 'meeting-room?'],
    products: ['laptop?', 'phone?'],
  },
  {
    kind: 'customer story',
    text: `Bright Smile Dental is a small practice in Ghent with two dentists and one very patient receptionist, Lotte. Before last spring, Lotte spent four hours a day on the phone. Patients waited. The diary was a paper book, and the coffee stains on it were older than the chairs.

Then Dr. Maes installed Calendly Clinic, a booking app. Patients now choose their own time. Missed appointments went down by half.

"I have time to talk to people again," says Lotte. In the waiting room an old man with a toothache is telling her about his pigeons. She listens.`,
    persons: ['Lotte/receptionist:f', 'Maes', 'old man:m', 'dentist*2?'],
    places: ['hospital'],
    products: ['app-screen', 'book?', 'chair?', 'phone?'],
  },
  {
    kind: 'customer story',
    text: `The Okonkwo family farm has grown tomatoes for three generations. In the dry summer of 2022 they almost lost everything. Chidi walked through the fields every evening and counted the dead plants. His father wanted to sell.

His niece Adaeze had another idea. She put forty small sensors into the ground and connected them to the SoilSense platform on her tablet. "Uncle, that row needs water tonight," she said, "and that row does not."

They used a third less water. In September the truck left the farm full. Chidi's father still walks the fields every evening, but now he takes the tablet with him.`,
    persons: ['Chidi/uncle:m', 'father:m', 'Adaeze/niece:f'],
    places: ['field', 'car?'],
    products: ['tablet/app-screen', 'app-screen?', 'plant?', 'tablet?', 'car?'],
  },
  {
    kind: 'testimonial',
    text: `"I have had back pain since I was twenty-five," says Martin, a bus driver from Cardiff. "My wife bought me the Alba mattress and I told her it was too expensive. I was wrong."

He is sitting on the edge of the bed in striped pyjamas. The cat is asleep on the pillow. "First night, nothing. Second night, nothing. On the third morning I got up and put my socks on, standing. Standing! My wife filmed it."

Martin laughs and bounces up and down. "I'm fifty-four. I haven't bounced since the nineties."`,
    persons: ['Martin/driver/bus driver:m', 'wife?:f', 'cat?'],
    places: ['bedroom'],
    products: ['sofa', 'shirt?', 'shoe?'],
  },
  {
    kind: 'testimonial',
    text: `I'm a nurse and I work nights. My face used to look like a map by Thursday: red, dry, grey under the eyes. My colleague Bea left a little jar in my locker with a note that said "trust me".

It was the Nocturne cream. I put it on in the bathroom at work, at two in the morning, under that awful light. After a week a patient asked me if I had been on holiday.

I am not a person who writes reviews. But this cream is honest. It does what it says, it does not smell of anything, and it lasts for three months. Thank you, Bea.`,
    persons: ['narrator/nurse', 'Bea/colleague:f', 'patient'],
    places: ['bathroom', 'hospital?', 'gym?'],
    products: ['cream', 'jar?'],
  },
  {
    kind: 'news',
    text: `A lost parrot brought a whole street together in Bristol on Tuesday. Kiwi, a green parrot, escaped through an open window while his owner, retired teacher Gillian Marsh, was making breakfast.

Neighbours searched gardens and rooftops for six hours. Firefighter Dean Holloway finally found the bird on the roof of the supermarket, where it was shouting "Two for one!" at shoppers.

"I have been on ladders for eighteen years and nobody ever insulted me like that," said Holloway. Ms. Marsh thanked everyone with a tray of scones. Kiwi is resting at home. The supermarket has offered him a job.`,
    persons: ['Kiwi/parrot:m', 'Gillian/Marsh/owner:f', 'Dean/Holloway/firefighter:m'],
    places: ['rooftop/supermarket', 'street', 'living-room/kitchen', 'park?', 'supermarket?', 'kitchen?'],
    products: [],
  },
  {
    kind: 'news',
    text: `Heavy snow stopped trains across the north last night, and two hundred passengers slept in a stranded carriage near Carlisle. Among them was Yasmin Darwish, 29, a doctor on her way to a job interview.

"It was freezing," she said. "But a woman with a ukulele started singing, and then somebody found a box of chocolates." At around three in the morning an elderly passenger became unwell. Darwish treated him on the floor of the train with a torch between her teeth.

A snow plough reached them at dawn. The interview went ahead by video. She got the job.`,
    persons: ['Yasmin/Darwish/doctor:f', 'woman?:f', 'passenger:m'],
    places: ['train'],
    products: ['box?', 'toy?', 'lamp?'],
  },
  {
    kind: 'everyday',
    text: `Tom and Ana had been married for nine years when the washing machine died. It was a Sunday, of course. The bathroom floor was under water and the kids were sailing a toy boat through it.

"We could call someone," said Ana. "I can fix it," said Tom, who could not. He lay down with a wrench and a torch. Ana took her coffee, sat on the edge of the tub and watched him. He had soap in his hair and he was swearing quietly in Romanian.

She thought, oh. There you are. She put down the cup, kicked off her slippers and climbed into the water next to him.`,
    persons: ['Tom/husband:m', 'Ana/wife:f', 'kid*2?'],
    places: ['bathroom'],
    products: ['vacuum?', 'toy?', 'lamp?', 'cup?', 'shoe?', 'soap?'],
  },
];
