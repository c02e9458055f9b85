import { expect, test } from 'vitest';
import { readIntent } from './read-intent.ts';

test.each([
  ['Product Launch', 'Marketing', 'launch'],
  ['Social Media Ad', 'Marketing', 'general'],
  ['Seasonal Sale', 'Marketing', 'offer'],
  ['Customer Testimonial', 'Marketing', 'testimonial'],
  ['Employee Onboarding', 'Training', 'onboarding'],
  ['Product Tutorial', 'Training', 'how-to'],
  ['Safety', 'Training', 'how-to'],
  ['Company Story', 'Brand Story', 'founder'],
  ['Behind the Scenes', 'Brand Story', 'behind-the-scenes'],
  ['Founder Story', 'Brand Story', 'founder'],
  ['日本語', '', 'general'],
])('"%s" in "%s" is for %s', (subcategory, category, intent) => {
  expect(readIntent(subcategory, category)).toBe(intent);
});
