import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { LinkButton, TextLink } from '../../ui/Link';

/** The payment screen offers every way there is: the same once more, or another one. */
export function TryAgain({ to }: { to: string }) {
  return (
    <>
      <LinkButton look="primary" to={to}>
        <FormattedMessage id="common.retry" />
      </LinkButton>
      <TextLink to={to} display="inline-flex" alignItems="center" minHeight="44px">
        <FormattedMessage id="payments.otherwise" />
      </TextLink>
    </>
  );
}

/** Nothing is left to do here. */
export function FindMore() {
  return (
    <TextLink to={paths.home.href()} display="inline-flex" alignItems="center" minHeight="44px">
      <FormattedMessage id="payments.findMore" />
    </TextLink>
  );
}
