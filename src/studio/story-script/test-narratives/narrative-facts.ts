/**
 * A narrative with the facts that a reader would name. Each fact lists the words that it may be called by, with "/"
 * between them; "?" marks what some readers would name and others would not, which counts neither way; "*2" stands for
 * two entries. Persons may end in ":f" or ":m".
 */
export type NarrativeFacts = {
  kind: string;
  text: string;
  persons: string[];
  places: string[];
  products: string[];
};
