import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { LinkButton, TextLink } from '../../ui/Link';

interface TryAgainProps {
  /** The payment screen with the same way to pay chosen, and with another one. */
  again: string;
  otherwise: string;
}

/** The same way once more, or another one. */
export function TryAgain({ again, otherwise }: TryAgainProps) {
  return (
    <>
      <LinkButton look="primary" to={again}>
        <FormattedMessage id="common.retry" />
      </LinkButton>
      <TextLink to={otherwise} display="inline-flex" alignItems="center" minHeight="44px">
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
