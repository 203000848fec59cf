import { chakra, Flex } from '@chakra-ui/react';
import { MailWarning, X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { SendVerificationMailDocument } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { IconButton } from '../../../ui/IconButton';
import { ResendEmail } from '../ResendEmail';

interface UnverifiedNoticeProps {
  email: string;
  onClose: () => void;
}

/** A slim line above the account area. */
export function UnverifiedNotice({ email, onClose }: UnverifiedNoticeProps) {
  const text = useText();
  return (
    <Notice aria-label={text('account.notice.label')}>
      <chakra.span flexShrink="0" paddingTop={{ base: '1', md: '0' }}>
        <MailWarning size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <Flex flex="1" minWidth="0" wrap="wrap" columnGap="4" rowGap="2" alignItems="center">
        <chakra.p flex="1 1 260px" minWidth="0" overflowWrap="anywhere">
          <FormattedMessage id="account.notice.text" values={{ email }} />
        </chakra.p>
        <ResendEmail document={SendVerificationMailDocument} variables={{}} size="sm" />
      </Flex>
      <IconButton icon={X} label={text('common.close')} onClick={onClose} />
    </Notice>
  );
}

const Notice = chakra('section', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: { base: 'flex-start', md: 'center' },
    marginBottom: '6',
    padding: '3',
    background: 'warnTint',
    color: 'warn',
    borderRadius: 'card',
    _print: { display: 'none' },
  },
});
