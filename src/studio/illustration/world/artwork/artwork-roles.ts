/** Characters that are drawn as artwork: a person in their place would be worse than none. */
export const artworkRoles: ReadonlySet<string> = new Set(['robot', 'dragon', 'ghost', 'alien', 'snowman']);
