/** Food, drinks, and what they are cooked and served in. The columns of a row: see `thing-words.ts`. */
export const foodAndKitchen = `
bread 0.3 palm table: loaf, loaf of bread, loaves, bread, sourdough, sourdough loaf
dough 0.32 palm table: dough, pizza dough, bread dough, pastry
baguette-bread 0.55 grip table: baguette, french bread
croissant 0.16 palm table: croissant, pastries
bagel 0.13 palm table: bagel
pretzel 0.18 palm table: pretzel
pancakes 0.24 palm table: pancake, pile of pancakes, crepe
waffle 0.2 palm table: waffle
cheese-wedge 0.2 palm table: cheese
egg 0.08 palm table: egg
cooking 0.36 grip table: fried egg
bacon 0.2 palm table: bacon
hamburger 0.15 palm table: hamburger, burger, cheeseburger
french-fries 0.18 grip table: fries, french fries, bag of chips
pizza 0.3 palm table: pizza, slice of pizza
hot-dog 0.2 palm table: hot dog, sausage
sandwich 0.18 palm table: sandwich
taco 0.17 palm table: taco
burrito 0.2 palm table: burrito
falafel 0.18 palm table: falafel
dumpling 0.16 palm table: dumpling, pierogi
spaghetti 0.28 palm table: spaghetti, plate of pasta, pasta
curry-rice 0.28 palm table: curry
sushi 0.16 palm table: sushi
bento-box 0.26 palm table: bento box, bento
pie 0.28 palm table: pie, apple pie, apple tart, tart
birthday-cake 0.3 palm table: cake, birthday cake, wedding cake, chocolate cake, cream cake
shortcake 0.2 palm table: slice of cake, piece of cake
cupcake 0.13 palm table: cupcake, muffin
cookie 0.13 palm table: cookie, biscuit
doughnut 0.14 palm table: doughnut, donut
chocolate-bar 0.18 grip table: chocolate bar, bar of chocolate, chocolate
candy 0.12 palm table: candy, sweets, bonbon
lollipop 0.2 grip table: lollipop
soft-ice-cream 0.2 grip table: ice cream, ice cream cone, cone, ice creams
ice-cream 0.2 palm table: bowl of ice cream, sundae
shaved-ice 0.2 grip table: shaved ice, popsicle, ice lolly
popcorn 0.26 grip table: popcorn, bucket of popcorn
honey-pot 0.18 palm table: honey, pot of honey, honey pot
butter 0.16 palm table: butter
salt 0.12 grip table: salt shaker, salt
canned-food 0.14 grip table: tin, tin of soup, tin of beans, can of beans
takeout-box 0.18 palm table: takeout box, takeaway
steaming-bowl 0.26 palm table: noodles, noodle soup, ramen, bowl of noodles
soup-bowl 0.24 palm table: bowl, soup, bowl of soup, broth, stew, porridge
pet-bowl 0.26 none floor: pet bowl, dog bowl, dog's bowl, cat bowl, cat's bowl, food bowl, water bowl
tea-bag 0.1 grip table: tea bag, teabag
fish-plate 0.36 palm table: plate of fish, grilled fish, fried fish, fish on a plate
green-salad 0.28 palm table: salad, bowl of salad
rice-ball 0.13 palm table: rice ball
red-apple 0.11 palm table: apple, apples
green-apple 0.11 palm table: green apple
pear 0.12 palm table: pear
peach 0.11 palm table: peach
tangerine 0.11 palm table: orange, mandarin, tangerine
lemon 0.11 palm table: lemon
banana 0.22 grip table: banana
watermelon 0.32 palm table: watermelon, melon
grapes 0.2 palm table: grapes, bunch of grapes
strawberry 0.11 palm table: strawberry
blueberries 0.14 palm table: blueberries, berries
cherries 0.14 palm table: cherries, cherry
pineapple 0.34 palm table: pineapple
coconut 0.18 palm table: coconut
mango 0.13 palm table: mango
tomato 0.11 palm table: tomato
carrot 0.24 grip table: carrot
potato 0.13 palm table: potato
onion 0.12 palm table: onion
garlic 0.1 palm table: garlic
ear-of-corn 0.26 grip table: corn cob, corn on the cob, ear of corn
cucumber 0.26 grip table: cucumber
broccoli 0.2 palm table: broccoli
hot-pepper 0.2 grip table: chilli, chili pepper, chili
bell-pepper 0.14 palm table: bell pepper
eggplant 0.24 palm table: aubergine, eggplant
mushroom 0.12 palm table: mushroom, truffle
chestnut 0.1 palm table: chestnut, acorn
peanuts 0.12 palm table: nuts, peanuts
beans 0.13 palm table: bean
meat-on-bone 0.26 palm table: bone with meat, roast
bone 0.24 grip table: bone
cut-of-meat 0.24 palm table: steak
poultry-leg 0.22 grip table: chicken leg, drumstick
whole-fish 0.42 palm table: fish, snapper, trout, salmon, mackerel, cod, herring, tuna, carp, sea bass
lobster 0.4 palm table: lobster
shrimp 0.18 palm table: shrimp, prawn
oyster 0.13 palm table: oyster, mussel
wine-glass 0.2 grip table: wine glass, glass of wine
clinking-beer-mugs 0.26 grip table: beers
beer-mug 0.2 grip table: beer, pint, glass of beer
glass-of-milk 0.15 grip table: glass of milk
tumbler-glass 0.13 grip table: glass of water, tumbler, whisky, glass of whisky
beverage-box 0.15 grip table: juice box, carton of juice, carton of milk
cup-with-straw 0.2 grip table: lemonade, glass of lemonade, milkshake, soda, smoothie
bubble-tea 0.2 grip table: bubble tea
tropical-drink 0.2 grip table: cocktail
teapot 0.24 palm table: teapot, pot of tea
bottle-with-popping-cork 0.34 grip table: champagne, bottle of champagne
=bottle#2f4f3a 0.33 grip table: wine bottle, bottle of wine
=cup#f2efe8 0.115 grip table: coffee, mug, cup, tea, mug of coffee, cup of coffee, cup of tea, cocoa, espresso, latte, cappuccino, mug of cocoa, mugs of cocoa, mug of tea, hot chocolate
=bottle#5f8fa8 0.25 grip table: bottle, water bottle, bottle of water, flask
=can#c8452f 0.15 grip table: can, cans, can of soda, can of cola, can of lemonade, can of beer, soda can, beer can, cola, energy drink
jar 0.2 palm table: jar, glass jar, jam jar, pickle jar, jar of coins
fork-and-knife 0.24 grip table: cutlery, knife and fork
spoon 0.2 grip table: spoon
kitchen-knife 0.3 grip table: kitchen knife, bread knife, knife, machete
chopsticks 0.26 grip table: chopsticks
rolling-pin 0.42 grip table: rolling pin
=plate#f6f3ec 0.34 palm table: plate, meal, dinner, tray
grill 1 none floor: grill, charcoal grill, barbecue, bbq
flour-bag 0.34 palm table: flour, bag of flour, sack of flour, sacks of flour, bags of flour, sugar, bag of sugar
kettle 0.26 handle table: kettle
=pot#8d979f 0.34 palm table: pot, cooking pot, pot of stew, pot of soup
brick-oven 1.5 none floor: brick oven, pizza oven, wood oven
shallow-pan-of-food 0.36 handle table: paella, pan of eggs
bowl-with-spoon 0.22 palm table: muesli, bowl of cereal, oats
avocado 0.13 palm table: avocado
leafy-green 0.3 palm table: lettuce, spinach, cabbage
pea-pod 0.16 palm table: peas
kiwi-fruit 0.11 palm table: kiwi
lime 0.1 palm table: lime
olive 0.1 palm table: olives
herb 0.2 palm table: herbs, mint, parsley, bunch of herbs
turkey 0.3 palm table: roast chicken, roast turkey, roast duck
flatbread 0.26 palm table: flatbread, naan, tortilla
stuffed-flatbread 0.2 palm table: kebab, wrap, pita
cocktail-glass 0.2 grip table: martini
clinking-glasses 0.26 grip table: glasses of champagne
ice 0.16 palm table: ice cube, ice cubes
`;
