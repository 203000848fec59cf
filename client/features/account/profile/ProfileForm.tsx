import { Flex, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useDraft } from '../../../apollo/useDraft';
import { readFragment, type FragmentType } from '../../../gql';
import {
  ProfileForm_CountryFragmentDoc,
  ProfileForm_ViewerFragmentDoc,
} from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { CountryOptions } from '../../../ui/forms/CountryOptions';
import { DraftNote } from '../../../ui/forms/DraftNote';
import { SelectField, TextField } from '../../../ui/forms/fields';
import { FieldPair } from '../../../ui/forms/FieldPair';
import { FormErrorSummary } from '../../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../../ui/forms/useAppForm';
import { BirthdayFields } from './BirthdayFields';
import { PhoneFields } from './PhoneFields';
import { isGoodNickname } from './profileRules';
import { profileInput, profileValues, type ProfileValues } from './profileValues';
import { useSaveProfile } from './useSaveProfile';

const genders = ['FEMALE', 'MALE', 'OTHER'] as const;

interface ProfileFormProps {
  viewer: FragmentType<typeof ProfileForm_ViewerFragmentDoc>;
  countries: FragmentType<typeof ProfileForm_CountryFragmentDoc>[];
}

/** Personal data, all of it optional, as the page says above; what is not saved yet is there again after a way round. */
export function ProfileForm(props: ProfileFormProps) {
  const text = useText();
  const viewer = readFragment(ProfileForm_ViewerFragmentDoc, props.viewer);
  const countries = readFragment(ProfileForm_CountryFragmentDoc, props.countries);
  const form = useAppForm<ProfileValues>({ defaultValues: profileValues(viewer, countries) });
  const draft = useDraft(form, 'profile');
  const { save, isRunning } = useSaveProfile();
  const { errors } = form;
  const isChanged = Object.keys(form.dirtyFields).length > 0;

  const submit = form.handleSubmit(async (values) => {
    if (!isChanged) return;
    if (!(await save(profileInput(values, countries), form.setError))) return;
    form.reset(values);
    draft.forget();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <DraftNote {...draft} />
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <FieldPair>
          <TextField
            {...form.register('nickname', {
              validate: (value) => isGoodNickname(value) || text('settings.enterNickname'),
            })}
            label={text('settings.nickname')}
            hint={text('settings.nicknameHint')}
            autoComplete="nickname"
            isAlternative
            error={errors.nickname?.message}
          />
          <SelectField
            {...form.register('gender')}
            label={text('settings.gender')}
            autoComplete="sex"
            isAlternative
            error={errors.gender?.message}
          >
            <option value="">{text('settings.gender.none')}</option>
            {genders.map((gender) => (
              <option key={gender} value={gender}>
                {text(`settings.gender.${gender}`)}
              </option>
            ))}
          </SelectField>
        </FieldPair>
        <BirthdayFields form={form} />
        <PhoneFields form={form} countries={countries} />
        <FieldPair>
          <SelectField
            {...form.register('region')}
            label={text('settings.region')}
            autoComplete="country"
            isAlternative
            error={errors.region?.message}
          >
            <option value="">{text('settings.noCountry')}</option>
            <CountryOptions countries={countries} />
          </SelectField>
        </FieldPair>
        <Flex gap="3" alignItems="center" flexWrap="wrap" marginTop="2">
          <Button type="submit" look="primary" isDisabled={!isChanged} isBusy={isRunning}>
            <FormattedMessage id="settings.save" />
          </Button>
          <span role="status">{isChanged && <FormattedMessage id="settings.unsaved" />}</span>
        </Flex>
      </Stack>
    </form>
  );
}
