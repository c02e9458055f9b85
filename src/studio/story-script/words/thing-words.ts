/**
 * Things with artwork, one per line: the artwork, the metres of its longer side, how a hand holds it (grip, palm, handle,
 * string, or none: too large), where it stands otherwise (table, floor, water), and its names. A thing without a size here
 * is never drawn, so that nothing absurd appears. Words after "|" need a handling verb or an article to count.
 */
export const thingRows = `
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
headphone 0.2 palm table: earplugs, ear plugs
money-bag 0.2 palm table: piggy bank, purse of coins
=cloth#f4f2ec 0.2 grip table: tissue, handkerchief, hankie, napkin, paper towel
=card#f2c84b 0.12 grip table: sticker, business card, gift card, loyalty card, credit card
sparkler 0.3 grip table: flare, sparkler
=can#c8452f 0.15 grip table: can, cans, can of soda, can of cola, can of lemonade, can of beer, soda can, beer can, cola, energy drink
jar 0.2 palm table: jar, glass jar, jam jar, pickle jar, jar of coins
fork-and-knife 0.24 grip table: cutlery, knife and fork
spoon 0.2 grip table: spoon
kitchen-knife 0.3 grip table: kitchen knife, bread knife, knife, machete
chopsticks 0.26 grip table: chopsticks
rolling-pin 0.42 grip table: rolling pin
=plate#f6f3ec 0.34 palm table: plate, meal, dinner, tray
grill 1 none floor: grill, charcoal grill, barbecue, bbq
candle 0.26 grip table: candle, candles
diya-lamp 0.18 palm table: oil lamp, diya
light-bulb 0.14 grip table: light bulb, bulb
flashlight 0.24 grip table: flashlight, torch, headlamp
lantern 0.36 handle table: lantern, storm lamp
red-paper-lantern 0.4 handle table: paper lantern, lampion
fire 0.8 none floor: campfire, bonfire, fire pit
scissors 0.2 grip table: scissors, pair of scissors, shears
sewing-needle 0.15 grip table: sewing needle, needle and thread, needle
thread 0.12 palm table: thread, spool
yarn 0.16 palm table: yarn, wool, ball of wool, ball of yarn
knot 0.26 palm table: knot
rope 0.36 palm floor: rope, skipping rope
safety-pin 0.1 grip table: safety pin
ribbon 0.2 palm table: ribbon, bow
hammer 0.32 grip table: hammer
axe 0.6 grip floor: axe, hatchet
pick 0.6 grip floor: pickaxe
carpentry-saw 0.45 grip table: saw, handsaw
screwdriver 0.24 grip table: screwdriver
wrench 0.28 grip table: wrench, spanner
nut-and-bolt 0.12 palm table: bolt, nut and bolt, screw
gear 0.18 palm table: gear wheel, cogwheel, sprocket
clamp 0.2 grip table: clamp
toolbox 0.42 handle floor: toolbox, tool box, tool kit, toolkit
ladder 1.9 none floor: ladder, stepladder
bucket 0.34 handle floor: bucket, pail
broom 1.3 grip floor: broom
plunger 0.5 grip floor: plunger
brick 0.24 palm floor: brick
wood 0.5 palm floor: log, firewood, wooden log, logs
rock 0.3 palm floor: rock, stone, pebble
wheel 0.6 palm floor: wheel, tyre, tire
chains 0.3 palm table: chain
link 0.2 palm table: chain link
magnet 0.16 grip table: magnet
hook 0.16 grip table: hook
fire-extinguisher 0.5 handle floor: fire extinguisher
basket 0.36 handle floor: basket, shopping basket, wicker basket, picnic basket
shopping-cart 1 none floor: shopping cart, shopping trolley
shopping-bags 0.42 handle floor: shopping bags, shopping, groceries, bags of groceries
=bag#b98a55 0.36 handle floor: bag, paper bag, canvas bag, plastic bag, sports bag, gym bag
handbag 0.34 handle floor: handbag
purse 0.16 palm table: purse, wallet
luggage 0.66 handle floor: suitcase, suitcases, luggage, trolley case, travel bag
briefcase 0.44 handle floor: briefcase
backpack 0.5 handle floor: backpack, rucksack, school bag, schoolbag
=box#c79a63 0.26 palm floor: box, cardboard box, parcel, package, shoebox, crate, delivery, wooden box, old box, packages
wrapped-gift 0.28 palm table: gift, present, presents, birthday present, gifts
love-letter 0.22 grip table: love letter
envelope 0.24 grip table: envelope, letter, letters, invitation, bundle of letters, card, birthday card, postcard
=paper#f8f4e8 0.28 grip table: paper, note, form, contract, cheque, certificate, sheet, sheet of paper, invoice, invoices, menu, sketch, leaflet, flyer, document
drawing 0.3 grip table: drawing, picture she drew, child's drawing, drawings
receipt 0.2 grip table: receipt, receipts, bill, bills
scroll 0.3 grip table: scroll, old map, treasure map
world-map 0.36 palm table: map, city map, road map, maps
newspaper 0.36 palm table: newspaper, paper boy
rolled-up-newspaper 0.32 grip table: rolled up newspaper
clipboard 0.3 grip table: clipboard, checklist
spiral-calendar 0.26 palm table: calendar
notebook 0.24 grip table: notebook, exercise book, notepad, journal, diary, sketchbook, logbook
=book#a8443c 0.24 grip table: book, novel, cookbook, textbook, picture book, comic, comics, comic book, storybook, guidebook, manual, photo album, album
books 0.34 palm table: books, pile of books, stack of books, stack of comics
ticket 0.16 grip table: ticket, train ticket, tickets
admission-tickets 0.18 grip table: concert tickets
identification-card 0.12 grip table: id card, identity card, membership card, passport
=card#3f6fd0 0.09 grip table: credit card, bank card
dollar-banknote 0.18 grip table: banknote, cash, money, dollar bill, tip
coin 0.08 palm table: coin, coins
money-bag 0.3 palm table: bag of money, bag of gold
gem-stone 0.13 palm table: diamond, gem, jewel, ruby, emerald
crown 0.24 palm table: crown, tiara
ring 0.08 palm table: ring, engagement ring, wedding ring
prayer-beads 0.2 palm table: necklace, beads, pearl necklace
pen 0.16 grip table: pen, ballpoint pen
fountain-pen 0.17 grip table: fountain pen
pencil 0.18 grip table: pencil
crayon 0.14 grip table: crayon, chalk
paintbrush 0.24 grip table: paintbrush
artist-palette 0.3 palm table: palette, paints, paint box
framed-picture 0.4 palm table: painting, picture frame, framed picture, photo, photograph, portrait, photos, old photo
straight-ruler 0.32 grip table: ruler
triangular-ruler 0.24 grip table: set square
paperclip 0.1 grip table: paperclip
pushpin 0.1 grip table: pushpin, drawing pin
file-folder 0.32 palm table: folder, file
abacus 0.3 palm table: abacus
key 0.13 grip table: key, keys, old key, house key, car key, spare key
old-key 0.15 grip table: rusty key, iron key
locked 0.16 palm table: padlock
magnifying-glass-tilted-right 0.24 grip table: magnifying glass, magnifier, loupe
microscope 0.42 palm table: microscope
telescope 1.3 none floor: telescope
test-tube 0.18 grip table: test tube
alembic 0.26 palm table: flask of liquid, beaker
thermometer 0.18 grip table: thermometer
stethoscope 0.34 palm table: stethoscope
syringe 0.18 grip table: syringe
adhesive-bandage 0.12 grip table: plaster, bandage, band aid
pill 0.09 palm table: pill
crutch 1.2 grip floor: crutch, crutches
white-cane 1.2 grip floor: walking stick, cane, white cane
manual-wheelchair 1.1 none floor: wheelchair
compass 0.14 palm table: compass
hourglass-done 0.24 palm table: hourglass
stopwatch 0.13 grip table: stopwatch
alarm-clock 0.2 palm table: alarm clock
watch 0.16 grip table: watch, wristwatch, pocket watch
globe-showing-europe-africa 0.36 palm table: globe
balance-scale 0.4 palm table: scales, pair of scales, kitchen scales
crystal-ball 0.24 palm table: crystal ball
magic-wand 0.36 grip table: magic wand, wand
trophy 0.42 palm table: trophy, cup final trophy, silver cup, trophies
sports-medal 0.2 grip table: medal, gold medal
1st-place-medal 0.2 grip table: first prize
rosette 0.2 grip table: rosette
military-medal 0.18 grip table: medals
soccer-ball 0.24 palm floor: football, soccer ball
basketball 0.26 palm floor: basketball
american-football 0.28 palm floor: american football
rugby-football 0.28 palm floor: rugby ball
volleyball 0.24 palm floor: volleyball
baseball 0.1 palm floor: baseball
tennis 0.6 grip floor: tennis racket, racket, racquet
badminton 0.6 grip floor: badminton racket, shuttlecock
ping-pong 0.28 grip table: table tennis bat, ping pong bat
cricket-game 0.8 grip floor: cricket bat
field-hockey 0.8 grip floor: hockey stick
ice-hockey 0.9 grip floor: ice hockey stick
bowling 0.4 palm floor: bowling ball
boxing-glove 0.3 palm table: boxing glove, boxing gloves
flying-disc 0.26 palm floor: frisbee
boomerang 0.36 grip floor: boomerang
yo-yo 0.14 grip table: yo yo
=ball#e2603a 0.24 palm floor: ball, rubber ball, beach ball
hoop 3 none floor: hoop, basketball hoop
goal-net 2.2 none floor: goal net, goalpost
skateboard 0.7 palm floor: skateboard
roller-skate 0.32 handle floor: roller skates, roller skate
ice-skate 0.32 handle floor: ice skates, ice skate, skates
skis 1.3 none floor: skis
sled 0.9 none floor: sled, sledge, toboggan
kick-scooter 0.9 none floor: kick scooter
bow-and-arrow 0.8 grip floor: bow and arrow
dagger 0.4 grip table: dagger
crossed-swords 0.7 none floor: swords
dagger 0.8 grip floor: sword, wooden sword
shield 0.6 palm floor: shield
fishing-pole 1.2 grip floor: fishing rod, fishing pole
fishing-net 0.8 palm floor: fishing net, net, nets
anchor 0.8 none floor: anchor
ring-buoy 0.7 palm floor: lifebuoy, life ring, rubber ring
diving-mask 0.24 palm table: diving mask, snorkel
tent 1.9 none floor: tent
camping 2 none floor: campsite tent
kite 0.7 string floor: kite, kites, paper kite
balloon 0.45 string floor: balloon, balloons, red balloon
party-popper 0.2 grip table: party popper, confetti
sparkler 0.3 grip table: sparkler
firecracker 0.24 grip table: firecracker
fireworks 2 none floor: firework
christmas-tree 1.9 none floor: christmas tree
jack-o-lantern 0.34 palm floor: pumpkin, pumpkins, jack o lantern
banner 2.5 both floor: banner, huge banner
placard 0.6 grip floor: sign, placard, cardboard sign, protest sign, poster
triangular-flag 0.7 grip floor: flag, little flag
chequered-flag 0.7 grip floor: chequered flag, finish flag
white-flag 0.7 grip floor: white flag
teddy-bear 0.34 palm floor: teddy bear, teddy, stuffed bear, stuffed animal, plush toy, soft toy, toy rabbit, toy bear, toy dog, toy cat, toy elephant, stuffed rabbit, stuffed dog, plush rabbit, plush bear, cuddly toy, cuddly rabbit, knitted rabbit
nesting-dolls 0.26 palm table: matryoshka, wooden doll
nesting-dolls 0.34 palm table: doll, rag doll, puppet
game-die 0.12 palm table: dice, die
chess-pawn 0.2 palm table: chess piece, pawn, chess set, chessboard, chess, game of chess
puzzle-piece 0.16 palm table: puzzle piece, jigsaw, puzzle
card-fan 0.2 grip table: playing cards, deck of cards, pack of cards
automobile 0.24 palm floor: toy car, toy truck, model car
locomotive 0.3 palm table: toy train, model train, wooden train
toy-blocks 0.26 palm floor: building blocks, toy bricks, lego
joystick 0.2 palm table: joystick
video-game 0.2 palm table: game controller, gamepad
water-pistol 0.28 grip table: water pistol
playground-slide 2.2 none floor: slide in the playground, playground slide
swing 2.2 none floor: swing, wooden swing, tyre swing, garden swing
carousel-horse 0.34 palm table: wooden horse, toy horse, carved horse
carousel-horse 1.6 none floor: carousel, rocking horse
guitar 0.95 palm floor: electric guitar
=guitar#c98a3c 0.95 palm floor: guitar, acoustic guitar, ukulele
violin 0.6 palm table: violin, fiddle, viola, cello
banjo 0.85 palm floor: banjo, mandolin
trumpet 0.45 grip table: trumpet, cornet
saxophone 0.65 palm floor: saxophone, sax
flute 0.6 grip table: flute, recorder
accordion 0.45 palm floor: accordion
drum 0.42 palm floor: drum, drums, drum kit
long-drum 0.6 palm floor: djembe, bongo
maracas 0.26 grip table: maracas, rattle
musical-keyboard 0.9 none table: keyboard, synthesiser, synthesizer
piano 1.5 none floor: piano, upright piano
musical-score 0.28 palm table: sheet music, score
bell 0.22 grip table: bell, little bell, school bell
microphone 0.24 grip table: microphone
studio-microphone 0.34 palm table: studio microphone
megaphone 0.4 grip table: megaphone, loudhailer
headphone 0.22 palm table: headphones, headset
radio 0.34 palm table: radio
optical-disk 0.3 palm table: vinyl record, record
television 0.8 none table: television, tv
=laptop#aab2ba 0.36 palm table: laptop, computer
desktop-computer 0.6 none table: desktop computer
keyboard 0.42 palm table: computer keyboard
computer-mouse 0.12 palm table: computer mouse
printer 0.44 none table: printer
=tablet#23262d 0.26 grip table: tablet, ipad
=phone#23262d 0.165 grip table: phone, smartphone, mobile, mobile phone, cell phone
telephone 0.24 palm table: telephone, old telephone
=camera#33363c 0.16 grip table: camera, film camera
video-camera 0.28 grip table: video camera
movie-camera 0.4 palm table: movie camera
film-projector 0.4 none table: projector
clapper-board 0.3 palm table: clapperboard
battery 0.14 grip table: battery
electric-plug 0.16 grip table: plug
satellite-antenna 0.8 none floor: satellite dish
rocket 1.4 none floor: rocket, model rocket, spaceship
flying-saucer 1.6 none floor: flying saucer, ufo
robot 0.95 none floor: robot, toy robot, little robot, robots
snowman 1.25 none floor: snowman, snowmen
alien 1 none floor: alien
ghost 1.1 none floor: ghost
dragon 1.9 none floor: dragon
spouting-whale 2.6 none water: whale, blue whale
dolphin 1.6 none water: dolphin, dolphins
shark 1.7 none water: shark
octopus 0.9 none water: octopus
squid 0.8 none water: squid
seal 1 none floor: seal, walrus
jellyfish 0.5 none water: jellyfish
tropical-fish 0.3 none water: tropical fish
blowfish 0.3 none water: puffer fish
crab 0.32 palm floor: crab, crabs
spiral-shell 0.12 palm table: shell, seashell, sea shell
spiral-shell 0.13 palm table: shells, snail shell, conch
coral 0.3 palm floor: coral
star 0.2 palm floor: starfish
butterfly 0.16 palm floor: butterfly, butterflies
worm 0.16 palm floor: caterpillar, worm, earthworm
lady-beetle 0.12 palm floor: ladybird, ladybug, beetle
ant 0.12 palm floor: ant, ants
cricket 0.14 palm floor: cricket, grasshopper
spider 0.16 palm floor: spider
scorpion 0.2 none floor: scorpion
snake 0.7 none floor: snake
lizard 0.3 palm floor: lizard, gecko
t-rex 1.9 none floor: dinosaur, t rex
sauropod 2.2 none floor: brontosaurus
crocodile 1.6 none floor: crocodile, alligator
kangaroo 1.4 none floor: kangaroo
gorilla 1.5 none floor: gorilla
orangutan 1.2 none floor: orangutan
koala 0.6 none floor: koala
panda 1.1 none floor: panda
sloth 0.6 none floor: sloth
hippopotamus 1.7 none floor: hippo, hippopotamus
rhinoceros 1.8 none floor: rhino, rhinoceros
bison 1.8 none floor: bison
camel 2 none floor: camel
llama 1.6 none floor: llama, alpaca
zebra 1.8 none floor: zebra
flamingo 1.1 none floor: flamingo
peacock 1 none floor: peacock
swan 0.9 none water: swan, swans
parrot 0.36 none floor: macaw
hatching-chick 0.2 palm floor: hatching chick
front-facing-baby-chick 0.16 palm floor: chick, chicks
nest-with-eggs 0.3 palm table: nest, bird nest
feather 0.26 grip table: feather
bat 0.4 none floor: bats
bouquet 0.4 grip table: bouquet, bunch of flowers, flowers, wild flowers, wildflowers
sunflower 0.5 grip table: sunflower, sunflowers
rose 0.35 grip table: rose, roses, red rose
tulip 0.32 grip table: tulip, tulips
hyacinth 0.3 grip table: lavender, hyacinth
cherry-blossom 0.16 grip table: cherry blossom
seedling 0.22 palm table: seedling, sapling, sprout, seedlings
potted-plant 0.5 palm floor: potted plant, pot plant, houseplant, plant, plants, basil, tomato plant
cactus 0.45 palm floor: cactus
four-leaf-clover 0.12 grip table: four leaf clover, clover
maple-leaf 0.16 grip table: maple leaf, autumn leaf
fallen-leaf 0.18 grip table: leaf, leaves
sheaf-of-rice 0.5 palm floor: wheat sheaf, sheaf
palm-tree 2.6 none floor: palm tree
evergreen-tree 2.3 none floor: fir tree, little tree, spruce
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
bathtub 1.6 none floor: bathtub
chair 0.95 none floor: chair, wooden chair, chairs, empty chair
couch-and-lamp 1.9 none floor: couch
bed 1.9 none floor: folding bed
door 2.1 none floor: wooden door
window 1 none floor: window pane
headstone 0.9 none floor: gravestone, grave, headstone
coffin 1.7 none floor: coffin
treasure-chest 0.7 none floor: treasure chest, wooden chest
bicycle 1.75 none floor: bicycle, bike, bicycles, bikes
motor-scooter 1.75 none floor: motor scooter, moped
motorcycle 2 none floor: motorcycle, motorbike
delivery-truck 3.2 none floor: lorry, truck, ice cream van
minibus 3 none floor: camper van, minibus, van
tractor 2.6 none floor: tractor
sailboat 2.6 none water: sailing boat, sailboat
canoe 2.4 none water: canoe, rowing boat, little boat, rowboat, boat, kayak
speedboat 2.6 none water: speedboat, motorboat
paper-boat 0.3 palm water: paper boat, toy boat
small-airplane 0.4 palm table: toy plane, model plane
paper-plane 0.26 grip table: paper plane
forklift 2.4 none floor: forklift, forklift truck
excavator 3 none floor: excavator, digger, bulldozer
crane 3.2 none floor: crane, building crane
tram-car 3.6 none floor: tram, streetcar, trolley car
bus 3.4 none floor: bus, school bus, night bus, coach
taxi 2.8 none floor: taxi, cab
ambulance 3 none floor: ambulance
fire-engine 3.2 none floor: fire engine, fire truck
police-car 2.8 none floor: police car, patrol car
articulated-lorry 3.4 none floor: articulated lorry
pickup-truck 3 none floor: pickup, pickup truck
racing-car 2.8 none floor: racing car, race car
helicopter 2.8 none floor: helicopter
passenger-ship 3.4 none water: cruise ship, ocean liner
ferry 3 none water: ferry
ship 3 none water: ship, cargo ship, sailing ship
motor-boat 2.6 none water: fishing boat, trawler, lifeboat
vertical-traffic-light 1.6 none floor: traffic light, traffic lights
postbox 1.2 none floor: postbox, letterbox, mailbox
fountain 1.8 none floor: fountain
surfboard 1.7 none floor: surfboard, surf board
snowboard 1.4 none floor: snowboard
paddle 1.1 grip floor: paddle, oar
deckchair 1 none floor: deckchair, deck chair, sun lounger
hammock 2.2 none floor: hammock
towel 0.5 palm table: towel, beach towel, bath towel
womans-hat 0.34 palm table: straw hat, sun hat, summer hat, hat
one-piece-swimsuit 0.5 handle table: swimsuit, bathing suit
thong-sandal 0.26 handle floor: flip flops, sandals
shorts 0.4 handle table: shorts, swimming trunks
cape 0.8 handle table: cape, cloak, costume
apron 0.6 handle table: apron
performing-arts 0.4 palm table: mask, masks
name-badge 0.14 grip table: badge, name badge, name tag
card-fan 0.2 grip table: hand of cards
sandcastle 0.6 none floor: sandcastle, sand castle
bullseye 0.5 none floor: target, dartboard, dart board
mirror-ball 0.5 none floor: disco ball
piata 0.5 string floor: pinata, piñata
harp 1.4 none floor: harp
harmonica 0.15 grip table: harmonica, mouth organ
binoculars 0.2 grip table: binoculars, field glasses
easel 1.3 none floor: easel, canvas
whistle 0.12 grip table: whistle
yoga-mat 0.6 palm floor: yoga mat, exercise mat
sleeping-bag 0.5 palm floor: sleeping bag
weights 0.6 grip floor: dumbbell, dumbbells, barbell, weights
sewing-machine-home 0.42 none table: sewing machine, old sewing machine
cloth-roll 0.6 palm table: velvet, silk, roll of cloth, roll of fabric, bolt of cloth
fabric 0.36 palm table: cloth, fabric, piece of cloth, tablecloth
button 0.1 palm table: button, buttons
iron 0.3 handle table: flat iron, steam iron
washing-machine 0.85 none floor: washing machine, tumble dryer
=pillow#e8e4da 0.45 palm table: pillow, cushion
blanket 0.5 palm table: blanket, quilt, woollen blanket
flour-bag 0.34 palm table: flour, bag of flour, sack of flour, sacks of flour, bags of flour, sugar, bag of sugar
vase 0.36 palm table: vase, jug
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
barrel 0.85 none floor: barrel, wine barrel, cask
wastebasket 0.5 none floor: bin, rubbish bin, trash can, dustbin
shovel 1.1 grip floor: shovel, spade
rake 1.2 grip floor: rake
wheelbarrow 1.2 none floor: wheelbarrow
lawnmower 1.1 none floor: lawnmower, lawn mower
=watering-can#4a946c 0.4 grip floor: watering can
hose 0.6 palm floor: hose, garden hose
hay-bale 0.9 none floor: hay, bale of hay, hay bale, straw bale
beehive 0.9 none floor: beehive, hive, hives
birdhouse 0.4 palm table: birdhouse, bird house, nesting box, bird feeder
cage 0.5 handle table: cage, birdcage
fish-tank 0.7 none table: fish tank, aquarium
seeds 0.16 grip table: seeds, packet of seeds
deciduous-tree 2.6 none floor: oak tree, apple tree, cherry tree, lemon tree, olive tree
hibiscus 0.2 grip table: flower
drill 0.3 grip table: drill, power drill, cordless drill
nails 0.16 palm table: nails
paint-can 0.28 handle floor: can of paint, paint pot, tin of paint, bucket of paint
plank 1 palm floor: plank, planks, wooden board, floorboard
cot 1.2 none floor: cot, crib
pram 1.1 none floor: pram, stroller, pushchair, baby carriage
baby-bottle 0.18 grip table: baby bottle
matches 0.1 palm table: matches, box of matches
whiteboard 1.3 none floor: whiteboard, flip chart
gold 0.3 palm table: gold bar, gold bars
x-ray 0.34 grip table: x ray
rainbow 2 none floor: rainbow
ferris-wheel 2.8 none floor: ferris wheel, big wheel
circus-tent 2.8 none floor: circus tent, big top
honeybee 0.14 palm floor: bee, bees
snail 0.16 palm floor: snail
turtle 0.4 none floor: tortoise, turtle
speaker-high-volume 0.5 none floor: loudspeaker
=book#3f6f8a 0.28 grip table: magazine, catalogue, brochure
parachute 1.6 none floor: parachute
`;
