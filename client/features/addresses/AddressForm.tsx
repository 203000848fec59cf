import { chakra, Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useDraft } from '../../apollo/useDraft';
import { paths } from '../../routes/paths';
import { readFragment, type FragmentType } from '../../gql';
import {
  AddressForm_CountryFragmentDoc,
  AddressForm_ViewerFragmentDoc,
  type AddressCard_AddressFragment,
} from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { DraftNote } from '../../ui/forms/DraftNote';
import { CheckboxField } from '../../ui/forms/fields';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { LinkButton } from '../../ui/Link';
import { useToasts } from '../../ui/feedback/ToastContext';
import { useAppForm } from '../../ui/forms/useAppForm';
import { DocumentSection } from '../../ui/document/DocumentSection';
import { AddressPlaceFields } from './AddressPlaceFields';
import { addressValues, blankAddress, firstAddress, type AddressValues } from './addressValues';
import { ConsigneeFields } from './ConsigneeFields';
import { WhichAddressFields } from './WhichAddressFields';
import { useSaveAddress } from './useSaveAddress';

interface AddressFormProps {
  /** The address to edit; a new one where it is missing. */
  address?: AddressCard_AddressFragment;
  countries: FragmentType<typeof AddressForm_CountryFragmentDoc>[];
  /** The shopper, where this is their first address: it begins with what is known of them. */
  beginner?: FragmentType<typeof AddressForm_ViewerFragmentDoc> | null | undefined;
  onSaved: (addressId: string) => void;
  /** Gives up; without it the way leads back to the address book. */
  onCancel?: () => void;
}

/** The boxes of a sheet for an address, the country first; everything but the province is required (VA-08). */
export function AddressForm({ address, onSaved, onCancel, ...props }: AddressFormProps) {
  const text = useText();
  const toasts = useToasts();
  const countries = readFragment(AddressForm_CountryFragmentDoc, props.countries);
  const beginner = readFragment(AddressForm_ViewerFragmentDoc, props.beginner);
  const form = useAppForm<AddressValues>({
    defaultValues: address
      ? addressValues(address)
      : beginner
        ? firstAddress(beginner)
        : blankAddress,
  });
  const draft = useDraft(form, `address ${address?.id ?? 'new'}`);
  const { save, isRunning } = useSaveAddress(address?.id);

  const submit = form.handleSubmit(
    async (values) => {
      const savedId = await save(values, form.setError);
      if (!savedId) return;
      draft.forget();
      onSaved(savedId);
    },
    (errors) => {
      const typed = Object.entries(form.getValues());
      const isMissing = typed.some(([name, value]) => name in errors && !String(value).trim());
      if (isMissing) toasts.show({ type: 'error', text: text('addresses.fillAll') });
    },
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Problems>
        <DraftNote {...draft} />
        <FormErrorSummary errors={form.errors} submitCount={form.submitCount} />
      </Problems>
      <DocumentSection letter="A" title={text('addresses.which')}>
        <WhichAddressFields form={form} countries={countries} />
      </DocumentSection>
      <DocumentSection letter="B" title={text('addresses.consignee')}>
        <ConsigneeFields form={form} countries={countries} />
      </DocumentSection>
      <DocumentSection letter="C" title={text('documents.to')}>
        <Stack gap="4">
          <AddressPlaceFields form={form} countries={countries} />
          {!address?.isDefault && (
            <CheckboxField {...form.register('isDefault')} error={form.errors.isDefault?.message}>
              <FormattedMessage id="addresses.makeDefault" />
            </CheckboxField>
          )}
          <Flex gap="3" flexWrap="wrap" marginTop="2">
            <Button type="submit" look="primary" isBusy={isRunning}>
              <FormattedMessage id="addresses.save" />
            </Button>
            {onCancel ? (
              <Button onClick={onCancel}>
                <FormattedMessage id="common.cancel" />
              </Button>
            ) : (
              <LinkButton to={paths.address.href()}>
                <FormattedMessage id="common.cancel" />
              </LinkButton>
            )}
          </Flex>
        </Stack>
      </DocumentSection>
    </form>
  );
}

/** Aligns the errors with the boxes. */
const Problems = chakra('div', {
  base: {
    paddingX: { base: '14px', md: '6' },
    paddingTop: { base: '4', md: '6' },
    _empty: { display: 'none' },
  },
});
