export type FallbackSubcategory = {
  id: string;
  name: string;
  description: string;
  industriesServed: readonly string[];
};
export type FallbackCategory = {
  id: string;
  name: string;
  description: string;
  thumbnail: null;
  subcategories: readonly FallbackSubcategory[];
};

const subcategory = (id: string, name: string, description: string): FallbackSubcategory => ({
  id: `fallback-${id}`,
  name,
  description,
  industriesServed: [],
});

/** The Reel Creator's categories when the list cannot be loaded. The server accepts these ids too. */
export const fallbackCategories: readonly FallbackCategory[] = [
  {
    id: 'fallback-marketing',
    name: 'Marketing',
    description: 'Win new customers',
    thumbnail: null,
    subcategories: [
      subcategory('product-launch', 'Product Launch', 'Present something new'),
      subcategory('special-offer', 'Special Offer', 'Promote a limited-time offer'),
      subcategory('testimonial', 'Customer Testimonial', 'Let a happy customer speak for you'),
    ],
  },
  {
    id: 'fallback-training',
    name: 'Training',
    description: 'Explain and teach',
    thumbnail: null,
    subcategories: [
      subcategory('onboarding', 'Onboarding', 'Welcome new customers or colleagues'),
      subcategory('how-to', 'How-To', 'Show how something is done, step by step'),
    ],
  },
  {
    id: 'fallback-brand-story',
    name: 'Brand Story',
    description: 'Show who you are',
    thumbnail: null,
    subcategories: [
      subcategory('founder-story', 'Founder Story', 'Why the company exists'),
      subcategory('behind-the-scenes', 'Behind the Scenes', 'How the work is done'),
    ],
  },
];
