import { chakra, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../i18n/useText';
import { useCommand } from '../../../apollo/useCommand';
import { useDraft } from '../../../apollo/useDraft';
import { useIntentionKey } from '../../../apollo/useIntentionKey';
import { useSiteTerms } from '../../../apollo/useSiteTerms';
import { paths } from '../../../routes/paths';
import { SubmitOrderDocument } from '../../../gql/graphql';
import { Button } from '../../../ui/Button';
import { ActionBar } from '../../../ui/layout/ActionBar';
import { Barcode } from '../../../ui/document/Barcode';
import { Receipt } from '../../../ui/document/Receipt';
import type { ReceiptLine } from '../../../ui/document/ReceiptLines';
import { DocumentCard, DocumentCardHead } from '../../../ui/document/DocumentCard';
import { FormColumns } from '../../../ui/layout/FormColumns';
import { DocumentSection } from '../../../ui/document/DocumentSection';
import { Money } from '../../../ui/values/Money';
import { SentenceGap } from '../../../ui/values/SentenceGap';
import { TextAreaField } from '../../../ui/forms/fields';
import { fieldsOf } from '../../../ui/forms/fieldsOf';
import { DraftNote } from '../../../ui/forms/DraftNote';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { useTextLimit } from '../../../ui/forms/useTextLimit';
import { isWithin } from '../../../ui/forms/wholeNumber';
import { submitOrderInput, type ConfirmOrderValues } from './confirmOrderValues';
import { ContactFields } from './ContactFields';
import { FinePhotoFields } from './FinePhotoFields';
import { forgetOrderLists } from '../orders.cache';

interface ConfirmOrderFormProps {
  /** The contact unless the shopper changes it. */
  contact: ConfirmOrderValues['contact'];
  /** In fen, of the selected items. */
  amounts: { goods: number; domesticShipping: number };
  finePhotos: { max: number; price: number };
  /** The first box of the sheet: what is ordered. */
  items: ReactNode;
  /** Called when the cart is no longer what is shown here. */
  onChanged: () => void;
  /** Told below the amounts. */
  children?: ReactNode;
}

/** Contact, remark and photos of an order; submitting leads to the screen with its number. */
export function ConfirmOrderForm(props: ConfirmOrderFormProps) {
  const { contact, amounts, finePhotos, items, onChanged, children } = props;
  const text = useText();
  const navigate = useNavigate();
  const terms = useSiteTerms();
  const form = useAppForm<ConfirmOrderValues>({
    defaultValues: {
      contact,
      remark: '',
      finePhotos: { count: 0, note: '', location: '' },
    },
  });
  const { errors } = form;
  const draft = useDraft(form, 'order');
  const remark = useTextLimit(form.control, 'remark', 500);
  const typed = useWatch({ control: form.control, name: 'finePhotos.count' });
  const count = isWithin(typed, { min: 0, max: finePhotos.max }) ? typed : 0;
  const cost = { ...amounts, finePhotos: count * finePhotos.price };
  const { run, isRunning } = useCommand(SubmitOrderDocument, {
    intention: useIntentionKey(),
    update: forgetOrderLists,
    onRefused: ({ code }) => ofChangedCart.includes(code ?? '') && onChanged(),
  });

  const submit = form.handleSubmit(async (values) => {
    const input = submitOrderInput(values, sumOf(cost));
    const data = await run({ input }, { fields: fieldsOf(values), setError: form.setError });
    if (!data) return;
    draft.forget();
    await navigate(paths.confirmOrder.href({ submitted: data.submitOrder.order.id }), {
      replace: true,
    });
  });

  const receipt = (button?: ReactNode) => (
    <Receipt
      title={text('documents.payment1')}
      sub={text('orders.payment1About')}
      lines={linesOf(text, cost)}
      then={
        <>
          <FormattedMessage id="orders.payment2Later" />
          <SentenceGap />
          <FormattedMessage id="cart.cardFee" values={terms} />
        </>
      }
    >
      {button}
    </Receipt>
  );
  const button = (
    <Button type="submit" look="primary" isBusy={isRunning}>
      <FormattedMessage id="orders.confirm.submit" />
    </Button>
  );
  return (
    <FormColumns noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" minWidth="0">
        <DraftNote {...draft} />
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <DocumentCard>
          <DocumentCardHead end={<Barcode of="order-to-come" />}>
            <FormattedMessage id="orders.confirm.notSubmitted" />
          </DocumentCardHead>
          {items}
          <DocumentSection letter="B" title={text('orders.confirm.preferences')}>
            <Stack gap="4">
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
            </Stack>
          </DocumentSection>
          <DocumentSection letter="C" title={text('orders.contact')}>
            <ContactFields form={form} errors={errors} />
          </DocumentSection>
        </DocumentCard>
      </Stack>
      <Stack as="aside" gap="8">
        {/* Phones have the button in the bar, within reach all the way down. */}
        {receipt(
          <chakra.div display={{ base: 'grid', mdDown: 'none' }} marginTop="4">
            {button}
          </chakra.div>,
        )}
        {children}
      </Stack>
      <ActionBar
        sum={<Money fen={sumOf(cost)} />}
        note={text('documents.payment1')}
        receipt={receipt()}
      >
        {button}
      </ActionBar>
    </FormColumns>
  );
}

/** Refusals that come where the cart is no longer what is shown. */
const ofChangedCart = ['AMOUNT_CHANGED', 'NO_PRODUCT_SELECTED'];

type Cost = ConfirmOrderFormProps['amounts'] & { finePhotos: number };

const sumOf = ({ goods, domesticShipping, finePhotos }: Cost) =>
  goods + domesticShipping + finePhotos;

/** Returns the cost of an order before it is submitted, in fen. */
function linesOf(text: ReturnType<typeof useText>, cost: Cost): ReceiptLine[] {
  const { goods, domesticShipping, finePhotos } = cost;
  return [
    { id: 'goods', label: text('orders.goods'), fen: goods },
    { id: 'way', label: text('orders.domesticShipping'), fen: domesticShipping },
    { id: 'photos', label: text('orders.finePhotos'), fen: finePhotos },
    { id: 'amount', label: text('orders.amount'), fen: sumOf(cost), kind: 'due' },
  ];
}
