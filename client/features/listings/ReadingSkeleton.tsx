import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { documentTitle } from '../../ui/document/documentTitle';
import { PageTitle } from '../../ui/layout/PageTitle';
import { Skeletons } from '../../ui/feedback/Skeletons';

/** Progress of reading a page, in the shape of the result. */
export function ReadingSkeleton() {
  const text = useText();
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 520px) minmax(0, 1fr)' }}
      columnGap="56px"
      rowGap="4"
      alignItems="start"
    >
      <chakra.div
        gridColumn={{ lg: '2' }}
        gridRow={{ lg: '1' }}
        display="grid"
        gap="4"
        css={documentTitle}
      >
        <PageTitle>{text('listings.reading')}</PageTitle>
        <chakra.p color="muted" aria-live="polite">
          <FormattedMessage id="listings.readingText" />
        </chakra.p>
        <Skeletons count={3} height="88px" keepsEdge />
      </chakra.div>
      <Skeletons count={1} height={{ base: '260px', lg: '520px' }} />
    </chakra.div>
  );
}
