import { SandboxCardForm } from '../../features/billing/sandbox-card-form.tsx';

/** Shown in a frame of the billing page, as a payment provider's own field would be. */
export const SandboxCardPage = () => <SandboxCardForm />;
