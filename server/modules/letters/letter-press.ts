import type { LetterPress } from '../../platform/mail/mail';
import type { Services } from '../../platform/services';
import { readSite } from '../site/public';
import type { Renderer } from './renderer';
import { wordLetter } from './word-letter';

/** Prints letters with the name, logo and address that the operator set, and links to our host. */
export function openLetterPress(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  { render, rest }: Renderer,
): LetterPress {
  return {
    async print(letter) {
      const { publicUrl } = services;
      const { name, serviceEmail, logo } = await readSite(services);
      const sheet = wordLetter(letter, { name, serviceEmail, logo, publicUrl });
      const printed = await render(sheet);
      const { to, params } = letter;
      return {
        ...{ fromName: name, fromAddress: serviceEmail, to, subject: sheet.subject, ...printed },
        // Of a lead, whose answer goes to whoever asked.
        ...(typeof params['replyTo'] === 'string' && { replyTo: params['replyTo'] }),
      };
    },
    rest,
  };
}
