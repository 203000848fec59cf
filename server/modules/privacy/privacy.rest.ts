import { one } from '../../platform/http/answer';
import { inputForm } from '../../platform/http/input-form';
import { restCall } from '../../platform/http/rest-call';
import { nothing } from '../../platform/http/shape';
import { deleteAccount } from './delete-account';
import { listObstacles } from './deletion-obstacles';
import { DeleteAccountInput, DeletionCheck } from './privacy.types';

const leaving = inputForm(DeleteAccountInput, 'Who leaves.', { example: { password: 'orchid88' } });

/** Our own calls about leaving (API-20). */
export const privacyEndpoints = [
  restCall({
    method: 'get',
    path: '/users/deletion_check',
    operationId: 'checkDeletion',
    summary: 'Whether the account could be deleted now.',
    origin: 'our own call',
    needsToken: true,
    data: one(DeletionCheck),
    run: async ({ context, viewer }) => ({
      obstacles: await listObstacles(context.services, viewer),
    }),
  }),
  restCall({
    method: 'post',
    path: '/users/delete_account',
    operationId: 'deleteAccount',
    summary: 'Deletes the account for ever.',
    description:
      'No order, stored item, plan or package may be open, no money may be on its way, and the balance must be zero.',
    origin: 'our own call',
    needsToken: true,
    refusals: ['WRONG_PASSWORD', 'ACCOUNT_IN_USE', 'BALANCE_LEFT'],
    takes: leaving,
    data: nothing,
    run: ({ context, viewer, input }) =>
      deleteAccount(context.services, viewer, input.password, context),
  }),
];
