import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../apollo/SessionContext';
import { useDraft } from '../../apollo/useDraft';
import { uploadImage } from '../../apollo/uploadImage';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { DraftNote } from '../../ui/forms/DraftNote';
import { CheckboxField, TextAreaField } from '../../ui/forms/fields';
import { ImageField } from '../../ui/forms/ImageField';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../ui/forms/useAppForm';
import { useTextLimit } from '../../ui/forms/useTextLimit';
import { REVIEW_HASH } from './reviewHash';
import { StarRating } from './StarRating';
import { useReviewPackage, type ReviewValues } from './useReviewPackage';

/** A review of a received package: stars and content (VA-14), with or without the name. */
export function ReviewForm({ packageId }: { packageId: string }) {
  const text = useText();
  const form = useAppForm<ReviewValues>({
    defaultValues: { stars: '', content: '', isAnonymous: false, image: null },
  });
  const { errors, register } = form;
  const session = useSession();
  const { locale } = useIntl();
  const { count, fits } = useTextLimit(form.control, 'content', 1000);
  const { review, isRunning } = useReviewPackage(packageId, form.setError);
  const draft = useDraft(form, `review ${packageId}`);
  const submit = form.handleSubmit(async (values) => {
    if (await review(values)) draft.forget();
  });
  const shownId = useId();
  const isAnonymous = useWatch({ control: form.control, name: 'isAnonymous' });
  const isAsked = useLocation().hash === REVIEW_HASH;
  const { setFocus } = form;

  useEffect(() => {
    if (isAsked) setFocus('stars');
  }, [isAsked, setFocus]);

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <chakra.h2 fontSize="lg">
          <FormattedMessage id="packages.review.title" />
        </chakra.h2>
        <DraftNote {...draft} />
        <FormErrorSummary errors={errors} submitCount={form.submitCount} />
        <StarRating
          field={register('stars', { required: text('packages.review.chooseStars') })}
          error={errors.stars?.message}
        />
        <TextAreaField
          {...register('content', {
            validate: {
              given: (typed) => typed.trim() !== '' || text('packages.review.enterContent'),
              fits,
            },
          })}
          label={text('packages.review.content')}
          hint={count}
          isRequired
          error={errors.content?.message}
        />
        <ImageField
          form={form}
          name="image"
          label={text('packages.review.picture')}
          upload={(file) => uploadImage(file, session, locale)}
        />
        <CheckboxField {...register('isAnonymous')} hint={text('packages.review.anonymousHint')}>
          <FormattedMessage id="packages.review.anonymousChoice" />
        </CheckboxField>
        <chakra.p id={shownId} color="muted" maxWidth="60ch">
          <FormattedMessage
            id={isAnonymous ? 'packages.review.shownAnonymously' : 'packages.review.shown'}
          />
        </chakra.p>
        <div>
          <Button type="submit" look="primary" aria-describedby={shownId} isBusy={isRunning}>
            <FormattedMessage id="packages.review.submit" />
          </Button>
        </div>
      </Stack>
    </form>
  );
}
