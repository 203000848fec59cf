import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ReactNode, lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../../apollo/useCommand';
import { useDraft } from '../../../apollo/useDraft';
import { useIntentionKey } from '../../../apollo/useIntentionKey';
import { paths } from '../../../routes/paths';
import {
  CreatePackingPlanDocument,
  type AddressChoice_AddressFragment,
  type PackingForm_ItemFragment,
} from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { ActionBar } from '../../../ui/layout/ActionBar';
import { pictureOf } from '../../../ui/document/pictureOf';
import { DocumentCard } from '../../../ui/document/DocumentCard';
import { DocumentSection } from '../../../ui/document/DocumentSection';
import { Money } from '../../../ui/values/Money';
import { Weight } from '../../../ui/values/Weight';
import { Fold } from '../../../ui/forms/Fold';
import { DraftNote } from '../../../ui/forms/DraftNote';
import { TextAreaField } from '../../../ui/forms/fields';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { useTextLimit } from '../../../ui/forms/useTextLimit';
import { AddressChoice } from './AddressChoice';
import { DeclarationFields } from './DeclarationFields';
import { DeliveryChoice } from './DeliveryChoice';
import { packingOf, withLeftOut } from './storedPacking';
import { packingColumns } from './packingColumns';
import {
  declaredTotal,
  packingFields,
  packingPlanInput,
  packingValuesOf,
  quoteInput,
  type PackingValues,
} from './packingValues';
import { PackingOptionFields } from './PackingOptionFields';
import { PackingReceipt } from './PackingReceipt';
import { LineDays } from '../../../ui/values/LineDays';
import { useDeliveryQuotes } from './useDeliveryQuotes';

/** Nothing of it is visible before a line is chosen, so it loads later. */
const ParcelInsights = lazy(() =>
  import('./ParcelInsights').then((module) => ({ default: module.ParcelInsights })),
);

interface PackingFormProps {
  /** The strip and the title of the sheet. */
  head: ReactNode;
  items: readonly PackingForm_ItemFragment[];
  addresses: readonly AddressChoice_AddressFragment[];
  /** True if the list of items has the focus first: they are others than a moment ago. */
  takesFocus: boolean;
  /** A sheet over this screen in which an address is added. */
  newAddress: (sheet: { onSaved: (id: string) => void; onClose: () => void }) => ReactNode;
}

/** The waybill of a parcel, filled in from address to options; packing leads to its payment. */
export function PackingForm({ head, items, addresses, takesFocus, newAddress }: PackingFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const contents = useRef<HTMLSpanElement>(null);
  const defaultAddress = addresses.find(({ isDefault }) => isDefault);
  const form = useAppForm<PackingValues>({
    defaultValues: packingValuesOf(items, defaultAddress?.id ?? ''),
  });
  const { control, errors, register, setError } = form;
  const remark = useTextLimit(control, 'remark', 500);
  const values = useWatch({ control }) as PackingValues;
  const delivery = useDeliveryQuotes(quoteInput(values));
  const quoteOf = (id: string) => delivery.quotes.find(({ lineId }) => lineId === id);
  const goodsGrams = items.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const chosen = quoteOf(values.deliveryLineId);
  const { run, isRunning } = useCommand(CreatePackingPlanDocument, {
    intention: useIntentionKey(),
  });
  const draft = useDraft(form, 'parcel', {
    mend: packingOf(addresses.map(({ id }) => id)),
    toKeep: withLeftOut,
  });

  useEffect(() => {
    if (takesFocus) contents.current?.focus();
  }, [takesFocus]);

  const submit = form.handleSubmit(async (checked) => {
    const variables = { input: packingPlanInput(checked) };
    const data = await run(variables, { fields: packingFields(items.length), setError });
    if (!data) return;
    draft.forget();
    const { id } = data.createPackingPlan.plan;
    await navigate(paths.payment.href({ kind: 'PACKING_PLAN', id }));
  });

  const receipt = {
    ...{ items, quote: chosen, isBusy: delivery.isBusy && chosen !== undefined },
    address: addresses.find(({ id }) => id === values.addressId),
  };
  const button = (
    <Button type="submit" look="primary" isBusy={isRunning}>
      <FormattedMessage id="warehouse.packAndPay" />
    </Button>
  );
  return (
    <>
      <chakra.form noValidate {...packingColumns} onSubmit={(event) => void submit(event)}>
        <chakra.div minWidth="0">
          <chakra.div css={{ '& > *': { marginBottom: '4' } }}>
            <DraftNote {...draft} />
            <FormErrorSummary errors={errors} submitCount={form.submitCount} />
          </chakra.div>
          <DocumentCard>
            {head}
            <AddressChoice
              addresses={addresses}
              field={register('addressId', { required: text('warehouse.chooseAddress') })}
              error={errors.addressId?.message}
              onAdd={() => setIsAdding(true)}
            />
            <DeliveryChoice
              goodsGrams={goodsGrams}
              delivery={delivery}
              hasAddress={values.addressId !== ''}
              chosen={values.deliveryLineId}
              field={register('deliveryLineId', {
                validate: (id) => quoteOf(id)?.total != null || text('warehouse.chooseLine'),
              })}
              error={errors.deliveryLineId?.message}
            >
              <Suspense>
                <ParcelInsights quote={chosen} items={items} />
              </Suspense>
            </DeliveryChoice>
            <DocumentSection
              letter="C"
              title={
                <span ref={contents} tabIndex={-1}>
                  <FormattedMessage id="warehouse.contents" values={{ count: items.length }} />
                </span>
              }
              after={<Weight grams={goodsGrams} />}
            >
              <DeclarationFields items={items} form={form} />
            </DocumentSection>
            <PackingOptionFields register={register} declared={declaredTotal(values)}>
              <Fold
                summary={text('warehouse.addRemark')}
                isOpen={values.remark !== '' || errors.remark !== undefined}
              >
                <TextAreaField
                  {...register('remark', { validate: remark.fits })}
                  label={text('warehouse.remark')}
                  hint={remark.count}
                  error={errors.remark?.message}
                />
              </Fold>
            </PackingOptionFields>
          </DocumentCard>
        </chakra.div>
        <aside>
          <PackingReceipt {...receipt}>
            <chakra.div display={{ base: 'grid', mdDown: 'none' }}>{button}</chakra.div>
          </PackingReceipt>
        </aside>
        <ActionBar
          sum={chosen?.total == null ? text('warehouse.noPrice') : <Money fen={chosen.total} />}
          note={
            chosen ? (
              <>
                {chosen.name}, <LineDays {...chosen} />
              </>
            ) : (
              text('warehouse.noLineYet')
            )
          }
          pictures={items.map(pictureOf)}
          receipt={<PackingReceipt {...receipt} />}
        >
          {button}
        </ActionBar>
      </chakra.form>
      {isAdding &&
        newAddress({
          onSaved: (id) => {
            form.setValue('addressId', id, { shouldDirty: true, shouldValidate: true });
            setIsAdding(false);
          },
          onClose: () => setIsAdding(false),
        })}
    </>
  );
}
