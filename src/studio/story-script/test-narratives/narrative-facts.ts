/**
 * A narrative with the facts that a reader would name. Each fact lists its possible words, separated by "/"; "?" marks a
 * fact that only some readers would name, which counts neither way; "*2" stands for two entries. People may end in ":f"
 * or ":m".
 */
export type NarrativeFacts = {
  kind: string;
  text: string;
  persons: string[];
  places: string[];
  products: string[];
};
