export type PhoneEnd = { phone: string; endSeconds: number };

/** Parses flite's output of `-psdur`: "pau:0.164 hh:0.255 …". */
export function readPhoneEnds(line: string): PhoneEnd[] {
  return [...line.matchAll(/([a-z]+):(\d+\.\d+)/g)].map(([, phone, end]) => ({
    phone: phone!,
    endSeconds: Number(end),
  }));
}
