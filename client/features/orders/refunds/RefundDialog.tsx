import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useDraft } from '../../../apollo/useDraft';
import { useText } from '../../../i18n/useText';
import { Dialog } from '../../../ui/feedback/Dialog';
import { DraftNote } from '../../../ui/forms/DraftNote';
import { TextAreaField } from '../../../ui/forms/fields';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { useTextLimit } from '../../../ui/forms/useTextLimit';
import type { OrderActions_OrderFragment } from '../../../gql/graphql';
import { formatFen } from '../../../ui/values/moneyText';
import { sumOrNone } from '../sumOrNone';
import { useRequestRefund } from './useRequestRefund';

const REASON_LIMIT = 500;

interface RefundDialogProps {
  order: Pick<
    OrderActions_OrderFragment,
    'id' | 'status' | 'handlingFee' | 'refundedAmount' | 'refundableAmount'
  >;
  onClose: () => void;
}

/** Asks for the money of a whole order back; the reason is required (ST-07). */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const text = useText();
  const { handlingFee, refundedAmount, refundableAmount } = order;
  const form = useAppForm({ defaultValues: { reason: '' } });
  const draft = useDraft(form, `refund ${order.id}`);
  const { request, isRunning } = useRequestRefund(order);
  const { count, fits } = useTextLimit(form.control, 'reason', REASON_LIMIT);

  const submit = form.handleSubmit(
    async (values) => {
      const data = await request(values.reason.trim(), form.setError);
      if (!data) return;
      draft.forget();
      onClose();
    },
    () => form.setFocus('reason'),
  );

  return (
    <Dialog
      type="warning"
      title={text('orders.requestRefund')}
      confirmLabel={text('orders.refund.send')}
      isBusy={isRunning}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="3">
          <DraftNote {...draft} />
          <FormErrorSummary errors={{ root: form.errors.root }} submitCount={form.submitCount} />
          <p>
            <FormattedMessage
              id="orders.refund.text"
              values={{
                sum: formatFen(refundableAmount),
                returned: sumOrNone(refundedAmount),
                fee: sumOrNone(handlingFee),
              }}
            />
          </p>
          <TextAreaField
            {...form.register('reason', {
              validate: {
                given: (value) => !!value.trim() || text('orders.refund.enterReason'),
                fits,
              },
            })}
            label={text('orders.refund.reason')}
            hint={count}
            rows={4}
            isRequired
            error={form.errors.reason?.message}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
