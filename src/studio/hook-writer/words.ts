/** Booked, and never called "it". */
export const person =
  /\b(?:virtual assistant|(?:structural|civil|sound|recording|mechanical) engineer|(?:home|building|car|vehicle) inspector|(?:professional|home|closet) organi[sz]er|optician|optometrist|podiatrist|orthodontist|(?:wedding|jazz|live) singer|illustrator|ghostwriter|investigator|dentist|therapist|coach|tutor|teacher|personal trainer|instructor|photographer|plumber|electrician|gardener|decorator|nanny|babysitter|(?:dog|cat|pet|house) (?:sitter|walker)|groomer|stylist|hairdresser|barber|accountant|bookkeeper|lawyer|designer|copywriter|consultant|physio(?:therapist)?|nutritionist|dietitian|doula|midwife|vet|doctor|handyman|locksmith|mechanic|chef|florist|tailor|celebrant|notary|carpenter|architect|surveyor|solicitor|interpreter|seamstress|beautician|arborist|tree surgeon|chimney sweep|farrier|caterer|piano tuner|(?:tattoo|make-?up|nail) artist|(?:private|personal) driver|translator|officiant|tour guide|dj|mc|attorney|agent|hypnotist|magician|host|trainer|planner for weddings|wedding planner|advis[eo]r|broker|editor|videographer|(?<!vacuum |glass |oven |pipe |drain |pool |steam |carpet |shoe |lens |screen |air )cleaner|painter|builder|roofer|osteopath|chiropractor)$/i;

/** How a thing is had, by the last word of its name. Anything else is bought. */
const getVerbs: readonly (readonly [RegExp, string])[] = [
  [person, 'book'],
  [/\b(?:apps?|games?|templates?|planners? app)$/i, 'download'],
  [
    /\b(?:courses?|lessons?|class(?:es)?|programs?|programmes?|workshops?|(?:half-)?marathons?|camps?|bootcamps?|memberships?|newsletters?|subscriptions?|(?:subscription|surprise|recipe|snack|vegetable|veg) box)$/i,
    'sign up for',
  ],
  [
    /\b(?:services?|movers|flights?|crawls?|replacements?|clean-?outs?|childproofing|unpacking|refinishing|couriers?|rentals?|hire|crews?|teams?|(?:car|van|window|dog|power|pressure|soft) wash(?:es|ing)?|(?:house|interior|exterior|cabinet|fence|deck) painting|(?:pest|rodent|mosquito) control|tax returns?|videograph(?:y|ers?)|valeting|factoring|cleaners?|plumbers?|company|companies|firms?|contractors?|salons?|sessions?|tours?|cruises?|check-ups?|trips?|stays?|massages?|coaching|bookkeeping|accounting|consulting|tutoring|catering|cleaning|grooming|detailing|styling|support|landscaping|(?:dog|cat|house) (?:walking|sitting)|gardening|copywriting|photography|translation|therapy|childcare|repairs?|appointments?|lessons|inspections?|(?:lash|hair|nail) extensions?|installations?|assembly|removals?|deliver(?:y|ies)|rides?|transfers?|mediation|factoring|physiotherapy|readings?|rehairing|restoration|tuning|sharpening|inspections?|prep|research|(?:genealogy|market) research|training|removal|(?:land|house|home|building|roof) surveys?|valuations?|consultations?|treatments?|facials?|haircuts?|check-?ins?|videography|(?:lawn|garden|pool|pet|elder|home|day|after-?school|car) ?care|(?:interior|graphic|web|web ?site|garden|landscape) design|tax preparation)$/i,
    'book',
  ],
  [
    /\b(?:festivals?|concerts?|conferences?|summits?|retreats?|exhibitions?|meetups?|(?:cinema|film|movie|quiz|theatre|comedy|game|club|poetry|open mic|trivia) nights?|(?:fun )?runs?|galas?|part(?:y|ies)|raffles?|screenings?|shows?)$/i,
    'get tickets for',
  ],
  [
    /\b(?:software|saas|saas tool|crms?|apis?|tools?|platforms?|dashboards?|monitoring|hosting|assistants?|plugins?|(?<!(?:lash|hair|home|house|nail) )extensions?)$/i,
    'try',
  ],
  [/\b(?:(?:phone|mobile|data|meal|training) plans?|yoga|pilates)$/i, 'sign up for'],
  [
    /\b(?:(?:elementary|primary|private|nursery|language|montessori|dance|music|art) schools?|(?:go-?kart|race) tracks?|(?:pool|bowling|dance|beer) halls?|(?:LAN|gaming|garden|play|climbing|visitor) cent(?:er|re)s?|(?:mini|miniature) golf|markets?|fairs?|museums?|(?:food|taco|coffee|ice cream|burger|pizza) (?:trucks?|carts?)|farms?|orchards?|brewer(?:y|ies)|taprooms?|galler(?:y|ies)|spas?|gyms?|food halls?|(?:trampoline|theme|water|adventure|skate|climbing|play|wildlife|animal) parks?|zoos?|aquariums?|cinemas?|arcades?|saunas?|studios?|clinics?|boutiques?|delis?|garden centres?|shops?|cafés?|restaurants?|bakery|bakeries|pubs?|bistros?|(?:noodle|wine|cocktail|coffee|espresso|juice|sushi|tapas|salad) bars?)$/i,
    'visit',
  ],
  [/\bchoirs?$/i, 'join'],
  [
    /\b(?:guesthouses?|hotels?|hostels?|cabins?|cottages?|campsites?|co-?working spaces?|escape rooms?|venues?)$/i,
    'book',
  ],
  [/\b(?:evenings?|nights?|tastings?|experiences?)$/i, 'book'],
  [/\bpodcasts?$/i, 'listen to'],
  [/\bclubs?$/i, 'join'],
  [/\b(?:audiobooks?|magazines?|memoirs?|thrillers?|books?|novels?|cookbooks?|guides?|ebooks?)$/i, 'pick up'],
];
/** Only the rest of the text shows that a "period tracker" is used on a screen. */
const onScreen =
  /\bno (?:accounts?|ads|log-?in|sign-?up)\b|\bon your phone\b|\bin (?:the|your) browser\b|\bper (?:user|seat)\b|\ba seat\b/i;

/** Where only a name is known, what is paid by the month is a service. */
const monthly = /\b(?:a|per) (?:month|year)\b/i;
/** `sold` is the whole description. */
export const getVerb = (noun: string, sold: string): string =>
  (person.test(noun.replace(/s$/, '')) ? 'book' : undefined) ??
  getVerbs.find(([ending]) => ending.test(noun))?.[1] ??
  (onScreen.test(sold) || (noun === '' && monthly.test(sold)) ? 'try' : 'buy');

/** Verbs that describe a thing, not what its user can do with it. */
export const describing = new Set(
  'help helps let lets teach teaches give gives show shows is are was has have comes contains tastes uses fits lasts smells looks feels works arrives costs includes ships weighs needs means wants gets does goes folds starts runs stays opens turns glows sounds snaps stands survives grows knows'.split(
    ' ',
  ),
);

/** Verbs whose object is the problem: who fades dark spots has dark spots. Costs are cut because they are one, bread is not. */
export const removing =
  /^(?:fade|reduce|remove|fight|stop|prevent|end|relieve|soothe|calm|eliminate|beat|avoid|ease|hide|tame|cut(?= (?:\w+ )?(?:bills|calories|costs?|clutter|fees|glare|noise|stress|waste)\b)|banish|block) (?!(?:your|the|through|down|out)\b)/;

/** Surely counted. Of other nouns without an article in the text it is unknown whether one says "a" before them. */
export const countedNouns =
  /(?:(?:er|or)|\b(?:kit|app|bag|box|tool|lamp|light|chair|desk|table|mat|blanket|pillow|bottle|mug|cup|pan|knife|pen|book|course|class|lesson|workshop|club|subscription|platform|service|system|template|camera|phone|case|watch|ring|necklace|dress|shirt|jacket|coat|backpack|wallet|belt|toy|game|puzzle|tent|bike|brush|serum|mask|balm|bar|cake|plan|tour|retreat|festival|hotel|cabin|studio|shop|store|crm|calendar|notebook|journal|candle|stand|rack|shelf|board|keyboard|mouse|device|gadget|machine|fan|mop|plant|pot|choir|school|agency|extension|plugin|assistant|chatbot|podcast|magazine|guide|novel|rental|suit|kettle|teapot|bowl|plate|towel|curtain|rug|sofa|bed|mattress|hammock|umbrella|helmet|lock|pump|leash|session|strap|glaze|cover|handle|lid|pocket|zip|screen|guarantee|warranty|trial|battery|motor|whiteboard|marathon|group|garden shed|house|market|fair|museum|café|restaurant))$/i;

/** Never counted, whatever article was written before them. */
export const alwaysMass =
  /(?:firewood|charcoal|(?:swim|sports|active|knit|home|table|glass|foot|work|sleep)wear|(?:table|glass|cook|bake|kitchen)ware|insurance|software|furniture|litter|advice|equipment|clothing)$/i;

/** Nouns that are not counted, though they end like others. */
export const massNouns =
  /(?:paper|coffee|tea|brew|food|cream|oil|soap|software|coaching|honey|chocolate|granola|bread|sauce|powder|insurance|furniture|jewellery|jewelry|litter|skincare|clothing|gear|bedding|sunscreen|shampoo|deodorant|wine|beer|kombucha|yarn|paint|training|advice|water|kibble|toothpaste|bookkeeping|accounting|consulting|catering|tutoring|support|styling|detailing|cleaning|gardening|marketing|copywriting|editing|photography|translation|childcare|therapy|counselling|storage|stationery|cheese|pasta|rice|flour|salt|sugar|butter|jam|milk|juice|lemonade|lighting|wallpaper|fabric|leather|make-?up|perfume|sourdough|pottery|hosting|gin|whisky|kefir|yogh?urt|seafood|fruit|syrup|paste|jerky|soup|broth|ketchup|mustard|vinegar|hummus|tofu|jelly|chill?i crisp|(?:lawn|garden|pool|pet|elder|home|day|car) ?care|\b(?:(?:house|interior|exterior|cabinet|fence|deck) painting|(?:pest|rodent|mosquito|birth|odou?r|weed) control|dried (?:mango|fruit|pineapple|banana|apple|meat|papaya|coconut)|mediation|factoring|mediation|delivery|installation|removal|maintenance|management|research|music|(?:interior|graphic|web|web ?site|garden|landscape|product|logo|floral) design|(?:tax|exam|test) prep(?:aration)?|art|security|protection|insulation|nutrition|payroll|storage|printing|acupuncture|pickup|transport|transportation|recruitment|surfing|kindling|glitter|gravel|mulch|compost|fertili[sz]er|twine|thread|incense|mead|cider|rum|vodka|tequila|ramen|kimchi|matcha|cocoa|candy|gum|popcorn|floss|concentrate|ice|hay|feed|seed|mousse|gel|spray|polish|wax|conditioner|hair|lingerie|underwear|decor|signage|ink|cash|credit|debt|starter|automation|(?:ice|wax) melt|(?:furniture|flat-?pack) assembly|ceramics|prep|aftercare|repair|repair and .*|rehairing|grooming|yoga|pilates|meditation|karate|judo|tennis|SEO|sushi|sashimi|falafel|gelato|ice cream|sorbet|risotto|paella|couscous|quinoa|oatmeal|porridge|pesto|salsa|guacamole|caviar|muesli|fudge|toffee|nougat|marzipan|barbecue|BBQ|bacon|salmon|tuna|beef|pork|ham|venison|curry|ceviche|brisket|(?:fried|roast|roasted|grilled|smoked|rotisserie|jerk|butter|orange|tandoori|teriyaki|peri-peri|barbecue|frozen|organic|free-range|pulled|peking|crispy|popcorn) (?:chicken|duck|turkey|lamb|fish|cauliflower)|fish and chips))$/i;

/** Illnesses and disabilities: no hook calls out who has one, which advertising platforms refuse. */
export const illness =
  /\b(?:diabetes|autis\w+|adhd|cancer|asthma|epilepsy|depression|anxiety|dementia|disabilit\w+|parkinson\w*|arthritis|ptsd|ibs|hiv|disease|disorders?|syndrome)\b/i;
