import { z } from 'zod';
import { creditPackages } from '#contract/prices.ts';
import type { DodoSettings } from '../adapters/dodo/dodo-client.ts';

const keyName = 'DODO_PAYMENTS_API_KEY';
const packageIds = creditPackages.map(({ id }) => id);
const productsExample = packageIds.map((id) => `${id}:pdt_${id}`).join(',');

const readProducts = (list: string): [string, string][] =>
  list
    .split(',')
    .filter((item) => item.trim() !== '')
    .map((item) => {
      const [packageId = '', ...product] = item.trim().split(':');
      return [packageId.trim(), product.join(':').trim()];
    });

const isWebhookKey = (value: string): boolean => {
  const encoded = value.replace(/^whsec_/, '');
  return /^[A-Za-z\d+/]+={0,2}$/.test(encoded) && Buffer.from(encoded, 'base64').length >= 16;
};

/** The payment provider's settings, each validated on its own. */
export const paymentVariables = {
  DODO_PAYMENTS_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/, 'must be an API key of Dodo Payments')
    .optional(),
  DODO_PAYMENTS_WEBHOOK_KEY: z
    .string()
    .refine(isWebhookKey, 'must be the signing secret of the webhook: whsec_ and what follows')
    .optional(),
  DODO_PAYMENTS_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be http:// or https://, for example https://test.dodopayments.com',
    })
    .optional(),
  DODO_ENV: z
    .enum(['test_mode', 'live_mode'], { error: 'must be test_mode or live_mode, spelled exactly like this' })
    .default('test_mode'),
  DODO_PRODUCTS: z
    .string()
    .refine(
      (value) => readProducts(value).every(([packageId, product]) => packageId && /^[\w-]+$/.test(product)),
      `must be packages with their products, for example ${productsExample}`,
    )
    .transform((value) => Object.fromEntries(readProducts(value)))
    .optional(),
};

type Name = keyof typeof paymentVariables;
type Variables = Partial<Record<Name, string>>;
type Values = Partial<{ [N in Name]: z.output<(typeof paymentVariables)[N]> }>;

export const paymentSecrets = ['DODO_PAYMENTS_API_KEY', 'DODO_PAYMENTS_WEBHOOK_KEY'] as const;

const isOfDodo = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && /(^|\.)dodopayments\.com$/.test(hostname);
};

/** Problems of the payment settings in combination. */
export function paymentProblems(variables: Variables, values: Values, production: boolean): string[] {
  const problems: string[] = [];
  if (variables[keyName]) {
    if (!variables.DODO_PAYMENTS_WEBHOOK_KEY) {
      problems.push(
        `DODO_PAYMENTS_WEBHOOK_KEY must be set with ${keyName}: without it payments cannot be verified`,
      );
    }
    if (!variables.DODO_PRODUCTS) {
      problems.push(`DODO_PRODUCTS must be set with ${keyName}, for example ${productsExample}`);
    }
  } else {
    if (production)
      problems.push(`${keyName} must be set in production: the sandbox provider never runs there`);
    const orphans = (Object.keys(paymentVariables) as Name[]).filter((name) => variables[name]);
    if (orphans.length > 0)
      problems.push(`${orphans.join(', ')} ${orphans.length > 1 ? 'are' : 'is'} set, but not ${keyName}`);
  }
  if (values.DODO_PRODUCTS) problems.push(...productProblems(values.DODO_PRODUCTS));
  if (production && values.DODO_PAYMENTS_BASE_URL && !isOfDodo(values.DODO_PAYMENTS_BASE_URL)) {
    problems.push('DODO_PAYMENTS_BASE_URL must be https:// and of dodopayments.com in production');
  }
  if (production && variables[keyName] && values.DODO_ENV === 'test_mode') {
    problems.push('DODO_ENV must be live_mode in production: test cards would buy real credits');
  }
  return problems;
}

function productProblems(products: Record<string, string>): string[] {
  const missing = packageIds.filter((id) => !(id in products));
  const unknown = Object.keys(products).filter((id) => !packageIds.includes(id));
  const twice = new Set(Object.values(products)).size < Object.keys(products).length;
  return [
    ...missing.map((id) => `DODO_PRODUCTS must name a product for the package ${id}`),
    ...unknown.map((id) => `DODO_PRODUCTS names ${id}, which is not a package`),
    ...(twice ? ['DODO_PRODUCTS names one product for two packages'] : []),
  ];
}

/** Null: the sandbox provider. The settings must be valid. */
export function paymentSettings(values: Values): DodoSettings | null {
  if (!values.DODO_PAYMENTS_API_KEY) return null;
  return {
    apiKey: values.DODO_PAYMENTS_API_KEY,
    webhookKey: values.DODO_PAYMENTS_WEBHOOK_KEY!,
    baseUrl: values.DODO_PAYMENTS_BASE_URL ?? null,
    mode: values.DODO_ENV ?? 'test_mode',
    products: values.DODO_PRODUCTS!,
  };
}
