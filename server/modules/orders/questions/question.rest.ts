import { idInPath, type Endpoint } from '../../../platform/http/endpoint';
import { requireViewer } from '../../../platform/request-context';
import { acceptQuestion } from './accept-question';
import { declineQuestion } from './decline-question';
import { presentQuestion, questionShape } from './question.shape';

/** Our own calls about what differs at purchase (API-20). */
export const questionEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/questions/{id}/accept',
    operationId: 'acceptQuestion',
    summary: 'Accepts what a question offers where that costs nothing more.',
    description:
      'What costs more is accepted by paying for it: `POST /payments` with the kind QUESTION.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'QUESTION_CLOSED', 'QUESTION_NEEDS_PAYMENT'],
    parameters: [idInPath('Id of the question.')],
    data: questionShape,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      return presentQuestion(await acceptQuestion(context.services, viewer, params['id'] ?? ''));
    },
  },
  {
    method: 'post',
    path: '/questions/{id}/decline',
    operationId: 'declineQuestion',
    summary: 'Declines what a question offers: its item is refunded.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['NOT_FOUND', 'QUESTION_CLOSED'],
    parameters: [idInPath('Id of the question.')],
    data: questionShape,
    async run(context, { params }) {
      const viewer = requireViewer(context);
      return presentQuestion(await declineQuestion(context.services, viewer, params['id'] ?? ''));
    },
  },
];
