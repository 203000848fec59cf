import { chakra, Flex } from '@chakra-ui/react';
import { KeyRound, MapPin, ShieldCheck, UserRound } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../routes/paths';
import { Avatar } from '../../../features/account/Avatar';
import { EmailStamp } from '../../../features/account/links/EmailStamp';
import type { SettingPageQuery } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { LinkButton } from '../../../ui/Link';
import { StateRow, StateRows } from '../../../ui/layout/StateRow';

interface AccountRowsProps extends SettingPageQuery {
  viewer: NonNullable<SettingPageQuery['viewer']>;
}

export function AccountRows({ viewer, addresses, site }: AccountRowsProps) {
  const text = useText();
  const { name, email, isEmailVerified, avatar } = viewer;
  const home = addresses.find(({ isDefault }) => isDefault);
  return (
    <StateRows title={text('settings.account')}>
      <StateRow
        icon={UserRound}
        title={text('entry.settings.personal')}
        state={
          <Flex as="span" alignItems="center" gap="2" marginTop="2">
            <Avatar name={name} url={avatar?.url} />
            <chakra.span minWidth="0">{name}</chakra.span>
          </Flex>
        }
        action={<Way to={paths.personal.href()} name={text('entry.settings.personal')} />}
      />
      <StateRow
        icon={ShieldCheck}
        title={text('entry.settings.secure')}
        state={
          <Flex as="span" columnGap="3" rowGap="1" flexWrap="wrap" alignItems="center">
            <chakra.span minWidth="0">{email}</chakra.span>
            <EmailStamp isVerified={isEmailVerified} />
          </Flex>
        }
        action={<Way to={paths.secure.href()} name={text('entry.settings.secure')} />}
      />
      <StateRow
        icon={KeyRound}
        title={text('entry.password')}
        state={text('settings.password.state')}
        action={<Way to={paths.modifyPassword.href()} name={text('entry.password')} />}
      />
      <StateRow
        icon={MapPin}
        title={text('account.menu.addresses')}
        state={
          <>
            <FormattedMessage
              id="account.addressCount"
              values={{ count: addresses.length, max: site.maxAddresses }}
            />
            {home && ` · ${home.city}, ${home.countryName}`}
          </>
        }
        action={
          <Way to={paths.address.href()} does="manage" name={text('account.menu.addresses')} />
        }
      />
    </StateRows>
  );
}

interface WayProps {
  to: string;
  name: string;
  /** Kind of the link. */
  does?: 'change' | 'manage';
}

/** Links of several rows have the same text; their accessible names distinguish them. */
function Way({ to, name, does = 'change' }: WayProps) {
  const text = useText();
  return (
    <LinkButton to={to} aria-label={text(`settings.${does}Of`, { name })}>
      <FormattedMessage id={`settings.${does}`} />
    </LinkButton>
  );
}
