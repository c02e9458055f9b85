export const RegisterPage = () => null;
export const SignupPage = () => null;
