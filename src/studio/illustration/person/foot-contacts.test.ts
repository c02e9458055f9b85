import { expect, test } from 'vitest';
import { designPerson } from './design/design-person.ts';
import { footContacts } from './foot-contacts.ts';
import type { PoseName } from './poses/find-pose.ts';

const look = designPerson({
  id: 'ada',
  role: '',
  age: 'adult',
  gender: 'female',
  appearance: '',
  clothing: '',
});
const contactsOf = (action: PoseName) =>
  footContacts({ look, action, feeling: 'neutral', x: 300, y: 900, height: 600, facing: 1, variant: 0 });

test('a walker has one contact per foot, a stride apart', () => {
  const [near, far] = contactsOf('walk');
  expect(Math.abs(near!.x - far!.x)).toBeGreaterThan(150);
  for (const { y } of [near!, far!]) expect(Math.abs(y - 900)).toBeLessThan(40);
});

test('the contacts of a standing person are close together; a sitting or jumping person has none', () => {
  const [near, far] = contactsOf('stand');
  expect(Math.abs(near!.x - far!.x)).toBeLessThan(150);
  expect(contactsOf('sit')).toEqual([]);
  expect(contactsOf('jump')).toEqual([]);
});
