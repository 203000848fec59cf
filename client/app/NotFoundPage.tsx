import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../i18n/useText';
import { LinkButton } from '../ui/Link';
import { PageTitle } from '../ui/paper/PageTitle';
import { paths } from '../routes/paths';
import { StatusNumber } from './StatusNumber';

export function NotFoundPage() {
  const text = useText();
  return (
    <Stack alignItems="center" gap="6" paddingY="18" textAlign="center" textWrap="balance">
      <StatusNumber>404</StatusNumber>
      <PageTitle>{text('common.notFoundTitle')}</PageTitle>
      <p>
        <FormattedMessage id="common.notFound" />
      </p>
      <LinkButton to={paths.home.href()} look="solid">
        <FormattedMessage id="common.backHome" />
      </LinkButton>
    </Stack>
  );
}
