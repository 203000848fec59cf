import { Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/Link';

/** The two ways in (HD-08). */
export function GuestLinks() {
  return (
    <Flex gap="2" alignItems="center" whiteSpace="nowrap">
      <LinkButton to={paths.login.href()} look="quiet" size="sm">
        <FormattedMessage id="common.logIn" />
      </LinkButton>
      <LinkButton to={paths.register.href()} size="sm">
        <FormattedMessage id="common.register" />
      </LinkButton>
    </Flex>
  );
}
