import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { readFragment } from '../../gql';
import { DemoShopper_SiteFragmentDoc, DemoShopperDocument } from '../../gql/graphql';
import { Button } from '../../ui/Button';

interface DemoShopperNoteProps {
  onFill: (credentials: { email: string; password: string }) => void;
}

/** Says in the demo who may sign in. The frame of the page has asked for it; elsewhere it is null. */
export function DemoShopperNote({ onFill }: DemoShopperNoteProps) {
  const { data } = useQuery(DemoShopperDocument, { fetchPolicy: 'cache-only' });
  const demoShopper = readFragment(DemoShopper_SiteFragmentDoc, data?.site)?.demoShopper;
  if (!demoShopper) return null;
  const { email, password } = demoShopper;
  return (
    <Note>
      <p>
        <FormattedMessage id="entry.demo.text" />
      </p>
      <p data-phrases>
        <FormattedMessage
          id="entry.demo.credentials"
          values={{ email: <code>{email}</code>, password: <code>{password}</code> }}
        />
      </p>
      <Button size="sm" isRepeatable onClick={() => onFill({ email, password })}>
        <FormattedMessage id="entry.demo.fill" />
      </Button>
    </Note>
  );
}

const Note = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    padding: '3',
    borderRadius: 'input',
    background: 'infoTint',
    color: 'info',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& code': { fontFamily: 'mono', overflowWrap: 'anywhere' },
  },
});
