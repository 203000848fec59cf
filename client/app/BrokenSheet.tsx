import { chakra } from '@chakra-ui/react';
import { PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/useText';
import { PageTitle } from '../ui/layout/PageTitle';
import { DocumentCard, DocumentCardHead } from '../ui/document/DocumentCard';
import { DocumentStatus } from '../ui/document/DocumentStatus';
import { Stamp } from '../ui/document/Stamp';

interface BrokenSheetProps {
  status: number;
  /** The message of the error, where it has one. */
  message: string;
  /** Plain explanation of the error. */
  children: ReactNode;
  actions: ReactNode;
}

/** A page that broke, as a waybill of a parcel that did. */
export function BrokenSheet({ status, message, children, actions }: BrokenSheetProps) {
  const text = useText();
  return (
    <div role="alert">
      <DocumentCard as="article" maxWidth="720px" marginX="auto" marginY={{ base: '2', md: '8' }}>
        <DocumentCardHead end={<span>{status}</span>}>{text('common.errorHead')}</DocumentCardHead>
        <DocumentStatus
          title={<PageTitle>{text('common.errorTitle')}</PageTitle>}
          stamp={<Stamp tone="danger" icon={PackageX} label={text('common.errorStamp')} />}
          actions={actions}
        >
          {children}
          {message && (
            <chakra.p fontFamily="mono" fontSize="sm" color="muted" overflowWrap="anywhere">
              {message}
            </chakra.p>
          )}
        </DocumentStatus>
      </DocumentCard>
    </div>
  );
}
