/** Whether a person of this e-mail address may change the content that all share. */
export const isContentEditor = (editors: '*' | readonly string[], email: string): boolean =>
  editors === '*' || editors.some((editor) => editor.toLowerCase() === email.toLowerCase());
