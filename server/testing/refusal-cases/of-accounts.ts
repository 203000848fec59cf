import { solveCaptcha } from '../captcha';
import { problemAt, EMPTY } from './refusal-case';
import type { Cases } from './refusal-case';

export const signIn: Cases = {
  VALIDATION_FAILED: () => ({
    input: { email: ' ', password: 'secret123' },
    facts: problemAt('email', EMPTY),
  }),
  WRONG_CREDENTIALS: () => ({ input: { email: 'nobody@example.com', password: 'secret123' } }),
};

const newcomer = (change: object) => ({
  ...{ email: 'new@example.com', password: 'secret123', passwordConfirmation: 'secret123' },
  agreesToTerms: true,
  ...change,
});

export const register: Cases = {
  VALIDATION_FAILED: async ({ guest }) => {
    const { captchaKey, captchaCode } = await solveCaptcha(guest);
    const input = newcomer({ captchaKey, captchaCode, agreesToTerms: false });
    return { input, facts: problemAt('agreesToTerms', 'Please agree to the terms') };
  },
  WRONG_CAPTCHA: () => ({ input: newcomer({ captchaKey: 'none', captchaCode: '0' }) }),
};
