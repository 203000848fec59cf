import { Flex } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/Link';

export function GuestLinks() {
  return (
    <Flex gap="3" whiteSpace="nowrap">
      <TextLink to={paths.login.href()}>
        <FormattedMessage id="common.logIn" />
      </TextLink>
      <TextLink to={paths.register.href()}>
        <FormattedMessage id="common.register" />
      </TextLink>
    </Flex>
  );
}
