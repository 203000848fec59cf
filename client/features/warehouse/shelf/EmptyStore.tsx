import { chakra, Flex, Stack } from '@chakra-ui/react';
import { Warehouse } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSiteTerms } from '../../../apollo/useSiteTerms';
import { paths } from '../../../routes/paths';
import { useText } from '../../../i18n/useText';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LinkButton } from '../../../ui/Link';

const steps = ['warehouse.emptyPaste', 'warehouse.emptyBuy', 'warehouse.emptyArrive'] as const;

/** An empty warehouse, with an explanation how items get there. */
export function EmptyStore() {
  const text = useText();
  const terms = useSiteTerms();
  return (
    <EmptyState icon={Warehouse} title={text('warehouse.empty')}>
      <Stack
        as="ol"
        gap="2"
        maxWidth="440px"
        textAlign="start"
        paddingInlineStart="6"
        color="muted"
      >
        {steps.map((id) => (
          <chakra.li key={id}>
            <FormattedMessage id={id} values={terms} />
          </chakra.li>
        ))}
      </Stack>
      <Flex gap="3" flexWrap="wrap" justifyContent="center">
        <LinkButton to={paths.home.href()} look="solid">
          <FormattedMessage id="warehouse.pasteLink" />
        </LinkButton>
        <LinkButton to={paths.orders.href({})}>
          <FormattedMessage id="account.menu.orders" />
        </LinkButton>
      </Flex>
    </EmptyState>
  );
}
