import type { NarrativeFacts } from './narrative-facts.ts';

export const heldOutFour: NarrativeFacts[] = [
  {
    kind: 'advert',
    text: `Every Monday, Daniela drags her suitcase up four flights of stairs to her apartment. By the second floor she is out of breath, and by the third she has already promised herself to move.

This week, her neighbor Mr. Okafor passes her with a suitcase that seems to float. "It climbs," he grins. "Six wheels." He lets her try it on the landing.

On Friday, at the airport, Daniela glides past the broken escalator. A businessman in a grey suit stops and stares. She winks at him and keeps going. StairHero: the suitcase that takes the steps for you.`,
    persons: ['Daniela:f', 'Okafor/neighbor:m', 'businessman:m'],
    places: ['living-room?', 'airport'],
    products: ['suitcase'],
  },
  {
    kind: 'founder story',
    text: `I never wanted to start a company. I wanted my daughter to sleep.

Ines was eight months old and woke up every ninety minutes. My husband and I took turns walking up and down the bedroom until the carpet was thin. One night I put an old desk lamp behind the curtain and covered it with orange paper. She slept for five hours.

I drew the first Lumi lamp at the kitchen table the next morning. Our friend Karim, who repairs radios, soldered it together in his garage. Four years later, Lumi lamps glow in forty thousand nurseries, and Ines tells everybody in kindergarten that she invented it.`,
    persons: ['Ines/daughter:f', 'husband:m', 'Karim/friend:m', 'I/narrator/founder/mother?'],
    places: ['bedroom', 'kitchen', 'garage', 'classroom?'],
    products: ['lamp'],
  },
  {
    kind: 'customer story',
    text: `Pavel has repaired bicycles in the same narrow shop on Mill Street for thirty-one years. He knows his customers by their squeaks.

Last spring his hands began to hurt. The doctor at the clinic looked at the x-rays and shook her head: too many cold mornings, too many stubborn screws. Pavel thought about closing. Then his granddaughter Lenka brought him a small jar of Arnivera cream from the pharmacy.

He rubs it in before he opens and after he locks up. Now he is back at the stand, truing a wheel, and the radio plays too loud. "You hear that?" he says to a boy with a flat tire. "Not a squeak."`,
    persons: ['Pavel:m', 'doctor:f', 'Lenka/granddaughter:f', 'boy?:m'],
    places: ['workshop/shop', 'hospital', 'shop?', 'street?'],
    products: ['jar/cream', 'bicycle?'],
  },
  {
    kind: "children's tale",
    text: `Far away, where the forest meets the sea, lived a hedgehog called Pip who was afraid of the dark. Every evening he lit a candle, and every evening the wind blew it out.

"Borrow a star," said the owl. So Pip climbed the highest mountain with his little red backpack. At the top sat an old bear who was polishing the stars with a cloth.

"You may have this one," said the bear, "but it only shines for someone who shares it." Pip carried it home. He hung it in a tree in the middle of the forest, and from that night on all the animals came to sit below it and tell stories.`,
    persons: ['Pip/hedgehog:m', 'owl', 'bear'],
    places: ['forest', 'mountains', 'beach?'],
    products: ['candle?', 'backpack'],
  },
  {
    kind: 'training',
    text: `Welcome to your first day at Harbor Coffee. This is Tomas, your shift lead. Before we open, Tomas checks the espresso machine. He wears an apron and washes his hands for twenty seconds.

When a customer comes to the counter, smile and repeat the order. Watch what happens when you don't: Julia asked for oat milk, and the new barista gave her cow's milk. Julia is allergic. The manager had to call an ambulance from the office.

At the end of the day, wipe the tables, empty the machine and put the cups on the rack. Tomas signs the list, and you are done.`,
    persons: ['Tomas/lead/shift lead:m', 'Julia:f', 'barista', 'manager?', 'customer?'],
    places: ['cafe', 'office?'],
    products: ['coffee-machine', 'cup?'],
  },
  {
    kind: 'news',
    text: `A hiker who had been missing for two days in the Tatra mountains was found alive on Thursday, thanks to his watch.

Jonas Weber, 34, slipped on a wet path near a ridge and broke his leg. His phone was lost in the fall. But his sports watch kept sending his heartbeat to a server, and a nurse in Hamburg, his sister Annika, noticed it on her laptop.

Rescuers reached him by helicopter at dawn. From his hospital bed, Weber thanked the pilot and said that he would never take the watch off again.`,
    persons: ['Jonas/Weber/hiker:m', 'Annika/sister/nurse:f', 'pilot?', 'rescuer*2?'],
    places: ['mountains', 'hospital'],
    products: ['watch', 'laptop?', 'phone?'],
  },
  {
    kind: 'advert',
    text: `Six in the morning. The baby is crying, the dog wants out, and Marcus has a meeting in forty minutes. He opens the fridge: nothing but a lemon.

He grabs a bottle of Nutriva from the door, shakes it twice and drinks it on the way to the bus. Twenty-six vitamins. No spoon. His colleague Ruth, already at her desk, watches him walk in with combed hair. "How do you do it?" she asks.

Marcus just holds up the empty bottle. Nutriva. Breakfast is done.`,
    persons: ['Marcus:m', 'Ruth/colleague:f', 'baby', 'dog'],
    places: ['kitchen', 'train', 'office'],
    products: ['bottle'],
  },
  {
    kind: 'customer story',
    text: `When Grace Mbeki took over her mother's bakery in Leeds, she inherited a sourdough starter, two ovens and a drawer full of unpaid invoices. She baked from three in the morning and did the books at night on the back of flour bags.

Her accountant, a patient man named Neil, begged her to try Ledgerly on her tablet. She photographs a receipt, and it is booked. The first time, she photographed a croissant by mistake. It booked that as well.

Now she closes the books while the bread cools. Her mother still comes in on Saturdays to complain about the crust, and Grace has time to sit down with her and eat some of it.`,
    persons: ['Grace/Mbeki:f', 'mother:f', 'Neil/accountant:m'],
    places: ['shop/kitchen/cafe'],
    products: ['tablet', 'bag?', 'app-screen?'],
  },
  {
    kind: 'story',
    text: `The concert was in an hour, and Yuki had forgotten her glasses. Without them, the notes were a grey soup.

She ran out of the dressing room and across the stage, where the cellist, a tall woman called Bea, was tuning. "Take mine," Bea said. "I know it by heart."

Yuki put on the huge round glasses and the whole orchestra laughed. Then she lifted her violin. In the third row, an old man with a white beard closed his eyes. It was her grandfather. He had not come to a concert since his wife died, and when it was over he was the first to stand.`,
    persons: ['Yuki:f', 'Bea/cellist:f', 'grandfather/old man/man:m'],
    places: ['stage'],
    products: ['glasses'],
  },
  {
    kind: 'advert',
    text: `Meet the Vasquez family. Papa cooks, Mama sings, and the twins, Leo and Luz, fight about everything.

Tonight they fight about the last dumpling. Leo has it on his fork. Luz has a hand on his sleeve. The soup goes over. Papa looks at the white rug in the living room and says nothing for a long time.

Then Mama rolls in the Zephyr. The little vacuum hums across the rug, and the stain is gone before the song is over. Leo gives Luz half of the dumpling. Zephyr: keep the peace.`,
    persons: ['Papa/father:m', 'Mama/mother:f', 'Leo:m', 'Luz:f'],
    places: ['living-room', 'kitchen?'],
    products: ['vacuum'],
  },
  {
    kind: 'story',
    text: `Old Mr. Haddad sells umbrellas outside the train station. When it rains he is rich, he says, and when it is sunny he is happy.

One grey afternoon a student with wet hair and no money stood beside him. Haddad gave her a yellow umbrella. "Bring it back when you are a lawyer." She laughed and ran for her train.

Nine years later, a woman in a black coat stops in front of his stand. It is pouring. She opens a very old yellow umbrella and holds it over his head. "I am Samira," she says. "I have come to pay."`,
    persons: ['Haddad:m', 'Samira/student/woman:f'],
    places: ['train?', 'street?'],
    products: ['umbrella'],
  },
  {
    kind: 'advert',
    text: `Coach Rivera has seen every excuse. Too tired. Too hot. Wrong shoes. So when Amir sat down on the edge of the running track and said that his feet hurt, she did not argue. She took a box out of her bag.

Inside was a pair of Strato runners, as light as a sandwich. Amir laced them up. He jogged one lap, then another. In the park the next day, he passed two joggers and a very surprised cyclist.

On Sunday he stood at the start of the city marathon, between a nurse dressed as a banana and a firefighter in full gear. "Any excuses?" asked Coach Rivera. Amir shook his head and ran.`,
    persons: ['Rivera/coach:f', 'Amir:m', 'nurse?', 'firefighter?', 'cyclist?', 'jogger/runner*2?'],
    places: ['park', 'gym/track?', 'field?', 'street?'],
    products: ['shoe', 'box?', 'bag?'],
  },
];
