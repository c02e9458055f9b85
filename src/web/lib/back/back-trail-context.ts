import { createContext } from 'react';
import type { BackTrail } from './back-trail.ts';

/** Null where there is no browser's history to go back in, as on a prerendered page. */
export const BackTrailContext = createContext<BackTrail | null>(null);
