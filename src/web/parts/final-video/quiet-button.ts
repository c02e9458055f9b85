/** The look of rarely used actions on a finished video. */
export const quietButton = { variant: 'subtle', color: 'gray', size: 'sm', px: 12 } as const;
