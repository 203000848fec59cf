import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../../routes/paths';
import type { DeletionObstacle } from '../../../gql/graphql';
import { TextLink } from '../../../ui/Link';

const places: Record<DeletionObstacle, string> = {
  ORDER: paths.orders.href(),
  WAREHOUSE: paths.store.href(),
  PACKAGE: paths.package.href(),
  MONEY: paths.fund.href(),
  BALANCE: paths.fund.href(),
};

/** Lists what prevents closing an account, with links to finish it. */
export function ObstacleList({ obstacles }: { obstacles: readonly DeletionObstacle[] }) {
  return (
    <Stack gap="3">
      <p>
        <FormattedMessage id="settings.delete.first" />
      </p>
      <chakra.ul paddingInlineStart="6" listStyleType="disc">
        {obstacles.map((obstacle) => (
          <chakra.li key={obstacle} paddingY="1">
            <TextLink to={places[obstacle]}>
              <FormattedMessage id={`settings.delete.obstacle.${obstacle}`} />
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
}
