import type { Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { choice, list, model, nothing } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { deleteAccount } from './delete-account';
import { listObstacles } from './deletion-obstacles';
import { DeleteAccountInput, DeletionObstacleEnum } from './privacy.types';

const leaving = inputForm(DeleteAccountInput, 'Who leaves.', { example: { password: 'orchid88' } });

/** Our own calls about leaving (API-20). */
export const privacyEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/users/deletion_check',
    operationId: 'checkDeletion',
    summary: 'Whether the account could be deleted now.',
    origin: 'our own call',
    needsToken: true,
    data: model('DeletionCheck', 'Whether an account could be deleted.', {
      obstacles: list(
        'What is in the way; empty: nothing.',
        choice('Something in the way.', DeletionObstacleEnum, 'BALANCE'),
      ),
    }),
    async run(context) {
      return { obstacles: await listObstacles(context.services, requireViewer(context)) };
    },
  },
  {
    method: 'post',
    path: '/users/delete_account',
    operationId: 'deleteAccount',
    summary: 'Deletes the account for ever.',
    description:
      'No order, stored item, plan or package may be open, no money may be on its way, and the balance must be zero.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['WRONG_PASSWORD', 'ACCOUNT_IN_USE', 'BALANCE_LEFT'],
    ...leaving.sent,
    data: nothing,
    async run(context, { body }) {
      const { password } = await leaving.read(body);
      await deleteAccount(context.services, requireViewer(context), password, context);
      return null;
    },
  },
];
