/** Roles drawn as artwork: drawing a person instead would be worse than drawing nothing. */
export const artworkRoles: ReadonlySet<string> = new Set(['robot', 'dragon', 'ghost', 'alien', 'snowman']);
