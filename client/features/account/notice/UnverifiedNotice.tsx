import { chakra, Flex } from '@chakra-ui/react';
import { MailWarning, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';

const SendMailAgain = lazy(async () => ({
  default: (await import('./SendMailAgain')).SendMailAgain,
}));

interface UnverifiedNoticeProps {
  email: string;
  onClose: () => void;
}

/**
 * Below the title of a page; on phones, two lines in which all can be read. It has its height before that which sends
 * the email is there, so that the page below does not jump.
 */
export function UnverifiedNotice({ email, onClose }: UnverifiedNoticeProps) {
  const text = useText();
  return (
    <Notice aria-label={text('account.notice.label')}>
      <chakra.span flexShrink="0" display={{ base: 'block', mdDown: 'none' }}>
        <MailWarning size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <Flex
        flex="1"
        minWidth="0"
        wrap="wrap"
        columnGap={{ base: '2', md: '4' }}
        rowGap={{ base: '0', md: '2' }}
        alignItems="center"
      >
        <chakra.p
          flex={{ base: '1 1 10rem', md: '1 1 0' }}
          minWidth="0"
          overflowWrap="anywhere"
          lineHeight={{ base: '1.4', md: '1.5' }}
        >
          <FormattedMessage id="account.notice.text" values={{ email }} />
        </chakra.p>
        <Suspense
          fallback={
            <Button size="sm" isDisabled>
              <FormattedMessage id="account.email.again" />
            </Button>
          }
        >
          <SendMailAgain />
        </Suspense>
      </Flex>
      <IconButton icon={X} label={text('common.close')} onClick={onClose} />
    </Notice>
  );
}

const Notice = chakra('section', {
  base: {
    display: 'flex',
    gap: { base: '1', md: '3' },
    alignItems: 'center',
    marginTop: '2',
    paddingInlineStart: '3',
    minHeight: { base: '4rem', md: '44px' },
    fontSize: 'sm',
    background: 'warnTint',
    color: 'warn',
    borderRadius: 'card',
    _print: { display: 'none' },
  },
});
