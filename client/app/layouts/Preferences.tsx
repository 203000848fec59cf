import { Flex } from '@chakra-ui/react';
import { CurrencyMenu } from '../../features/currencies/CurrencyMenu';
import { ColorModeSwitch } from '../../features/site/ColorModeSwitch';
import { LanguageSwitch } from '../../features/site/LanguageSwitch';
import type { AppShellQuery } from '../../gql/graphql';

/** How the shopper wants to see the site: currency, colours, language. */
export function Preferences({ site }: { site?: AppShellQuery['site'] }) {
  return (
    <Flex alignItems="center" gap="1">
      <CurrencyMenu />
      <ColorModeSwitch />
      {site && <LanguageSwitch site={site} />}
    </Flex>
  );
}
