export const SandboxCheckoutPage = () => null;
