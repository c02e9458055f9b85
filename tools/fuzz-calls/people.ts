import { readWallet } from '#contract/calls/wallet.ts';
import type { Person } from '../../tests/helpers/api.ts';
import type { Known } from '../../tests/helpers/hostile/example-input.ts';
import { makeOwnThings, makeSamples, type Samples } from '../../tests/helpers/hostile/own-things.ts';
import type { RunningApp } from '../../tests/helpers/running-app.ts';

/** A user who sends requests, with the known ids of their objects. */
export type FuzzPerson = {
  name: string;
  person: Person;
  known: Record<string, unknown[]>;
  /** Pending while this user signs in again. */
  renewal: Promise<void> | null;
};
export type People = { people: FuzzPerson[]; samples: Samples; renew: (gone: FuzzPerson) => Promise<void> };

const names = ['Fuzz Editor One', 'Fuzz Editor Two', 'Fuzz One', 'Fuzz Two', 'Fuzz Three'];

const copy = (known: Known): FuzzPerson['known'] =>
  Object.fromEntries(Object.entries(known).map(([key, values]) => [key, [...values]]));

/** As derived from the name by the development identity provider. */
const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
export const editorEmails = names.filter((name) => name.startsWith('Fuzz Editor')).map(emailOf);

/** Several users with credits and one object of each kind; some are editors. The last one may erase their account. */
export async function openPeople(app: RunningApp): Promise<People> {
  const samples = await makeSamples();
  const open = async (name: string): Promise<FuzzPerson> => {
    const isEditor = editorEmails.includes(emailOf(name));
    const person = await app.api.signIn(name);
    const known = copy(await makeOwnThings(person, app.url, samples, { isEditor }));
    if (name === names.at(-1)) known.email = [emailOf(name)];
    return { name, person, known, renewal: null };
  };
  const people: FuzzPerson[] = [];
  for (const name of names) people.push(await open(name));
  return {
    people,
    samples,
    async renew(gone) {
      // Several concurrent requests may detect it together. A failed sign-in is retried after the next 401.
      gone.renewal ??= renewSession(app, gone)
        .catch(() => {})
        .finally(() => (gone.renewal = null));
      await gone.renewal;
    },
  };
}

/** For a user who was signed out or erased: earlier ids then belong to another user. */
async function renewSession(app: RunningApp, gone: FuzzPerson): Promise<void> {
  const person = await app.api.signIn(gone.name);
  gone.person = person;
  const { balance } = await person.call(readWallet);
  if (balance === 0) await person.buy('starter');
}

/** The field for a value that a response of this call has under this name. */
const takes: Record<string, Record<string, string>> = {
  startHook: { generationId: 'generationId', hookGenerationId: 'hookId' },
  attachHook: { generationId: 'generationId' },
  startPayment: { paymentId: 'paymentId' },
  receiveUpload: { id: 'videoFileId' },
  createCardToken: { card_token: 'card_token' },
  saveCard: { id: 'cardId' },
  addCategory: { id: 'categoryId' },
  addTemplate: { id: 'templateId' },
  uploadTemplateVideo: { url: 'videoUrl' },
  uploadTemplateThumbnail: { url: 'thumbnailUrl' },
};

/** The latest objects of a kind, for later requests. */
const maxKnown = 8;

/** Stores the ids of a response for later requests of this user. */
export function remember({ known }: FuzzPerson, call: string, reply: Buffer): void {
  const fields = takes[call];
  if (!fields || reply[0] !== 0x7b) return;
  const body = JSON.parse(reply.toString()) as Record<string, unknown>;
  for (const [from, to] of Object.entries(fields)) {
    if (typeof body[from] !== 'string') continue;
    known[to] = [...(known[to] ?? []), body[from]].slice(-maxKnown);
  }
}
