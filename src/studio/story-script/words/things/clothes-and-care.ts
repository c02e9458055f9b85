/** Clothes, umbrellas and toiletries. The columns of a row: see `thing-words.ts`. */
export const clothesAndCare = `
top-hat 0.28 palm table: top hat
billed-cap 0.26 palm table: baseball cap, blue cap, red cap, green cap, black cap, white cap, school cap, flat cap
graduation-cap 0.3 palm table: graduation cap, mortarboard
rescue-workers-helmet 0.28 palm table: hard hat
military-helmet 0.28 palm table: helmet, bike helmet, bicycle helmet
sunglasses 0.18 palm table: sunglasses
glasses 0.18 palm table: glasses, reading glasses, spectacles
goggles 0.2 palm table: goggles
scarf 0.45 palm table: scarf, knitted scarf
socks 0.3 grip table: socks, pair of socks
gloves 0.26 palm table: gloves, mittens
running-shoe 0.3 handle floor: trainers, sneakers, running shoes, running shoe, pair of trainers
hiking-boot 0.32 handle floor: boots, hiking boots, boot, wellies
mans-shoe 0.3 handle floor: shoe, shoes, pair of shoes
high-heeled-shoe 0.28 handle floor: high heels, heels
ballet-shoes 0.28 handle floor: ballet shoes
t-shirt 0.55 palm table: old t shirt, t shirt, tshirt
dress 0.8 handle table: dress, wedding dress, gown
kimono 0.9 handle table: kimono
jeans 0.6 handle table: jeans
coat 0.8 handle table: coat
lab-coat 0.8 handle table: lab coat, doctor's coat
necktie 0.45 grip table: tie, necktie
safety-vest 0.6 handle table: safety vest, high vis vest
umbrella 0.9 grip floor: umbrella
closed-umbrella 0.8 grip floor: folded umbrella
umbrella-on-ground 1.9 none floor: beach umbrella, parasol
folding-hand-fan 0.3 grip table: fan, hand fan
mirror 0.5 palm table: hand mirror, pocket mirror
lipstick 0.12 grip table: lipstick
nail-polish 0.12 grip table: nail polish
soap 0.12 palm table: soap, bar of soap
sponge 0.15 palm table: sponge
toothbrush 0.2 grip table: toothbrush
lotion-bottle 0.2 grip table: lotion, shampoo, sun cream, conditioner
razor 0.16 grip table: razor
hair-pick 0.18 grip table: comb, hairbrush
roll-of-paper 0.15 palm table: toilet paper, paper roll
towel 0.5 palm table: towel, beach towel, bath towel
womans-hat 0.34 palm table: straw hat, sun hat, summer hat, hat
one-piece-swimsuit 0.5 handle table: swimsuit, bathing suit
thong-sandal 0.26 handle floor: flip flops, sandals
shorts 0.4 handle table: shorts, swimming trunks
cape 0.8 handle table: cape, cloak, costume
apron 0.6 handle table: apron
performing-arts 0.4 palm table: mask, masks
`;
