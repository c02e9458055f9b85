/** The creatures and objects that a moment can be about. A plain "hair" or "cleaning" is that of the viewer and their home. */
const subjects = {
  dog: /\b(?:dogs?|pupp(?:y|ies)|canine)\b/i,
  cat: /\b(?:cats?|kittens?)\b/i,
  pet: /\b(?:pets?|animals?)\b/i,
  horse: /\b(?:horses?|pon(?:y|ies)|foals?|hoof|hooves|equine|saddles?)\b/i,
  animal:
    /\b(?:birds?|parrots?|rabbits?|hamsters?|guinea pigs?|chickens|hens|cows?|cattle|goats?|sheep|bees|aquariums?|reptiles?)\b/i,
  car: /\b(?:cars?|vans?|trucks?|lorr(?:y|ies)|motorbikes?|motorcycles?|scooters?|caravans?|campervans?|boats?|yachts?|windscreens?)\b/i,
  bike: /\b(?:e-?)?(?:bikes?|bicycles?)\b/i,
  baby: /\b(?:bab(?:y|ies)|infants?|newborns?|toddlers?)\b(?! steps)/i,
  kid: /\b(?:kids?|child(?:ren)?|pupils)\b/i,
  plant: /\b(?:plants?|houseplants?|lawns?|herbs?)\b(?!-)/i,
  surface:
    /\b(?:windows?|floors?|carpets?|rugs?|sofas?|couch(?:es)?|upholstery|tiles?|ovens?|patios?|decking|pools?|roofs?|gutters?|solar panels?)\b(?!-)/i,
  business:
    /\b(?:for|to) (?:your )?(?:[a-z]+[ -]){0,2}(?:offices?|teams?|restaurants?|hotels?|schools?|clinics?|warehouses?|companies|agencies|businesses|shops?|salons?|gyms?|caf[eé]s?)\b|\boffice (?:cleaning|plants?|snacks?|fruit|furniture|massages?|yoga)\b/i,
} as const;
export type Subject = keyof typeof subjects;

export const animals: readonly Subject[] = ['dog', 'cat', 'pet', 'horse', 'animal'];

export const isIn = (text: string, subject: Subject): boolean => subjects[subject].test(text);
export const subjectsIn = (text: string, among = Object.keys(subjects) as Subject[]): Subject[] =>
  among.filter((subject) => isIn(text, subject));
