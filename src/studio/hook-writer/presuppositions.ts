/**
 * Lines of families take something for granted: that one goes out for bread, that the coffee is hot, that the shoes are for a
 * party. Each rule names the words of a line, the words of the product without which it is not said, or those with which
 * it is not.
 */
type Presupposition = { line: RegExp; needs?: RegExp; not?: RegExp };

const brought =
  /\b(?:deliver\w*|online|ship(?:s|ped|ping)?|subscription|frozen|mail|app|at your (?:home|door|office|hotel)|come to you)\b/i;
const presuppositions: readonly Presupposition[] = [
  // Going out for it.
  {
    line: /walk past|going in\b|follow the smell|your car will smell|makes it home|still warm|has an address|in line\b|^Walk in/i,
    not: brought,
  },
  {
    line: /\b(?:warm|smells?|smell)\b/i,
    not: /\b(?:cold brew|iced|concentrate|frozen|canned|instant coffee)\b/i,
  },
  {
    line: /going back and forth|leave the house|the drive\b|parking/i,
    not: /\b(?:online|virtual|at (?:your )?home|by (?:phone|video)|remote)\b/i,
  },
  // Parts of the home.
  {
    line: /driveway/i,
    needs: /\b(?:driveway|snow|pav\w+|concrete|pressure|power wash\w*|exterior|patio|mechanic|cars?)\b/i,
  },
  {
    line: /\b(?:mow|mower|mowed|rake|grass|trim)\b/i,
    needs: /\b(?:lawn\w*|mow\w*|yard|landscap\w*|grass|garden\w*|turf|hedge|tree)\b/i,
  },
  { line: /\bpillow\b|\bpunch it\b|cool side|too flat/i, needs: /\b(?:pillow\w*|sleep|night|bed\w*)\b/i },
  { line: /sticks to the pan/i, needs: /\b(?:pans?|skillets?|woks?|cookware|non-?stick)\b/i },
  // Clothes and shoes.
  {
    line: /last pair of pants|torn knee|see ankles/i,
    needs: /\b(?:clothes|clothing|pants|leggings|pajamas|jeans|outfits?|wear|shirts?|dress(?:es)?)\b/i,
  },
  {
    line: /only look good sitting|pretty or comfortable|great in the store|under the table|party’s still/i,
    needs: /\b(?:heels?|flats|pumps|dress shoes|sandals|loafers|shoes)\b/i,
    not: /\b(?:hik\w+|running|work|trail|nurs\w+|slippers?|boots|barefoot|safety|kids|toddler\w*|wide)\b/i,
  },
  {
    line: /umbrella|wet sleeves|soaked|in a doorway|one drop|next time it rains|let it rain/i,
    needs:
      /\b(?:rain\w*|umbrellas?|waterproof|storm\w*|ponchos?|wind\w*|weather\w*|roof\w*|kids|children|toys?|party|play\w*|parks?|bikes?|tents?|camp\w*|tea|candles?|driving|rental|birthday|playground|hammocks?)\b/i,
  },
  {
    line: /\byour wrist\b|spray on|lean in and ask what it is/i,
    needs: /\b(?:perfumes?|fragrances?|colognes?|scent\w*)\b/i,
  },
  { line: /\bchin\b/i, not: /\b(?:women|legs?|bikini|body|ladies)\b/i },
  { line: /which corner of|that corner|bare corner/i, not: /\b(?:outdoor|garden|patio|office)\b/i },
  // Music and learning.
  { line: /three chords|air guitar/i, needs: /\b(?:guitars?|ukuleles?|bass)\b/i },
  { line: /piano at a party/i, needs: /\b(?:pianos?|keyboards?|music)\b/i },
  {
    line: /homework|kitchen table|report card|your kid\b/i,
    not: /\b(?:college|university|sat|gre|lsat|mcat|ielts|toefl|adults?|nurs\w+|law school|certif\w+)\b/i,
  },
  // Money and offices.
  {
    line: /unpaid|waiting for the money|friendly reminder/i,
    needs: /\b(?:invoic\w*|get paid|payments?|freelanc\w*|agenc\w*|contractors?|consult\w*)\b/i,
  },
  { line: /business lunch|shoebox/i, not: /\b(?:expenses? app|course|excel)\b/i },
  {
    line: /on your team|ask your team|who in your team|lock the office/i,
    not: /\b(?:famil(?:y|ies)|roommates?|couples?|personal|students?|kids|households?|home)\b/i,
  },
  { line: /your (?:next )?customers?\b/i, not: /\b(?:famil(?:y|ies)|students?|kids|weddings?)\b/i },
  // Weddings: planning is not playing.
  {
    line: /the cake\. the dance floor|list that gets longer|napkins|off (?:the|your wedding) list|wedding list/i,
    needs: /\b(?:plann\w*|venues?|coordinat\w*|design\w*|rentals?|templates?|checklists?)\b/i,
  },
  { line: /\bcracked\b|\bthe crack\b|that crack\b/i, needs: /\b(?:phone|screen|tablet|iphone|watch)\w*\b/i },
  { line: /\bTorn\.|Stuck\./, needs: /\b(?:tailor\w*|alterations?|cloth\w*|shoes?|zip\w*|leather|bags?)\b/i },
  // A paper planner, a wallet and a breakfast shelf are near others of their family.
  {
    line: /by hand|a pen\b|write on your hand|first page|excuses not to start|in a drawer for years|you have the idea/i,
    not: /\b(?:ai|apps?|software|tools?|bots?)\b/i,
  },
  {
    line: /card in your wallet|cards stuck|your pockets|your wallet\?|when did you last choose it|face down|floor of a taxi/i,
    not: /\b(?:mounts?|stands?|chargers?)\b/i,
  },
  {
    line: /\bjar\b|toast\.|breakfast table|anybody else wakes up|sunday morning|story of\?/i,
    not: /\b(?:ramen|noodles?|pasta|rice|kits?|curry)\b/i,
  },
  { line: /photo|picture|shop window|first second/i, not: /\bpodcasts?\b/i },
  {
    line: /on the dash|orange light|your car|turn off the radio|back seat|that noise/i,
    not: /\b(?:bikes?|bicycles?|e-?bikes?)\b/i,
  },
  { line: /kids|pajamas/i, not: /\b(?:adults only|for adults)\b/i },
  // Deliveries: a law firm has filings, not parcels.
  {
    line: /your package|an order that came|packed\. labeled/i,
    not: /\b(?:law|legal|court|medical|labs?|documents?|flowers?|food)\b/i,
  },
];

/** Whether the line says nothing that does not fit the product as its user describes it. */
export const fits = (line: string, sold: string): boolean =>
  presuppositions.every(
    ({ line: said, needs, not }) =>
      !said.test(line) || ((!needs || needs.test(sold)) && (!not || !not.test(sold))),
  );

const clients =
  /\b(?:law firms?|lawyers?|attorneys?|realtors?|real estate|therapists?|accountants?|bookkeepers?|consultants?|consulting|coach(?:es)?|agenc(?:y|ies)|freelancers?|designers?|photographers?|stylists?|salons?|trainers?|architects?|advisors?)\b/i;
const patients =
  /\b(?:dentists?|doctors?|clinics?|medical|physicians?|chiropractors?|veterinar\w+|patients)\b/i;

/** Those for whom the buyer works have a name of their own in each trade. */
export function inTheirWords(line: string, sold: string): string {
  const name = patients.test(sold) ? 'patient' : clients.test(sold) ? 'client' : null;
  return name === null
    ? line
    : line
        .replace(/\bcustomer(?= |s\b|[.,?!])/g, name)
        .replace(/\bCustomer(?= |s\b|[.,?!])/g, name[0]!.toUpperCase() + name.slice(1));
}
