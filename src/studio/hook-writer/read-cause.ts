import { articleFor, lowerFirst } from './inflect.ts';
import { shortNameOf } from './short-name.ts';
import type { Offer } from './read-offer.ts';

const appeal =
  /\b(?:raising (?:money|funds)|fund-?rais\w+|donat(?:e|es|ing|ions?)|non-?profit|charity|(?:animal|cat|dog|homeless) shelter|food ?bank|volunteers?|you (?:give|donate))\b/i;
const beneficiary =
  /\b(?:for|to|support|help) (?:our|my|the|an?) ((?:[a-z'-]+ ){0,3}[a-z'-]+?)(?= (?:in|and|that|who|to|so|with|which)\b|[,.;:!]|$)/i;
const isOrganisation = /\b(?:non-?profit|charity|shelter|food ?bank|foundation|hospice|rescue|sanctuary)\b/i;

/** The beneficiary of an appeal: "a cat shelter"; null for what is sold, and where no beneficiary is named. */
export function readCause(sold: string, { noun }: Offer): string | null {
  if (!appeal.test(sold)) return null;
  const named = beneficiary.exec(sold)?.[1];
  if (named) return /[^s]s$/.test(named) ? named : `${articleFor(named)} ${lowerFirst(named)}`;
  return noun && isOrganisation.test(noun) ? `this ${shortNameOf(noun)}` : null;
}
