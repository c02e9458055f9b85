/** Whether a user with this e-mail address may edit shared content. */
export const isContentEditor = (editors: '*' | readonly string[], email: string): boolean =>
  editors === '*' || editors.some((editor) => editor.toLowerCase() === email.toLowerCase());
