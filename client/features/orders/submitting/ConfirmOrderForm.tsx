import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/useText';
import { useCommand } from '../../../apollo/useCommand';
import { useIntentionKey } from '../../../apollo/useIntentionKey';
import { paths } from '../../../routes/paths';
import { SubmitOrderDocument } from '../../../gql/graphql';
import { Button } from '../../../ui/Button';
import { TornCard } from '../../../ui/paper/Card';
import { TextAreaField } from '../../../ui/forms/fields';
import { fieldsOf } from '../../../ui/forms/fieldsOf';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { NumberedSection } from '../../../ui/paper/NumberedSection';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { useTextLimit } from '../../../ui/forms/useTextLimit';
import { isWithin } from '../../../ui/forms/wholeNumber';
import { submitOrderInput, type ConfirmOrderValues } from './confirmOrderValues';
import { ContactFields } from './ContactFields';
import { FinePhotoFields } from './FinePhotoFields';
import { forgetOrderForm, useKeptOrderForm } from './useKeptOrderForm';
import { OrderAmounts } from '../OrderAmounts';
import { forgetOrderLists } from '../orders.cache';

interface ConfirmOrderFormProps {
  viewerId: string;
  /** Whom to ask unless the shopper says otherwise. */
  contact: ConfirmOrderValues['contact'];
  /** In fen, of the selected items. */
  amounts: { goods: number; domesticShipping: number };
  finePhotos: { max: number; price: number };
  /** Told just before the amounts. */
  children?: ReactNode;
}

/** Contact, remark and photos of an order; submitting leads to the screen with its number. */
export function ConfirmOrderForm(props: ConfirmOrderFormProps) {
  const { viewerId, contact, amounts, finePhotos, children } = props;
  const text = useText();
  const navigate = useNavigate();
  const form = useAppForm<ConfirmOrderValues>({
    defaultValues: {
      contact,
      remark: '',
      finePhotos: { count: 0, note: '', location: '' },
    },
  });
  const { errors } = form;
  useKeptOrderForm(form, viewerId);
  const remark = useTextLimit(form.control, 'remark', 500);
  const typed = useWatch({ control: form.control, name: 'finePhotos.count' });
  const count = isWithin(typed, { min: 0, max: finePhotos.max }) ? typed : 0;
  const { run, isRunning } = useCommand(SubmitOrderDocument, {
    intention: useIntentionKey(),
    update: forgetOrderLists,
  });

  const submit = form.handleSubmit(async (values) => {
    const input = submitOrderInput(values);
    const data = await run({ input }, { fields: fieldsOf(values), setError: form.setError });
    if (!data) return;
    forgetOrderForm();
    await navigate(paths.confirmOrder.href({ submitted: data.submitOrder.order.id }), {
      replace: true,
    });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <NumberedSection number={2} title={text('orders.confirm.preferences')}>
          <TextAreaField
            {...form.register('remark', { validate: remark.fits })}
            label={text('orders.remark')}
            hint={
              <>
                {text('orders.confirm.remarkHint')} · {remark.count}
              </>
            }
            error={errors.remark?.message}
          />
          <FinePhotoFields form={form} errors={errors} count={count} {...finePhotos} />
        </NumberedSection>
        <NumberedSection number={3} title={text('orders.contact')}>
          <ContactFields form={form} errors={errors} />
        </NumberedSection>
        {children}
        <TornCard>
          <Stack gap="4">
            <OrderAmounts {...amounts} finePhotos={count * finePhotos.price} />
            <Button type="submit" look="primary" isBusy={isRunning}>
              <FormattedMessage id="orders.confirm.submit" />
            </Button>
          </Stack>
        </TornCard>
      </Stack>
    </form>
  );
}
