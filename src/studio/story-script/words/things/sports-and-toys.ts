/** Sports, games and toys, fairs and celebrations, and creatures of fantasy. The columns of a row: see `thing-words.ts`. */
export const sportsAndToys = `
sparkler 0.3 grip table: flare, sparkler
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
flying-saucer 1.6 none floor: flying saucer, ufo
robot 0.95 none floor: robot, toy robot, little robot, robots
snowman 1.25 none floor: snowman, snowmen
alien 1 none floor: alien
ghost 1.1 none floor: ghost
dragon 1.9 none floor: dragon
surfboard 1.7 none floor: surfboard, surf board
snowboard 1.4 none floor: snowboard
paddle 1.1 grip floor: paddle, oar
card-fan 0.2 grip table: hand of cards
sandcastle 0.6 none floor: sandcastle, sand castle
bullseye 0.5 none floor: target, dartboard, dart board
mirror-ball 0.5 none floor: disco ball
piata 0.5 string floor: pinata, piñata
whistle 0.12 grip table: whistle
yoga-mat 0.6 palm floor: yoga mat, exercise mat
weights 0.6 grip floor: dumbbell, dumbbells, barbell, weights
ferris-wheel 2.8 none floor: ferris wheel, big wheel
circus-tent 2.8 none floor: circus tent, big top
`;
