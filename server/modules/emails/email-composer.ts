import type { EmailComposer } from '../../platform/mail/mail';
import type { Services } from '../../platform/services';
import { readSite } from '../site/public';
import type { Renderer } from './renderer';
import { writeEmail } from './email-content';

/** Renders emails with the operator's name, logo and address, and links to our host. */
export function openEmailComposer(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  { render, release }: Renderer,
): EmailComposer {
  return {
    async compose(email) {
      const { publicUrl } = services;
      const { name, serviceEmail, logo } = await readSite(services);
      const content = writeEmail(email, { name, serviceEmail, logo, publicUrl });
      const rendered = await render(content);
      const { to, params } = email;
      return {
        ...{ fromName: name, fromAddress: serviceEmail, to, subject: content.subject, ...rendered },
        // An email about a lead sets the person who asked as the reply address.
        ...(typeof params['replyTo'] === 'string' && { replyTo: params['replyTo'] }),
      };
    },
    release,
  };
}
