import { chakra, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { Button } from '../../ui/Button';
import { CheckboxField, TextAreaField } from '../../ui/forms/fields';
import { FormErrorSummary } from '../../ui/forms/FormErrorSummary';
import { useAppForm } from '../../ui/forms/useAppForm';
import { useTextLimit } from '../../ui/forms/useTextLimit';
import { StarRating } from './StarRating';
import { useReviewPackage } from './useReviewPackage';

export interface ReviewValues {
  /** Radio buttons speak text. */
  stars: string;
  content: string;
  isAnonymous: boolean;
}

/** In the address: the shopper comes to review, so the form takes the focus. */
export const REVIEW_HASH = '#review';

/** A review of a received package: stars and content (VA-14), with or without the name. */
export function ReviewForm({ packageId }: { packageId: string }) {
  const text = useText();
  const form = useAppForm<ReviewValues>({
    defaultValues: { stars: '', content: '', isAnonymous: false },
  });
  const { errors, register } = form;
  const { count, fits } = useTextLimit(form.control, 'content', 1000);
  const { review, isRunning } = useReviewPackage(packageId, form.setError);
  const submit = form.handleSubmit(review);
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
        <CheckboxField {...register('isAnonymous')} hint={text('packages.review.anonymousHint')}>
          <FormattedMessage id="packages.review.anonymousChoice" />
        </CheckboxField>
        <div>
          <Button type="submit" look="primary" isBusy={isRunning}>
            <FormattedMessage id="packages.review.submit" />
          </Button>
        </div>
      </Stack>
    </form>
  );
}
