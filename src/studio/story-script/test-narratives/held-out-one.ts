import type { NarrativeFacts } from './narrative-facts.ts';

export const heldOutOne: NarrativeFacts[] = [
  {
    kind: 'advert',
    text: `Nobody in the Novak household could find anything. Keys, homework, the cat. Every morning at a quarter to eight the hallway was a battlefield, and Jitka stood in the middle of it with one shoe on, shouting for her son.

Enter TagTail, the small tracking app that knows where your things are. Stick a tag on it, tap your phone, listen for the beep. Now Adam finds his school bag under the sofa. His father finds his glasses in the fridge, do not ask why.

And the cat? She has a tag as well. On Sunday night they followed the beep to the roof of the garage. She was not pleased.`,
    persons: ['Jitka:f', 'Adam/son:m', 'father:m', 'cat:f'],
    places: ['living-room', 'rooftop/garage', 'kitchen?'],
    products: ['app-screen', 'backpack?', 'glasses?', 'phone?', 'shoe?'],
  },
  {
    kind: 'advert',
    text: `Some people buy a car. Delroy bought the old Fairway taxi that his uncle Winston had driven for thirty years, and he painted it yellow.

Now on Saturdays he takes couples to the beach in it. The seats are soft, the radio plays reggae and there is always a cool box with ginger beer in the trunk. "You don't ride in her," says Delroy, patting the dashboard. "You float."

Book your ride on the coast road. Yellow Fairway, from forty pounds an hour.`,
    persons: ['Delroy:m', 'Winston/uncle:m'],
    places: ['car', 'beach', 'street?'],
    products: ['car', 'bottle?', 'suitcase?', 'box?'],
  },
  {
    kind: 'founder story',
    text: `Hello everybody, i am Sunil and i want to tell you about my company. I am from Kochi in the south of India. My mother she was always cooking with coconut oil and also she put it on our hair, every sunday, in the courtyard under the mango tree.

When i came to London for study i could not find a good one. In the supermarket it was old and smelled of nothing. So me and my friend Abhi we started to import it in my bedroom. 40 bottles. We sold all in one day to the students!

Now we have a warehouse and eleven employees. But the oil is the same like my mother's. She is checking every batch herself, on video call, and she complains.`,
    persons: ['Sunil/narrator:m', 'mother:f', 'Abhi/friend:m'],
    places: ['park', 'supermarket', 'bedroom', 'warehouse'],
    products: ['bottle'],
  },
  {
    kind: 'customer story',
    text: `For most of her career, Superintendent Alice Mbeki fought with radios. "You would be standing in a burning stairwell and hear your own echo," she says. The fire station in Durban still has the old sets in a glass case by the entrance.

In 2021 her crew switched to Clarion headsets. The first real test came in a furniture warehouse. Two young firefighters, Sipho and Lerato, lost sight of each other in the smoke. Alice stood outside in the street and heard every breath they took. She talked them to the door.

"I don't like products," Alice says. "I like people coming home."`,
    persons: ['Alice/Mbeki:f', 'Sipho:m', 'Lerato'],
    places: ['street', 'warehouse', 'office/lobby?'],
    products: ['headphones'],
  },
  {
    kind: "children's tale",
    text: `Bear could not sleep. He tried the left side of the cave and he tried the right side. He counted fish. He even tried standing on his head.

"What is the matter?" asked Mouse, who was no bigger than Bear's thumb.

"It is too quiet," said Bear. So Mouse climbed up to his ear and told him a story about a cheese that wanted to be the moon. It was a long story. Halfway through it, Bear began to snore, and the snow began to fall on the forest.

Mouse finished the story anyway. You should always finish a story. Then she pulled a corner of Bear's fur over her like a blanket and slept until spring.`,
    persons: ['bear:m', 'mouse:f'],
    places: ['mountains/forest', 'forest?'],
    products: [],
  },
  {
    kind: "children's tale",
    text: `In a shop window on Plum Street sat a doll with one blue button eye. All the other toys had been sold. "Who wants a doll with one eye?" sighed Madame Fournier, the owner, and put a smaller price on her.

The next day a boy came in out of the rain. He wore an eye patch because the doctor at the hospital had told him to. He looked at the doll for a long time. Then he emptied his pockets on the counter: four coins, a marble and a dead beetle.

"Keep the beetle," said Madame Fournier. That night the boy and the doll lay in bed and winked at each other in the moonlight.`,
    persons: ['Fournier/owner:f', 'boy:m', 'doctor?'],
    places: ['shop', 'bedroom', 'hospital?', 'street?'],
    products: ['toy'],
  },
  {
    kind: 'training',
    text: `Lift with your legs, not with your back. Watch Gordon. He bends over, grabs the crate of bottles and pulls. Hear that? That is Gordon's back, and Gordon will be on the couch for two weeks.

Now watch Petra. She stands close to the crate, goes down on her knees and keeps her arms straight. She looks ahead, and up it goes. She carries it across the loading bay and puts it down on the truck in the same way.

If it is heavier than twenty-five kilos, get help or get the pallet jack. If you are not sure, ask your supervisor. Gordon, how is the couch?`,
    persons: ['Gordon:m', 'Petra:f', 'boss?'],
    places: ['warehouse', 'living-room?', 'car?'],
    products: ['bottle?', 'box?', 'sofa?', 'car?'],
  },
];
