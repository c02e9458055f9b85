/** '{route title} | Hookline' for the browser's tab. */
export const titled = (title: string) => () => ({ meta: [{ title: `${title} | Hookline` }] });
