export const PaywallPage = () => null;
