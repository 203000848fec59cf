import { useQuery } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ServiceContactDocument } from '../../gql/graphql';
import { Ticket } from '../../ui/paper/Card';

interface LaterNoticeProps {
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** Says what a screen cannot do yet, and who helps until then. */
export function LaterNotice({ text, children }: LaterNoticeProps) {
  const { data } = useQuery(ServiceContactDocument);
  return (
    <Ticket>
      <Stack gap="4" alignItems="center" textAlign="center">
        <chakra.span color="kraft">
          <Hourglass size={56} strokeWidth={1.25} aria-hidden />
        </chakra.span>
        <p>{text}</p>
        {data && (
          <p>
            <FormattedMessage
              id="account.later.contact"
              values={{ mail: <Mail address={data.site.serviceEmail} /> }}
            />
          </p>
        )}
        {children}
      </Stack>
    </Ticket>
  );
}

function Mail({ address }: { address: string }) {
  return (
    <chakra.a href={`mailto:${address}`} color="brand" textDecoration="underline">
      {address}
    </chakra.a>
  );
}
