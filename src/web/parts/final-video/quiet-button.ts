/** The look of what few want of a finished video, below what most want. */
export const quietButton = { variant: 'subtle', color: 'gray', size: 'sm', px: 12 } as const;
