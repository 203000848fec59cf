import { chakra } from '@chakra-ui/react';
import { Undo2 } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../i18n/useText';
import { LinkButton, LoneLink } from '../ui/Link';
import { PageTitle } from '../ui/layout/PageTitle';
import { DocumentCard, DocumentCardHead } from '../ui/document/DocumentCard';
import { DocumentStatus } from '../ui/document/DocumentStatus';
import { Stamp } from '../ui/document/Stamp';
import { paths } from '../routes/paths';

/** An address without a page, as a waybill that could not be delivered (RT-31). */
export function NotFoundPage() {
  const text = useText();
  return (
    <DocumentCard as="article" maxWidth="720px" marginX="auto" marginY={{ base: '2', md: '8' }}>
      <DocumentCardHead end={<span>404</span>}>{text('common.notFoundHead')}</DocumentCardHead>
      <DocumentStatus
        // The sentence below it says the same at greater length.
        title={<PageTitle isHidden>{text('common.notFoundTitle')}</PageTitle>}
        figure={
          <chakra.p
            fontFamily="heading"
            fontSize={{ base: 'xl', md: '2xl' }}
            fontWeight="600"
            lineHeight="1.3"
            textWrap="balance"
          >
            <FormattedMessage id="common.notFound" />
          </chakra.p>
        }
        stamp={<Stamp tone="neutral" icon={Undo2} label={text('common.notFoundStamp')} />}
        actions={
          <>
            <LinkButton to={paths.home.href()} look="solid">
              <FormattedMessage id="common.backHome" />
            </LinkButton>
            <LoneLink to={paths.goods.href({})} marginY={{ base: '0', md: '-10px' }}>
              <FormattedMessage id="common.findItem" />
            </LoneLink>
          </>
        }
      >
        {null}
      </DocumentStatus>
    </DocumentCard>
  );
}
