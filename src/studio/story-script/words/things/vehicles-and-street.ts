/** Vehicles on land, in the air and on water, and things of the street. The columns of a row: see `thing-words.ts`. */
export const vehiclesAndStreet = `
rocket 1.4 none floor: rocket, model rocket, spaceship
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
parachute 1.6 none floor: parachute
`;
