declare global {
  // Where react-remove-scroll, inside Mantine's modal, looks for the nonce of the style tag it adds.
  var __webpack_nonce__: string | undefined;
}

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
globalThis.__webpack_nonce__ = nonce;

/** The nonce that the content security policy requires on every style tag that the app adds. */
export const readStyleNonce = (): string => nonce;
