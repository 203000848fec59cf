import type { Endpoint } from '../../platform/http/endpoint';
import { model, text } from '../../platform/http/shape';
import { issueCaptcha } from './issue-captcha';

/** The call that shows that a person registers (API-01). */
export const captchaEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/users/verify',
    operationId: 'issueCaptcha',
    hasEffect: true,
    summary: 'A captcha for registering: a picture and a sum in words; either answer will do.',
    origin: 'our reading',
    needsToken: false,
    data: model('Captcha', 'It works once, for 10 minutes.', {
      key: text('Send it back with the answer.', 'kHx1vB0v3mQ0c9L2fWZy8A'),
      image: text(
        'Picture of characters, as a data URL (SVG).',
        'data:image/svg+xml;base64,PHN2Zy8+',
      ),
      question: text(
        'A sum in words, for who cannot see the picture.',
        'How much is two plus five?',
      ),
    }),
    run: (context) => issueCaptcha(context.services, context),
  },
];
