import type { Language } from '../../kernel/language';
import { readInput, type Endpoint } from '../../platform/http/endpoint';
import { pageOf, pageParameters, presentPage, readPage } from '../../platform/http/paging';
import { form, list, nullable, text } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { markMessagesRead } from './mark-messages-read';
import type { Message } from './message.entity';
import { listMessages } from './message.queries';
import { MessagesChosenArgs } from './message.types';
import { wordMessage } from './word-message';

const id = text('Public id of the message.', '01KAM4T3J8Z4X8Q0V5B2N6C9D7');
const message = form('Something the shopper was told.', {
  id,
  kind: text('What it tells of.', 'ORDER_PAID'),
  title: text('What happened in a few words.', 'Your order is paid'),
  body: text('What it means.', 'We buy your items now.'),
  created_at: text('When it happened.', '2026-11-21T08:00:00.000Z'),
  read_at: nullable(text('When it was read.', '2026-11-21T09:00:00.000Z')),
});

function present({ kind, createdAt, readAt, ...rest }: Message, language: Language) {
  const words = wordMessage({ kind, params: rest.params }, language);
  return { id: rest.id, kind, ...words, created_at: createdAt, read_at: readAt };
}

/** Our own calls about messages (API-20). */
export const messageEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/messages',
    summary: 'What the shopper was told.',
    origin: 'our own call',
    needsToken: true,
    parameters: pageParameters,
    data: pageOf('The messages.', message),
    async run(context, call) {
      const wish = await readPage(call);
      const page = await listMessages(context.services, requireViewer(context), wish);
      return presentPage(page, (one) => present(one, context.language));
    },
  },
  {
    method: 'post',
    path: '/messages/read',
    summary: 'Marks messages as read; all of them or none.',
    origin: 'our own call',
    needsToken: true,
    body: form('Which.', { ids: list('Ids of messages, at most 50.', id) }),
    data: list('The messages as they are now.', message),
    async run(context, { body }) {
      const chosen = await readInput(MessagesChosenArgs, { ids: body['ids'] });
      const read = await markMessagesRead(context.services, requireViewer(context), chosen);
      return read.map((one) => present(one, context.language));
    },
  },
];
