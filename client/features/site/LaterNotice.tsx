import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ServiceContactDocument } from '../../gql/graphql';
import { Card } from '../../ui/Card';

/** Says what a screen cannot do yet, and who helps until then. */
export function LaterNotice({ text }: { text: string }) {
  const { data } = useQuery(ServiceContactDocument);
  return (
    <Card>
      <Stack gap="2">
        <p>{text}</p>
        {data && (
          <p>
            <FormattedMessage
              id="account.later.contact"
              values={{ mail: <Mail address={data.site.serviceEmail} /> }}
            />
          </p>
        )}
      </Stack>
    </Card>
  );
}

function Mail({ address }: { address: string }) {
  return (
    <chakra.a href={`mailto:${address}`} color="brand" textDecoration="underline">
      {address}
    </chakra.a>
  );
}
