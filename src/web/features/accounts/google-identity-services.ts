const scriptUrl = 'https://accounts.google.com/gsi/client';

type GoogleIdentity = {
  initialize: (settings: {
    client_id: string;
    nonce: string;
    callback: (reply: { credential: string }) => void;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    look: {
      type: 'standard';
      size: 'large';
      shape: 'pill';
      text: 'continue_with';
      theme: 'outline' | 'filled_black';
      width: number;
    },
  ) => void;
};
declare global {
  var google: { accounts: { id: GoogleIdentity } } | undefined;
}

let loading: Promise<GoogleIdentity> | null = null;

/** Loads Google's script once, on the first sign-in page; a failed download can be retried. */
export function loadGoogleIdentity(): Promise<GoogleIdentity> {
  loading ??= new Promise<GoogleIdentity>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener('load', () =>
      globalThis.google === undefined
        ? reject(new Error('The script of Google brought no sign-in'))
        : resolve(globalThis.google.accounts.id),
    );
    script.addEventListener('error', () => reject(new Error('The script of Google did not load')));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
