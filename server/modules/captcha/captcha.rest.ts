import { one } from '../../platform/http/answer';
import { wordOutput } from '../../platform/http/output-wording';
import { restCall } from '../../platform/http/rest-call';
import { CaptchaType } from './captcha.types';
import { issueCaptcha } from './issue-captcha';

wordOutput(CaptchaType, {
  examples: {
    key: 'kHx1vB0v3mQ0c9L2fWZy8A',
    image: 'data:image/svg+xml;base64,PHN2Zy8+',
    question: 'How much is two plus five?',
  },
});

/** The call that shows that a person registers (API-01). */
export const captchaEndpoints = [
  restCall({
    method: 'get',
    path: '/users/verify',
    operationId: 'issueCaptcha',
    hasEffect: true,
    summary:
      'A captcha for registration: a picture and an arithmetic question; either answer is accepted.',
    origin: 'our reading',
    needsToken: false,
    data: one(CaptchaType),
    run: ({ context }) => issueCaptcha(context.services, context),
  }),
];
