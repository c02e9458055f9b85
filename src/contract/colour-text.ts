/** Says wherever a colour is typed what one looks like. */
export const colourInvalid = 'Please choose a colour such as #1a73e8.';
