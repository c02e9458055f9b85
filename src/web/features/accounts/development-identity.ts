const storageKey = 'hookline.developmentIdentity';

export type DevelopmentIdentity = { name: string; email: string };

const firstNames = ['Ada', 'Ben', 'Chidi', 'Dana', 'Elif', 'Femi', 'Greta', 'Hugo', 'Imani', 'Jonas'];
const lastNames = ['Abbott', 'Baker', 'Costa', 'Diaz', 'Ellis', 'Fischer', 'Grant', 'Hayes', 'Ito', 'Jansen'];

/** An identity that has not signed in before: `random` returns numbers from 0 up to 1. */
export function inventPerson(random: () => number = Math.random): DevelopmentIdentity {
  const pick = (names: string[]) => names[Math.floor(random() * names.length)]!;
  const [first, last] = [pick(firstNames), pick(lastNames)];
  const number = Math.floor(random() * 90_000) + 10_000;
  return { name: `${first} ${last}`, email: `${first}.${last}.${number}@example.com`.toLowerCase() };
}

function isIdentity(value: unknown): value is DevelopmentIdentity {
  const { name, email } = (value ?? {}) as Partial<DevelopmentIdentity>;
  return typeof name === 'string' && typeof email === 'string';
}

export function recallIdentity(): DevelopmentIdentity | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isIdentity(stored) ? stored : null;
  } catch {
    return null;
  }
}

export const rememberIdentity = (identity: DevelopmentIdentity): void =>
  localStorage.setItem(storageKey, JSON.stringify(identity));
