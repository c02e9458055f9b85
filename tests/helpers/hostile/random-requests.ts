import { allCalls } from '#contract/calls.ts';
import type { Known } from './example-input.ts';
import { mutationsOf, type Mutation } from './mutations.ts';
import { otherRequests, resumableRequests } from './other-requests.ts';
import type { SampleFiles } from './raw-form.ts';
import { draftOf, requestOf, type RawRequest } from './raw-request.ts';
import type { Random } from '../seeded-random.ts';
import { signedWebhooks } from './signed-webhooks.ts';

/** Shares of the requests. */
const shares = { beyondTheCalls: 0.15, unchanged: 0.25, changedTwice: 0.3, otherSpelling: 0.25 } as const;

/** Requests to every call, most of them broken in one or two places, and to everything else. */
export function randomRequests(options: {
  random: Random;
  files: SampleFiles;
  webhookSecret: string;
}): (known: Known) => RawRequest {
  const { random, files, webhookSecret } = options;
  const calls = Object.entries(allCalls);
  const mutations = new Map(calls.map(([name, call]) => [name, mutationsOf(call, files)]));
  const beyond = new Map<Known, RawRequest[][]>();

  const pickBeyond = (known: Known): RawRequest => {
    const lists = beyond.get(known) ?? [
      otherRequests(known),
      resumableRequests(known),
      signedWebhooks(webhookSecret, known),
    ];
    beyond.set(known, lists);
    return random.pick(random.pick(lists));
  };
  const pickMutation = (name: string): Mutation => random.pick(random.pick(mutations.get(name)!));

  return (known) => {
    if (random.happens(shares.beyondTheCalls)) return pickBeyond(known);
    const [name, call] = random.pick(calls);
    let draft = draftOf(name, call, { known, files, pick: random.pick });
    if (random.happens(shares.otherSpelling))
      draft = { ...draft, pattern: draft.pattern.replace(/^\/api/, '') };
    if (random.happens(shares.unchanged)) return requestOf(draft);
    draft = pickMutation(name)(draft);
    return requestOf(random.happens(shares.changedTwice) ? pickMutation(name)(draft) : draft);
  };
}
