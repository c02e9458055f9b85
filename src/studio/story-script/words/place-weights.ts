export const prepositions = new Set(
  `in at into inside on onto to through across behind outside around by along near over under up down
  toward towards reach reaches reached enter enters entered beside above beyond off aboard
  opens opened runs leave manages managed owns`.split(/\s+/u),
);
export const origins = new Set(
  `from left leaves leaving without about like no than for closed missed miss quit hates hated sold call calls called calling
  imagine imagined away past passes passed`.split(/\s+/u),
);
export const fillers = new Set(
  `the a an my her his our their your this that its old new little small big local empty busy crowded
  dark same tiny quiet nearby first next second other back whole own nearest town village city
  central family narrow every each cold long wet warm open of front`.split(/\s+/u),
);
/** Words that are a place only after a preposition: "at the bar", not "raise the bar". */
export const doubtful = new Set(
  `fair bar court bank deck club mine practice reception gate track wood square flight flat board bath surgery terminal hall pass store surf camp hut stage pitch bed train hall coach tube er corner ridge peak track lane bridge cabin carriage cloud
  hotel dock trail home house lab press pool meeting lesson college university river sea ocean water island boat ship plane airplane hill valley curtain audience bench trees shower home castle market garden pillow lounge gallery crops village town city court
  tracks platform road van truck cab taxi car bus gear fireplace counter desk nursery inn slope slopes lift concert recital sofa couch farm agency grass ambulance roof stairs christmas`.split(
    /\s+/u,
  ),
);
/** Wide places, which count less than a closer one in the same sentence. */
export const wide = new Set([
  'home',
  'house',
  'apartment',
  'flat',
  'city',
  'village',
  'town',
  'hotel',
  'school',
  'college',
  'university',
  'neighbourhood',
  'neighborhood',
  'countryside',
  'mall',
  'agency',
  'hall',
  'road',
  'corner',
  'island',
  'cottage',
  'castle',
  'trees',
  'sea',
  'ocean',
  'headquarters',
  'cabin',
  'start up',
  'doorstep',
  'stairs',
  'our door',
  'my door',
  'his door',
  'her door',
  'christmas',
  'christmas eve',
  'christmas day',
  'thanksgiving',
  'porch',
  'hallway',
  'front door',
  'staircase',
  'pond',
]);
/** Institutions, which are not a place without an article: "she tells it in kindergarten". */
export const institutions = new Set('school kindergarten college university preschool hospital'.split(' '));
/** "At the edge of the lake" is at the lake. */
export const partsOfPlaces = new Set(
  `top edge middle end side back centre center heart corner foot bottom floor door doors steps
  entrance`.split(/\s+/u),
);
/** "On the way to school", "a ticket to Rome". */
export const waysToPlaces = new Set(['way', 'trip', 'road', 'walk', 'ticket']);
