import type { useAppForm } from '../../../ui/forms/useAppForm';

/** The register form as it opens, its fields in their order on the screen. */
export const blank = {
  email: '',
  password: '',
  passwordConfirmation: '',
  captchaCode: '',
  agreesToTerms: false,
};

/** Its parts register their own fields, so that the error summary names them in that order. */
export type RegisterFormState = ReturnType<typeof useAppForm<typeof blank>>;
