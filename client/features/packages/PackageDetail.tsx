import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { readFragment, type FragmentType } from '../../gql';
import { PackageDetail_PackageFragmentDoc } from '../../gql/graphql';
import { useText } from '../../i18n/useText';
import { DocumentColumns } from '../../ui/layout/DocumentColumns';
import { DocumentFold } from '../../ui/document/DocumentFold';
import { RuledHeading } from '../../ui/layout/RuledHeading';
import { Timeline } from '../../ui/document/Timeline';
import { Weight } from '../../ui/values/Weight';
import { PackageAddress } from './PackageAddress';
import { PackageContents } from './PackageContents';
import { PackageReceipt } from './PackageReceipt';
import { ParcelWeight } from './ParcelWeight';

interface PackageDetailProps {
  package: FragmentType<typeof PackageDetail_PackageFragmentDoc>;
  /** Print and invoice, below the receipt. */
  papers: ReactNode;
}

/** Below the waybill of a package: what is in it, its weight, its receipt, and the rest folded (RT-18). */
export function PackageDetail({ papers, ...props }: PackageDetailProps) {
  const text = useText();
  const parcel = readFragment(PackageDetail_PackageFragmentDoc, props.package);
  const { items, address, options } = parcel;
  const history = parcel.timeline.toReversed();
  const [latest] = history;
  const goodsGrams = items.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <DocumentColumns>
      <section aria-labelledby="contents">
        <RuledHeading
          id="contents"
          after={
            <>
              <FormattedMessage id="packages.pieces" values={{ count: items.length, pieces }} />
              {'\u00a0· '}
              <Weight grams={goodsGrams} />
            </>
          }
        >
          {text('packages.contents')}
        </RuledHeading>
        <PackageContents items={items} />
      </section>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" minWidth="0">
        <PackageReceipt package={parcel} />
        <ParcelWeight goodsGrams={goodsGrams} chargeableGrams={parcel.chargeableGrams} />
        {papers}
        <div>
          <DocumentFold title={text('packages.timeline')} peek={latest?.label} on={latest?.at}>
            <Timeline steps={history} />
          </DocumentFold>
          <DocumentFold title={text('packages.address')} peek={address.city}>
            <PackageAddress address={address} />
          </DocumentFold>
          {options.length > 0 && (
            <DocumentFold title={text('packages.options')} peek={options[0]?.label}>
              <chakra.ul paddingInlineStart="4" listStyleType="disc">
                {options.map(({ code, label }) => (
                  <li key={code}>{label}</li>
                ))}
              </chakra.ul>
            </DocumentFold>
          )}
          {parcel.remark && (
            <DocumentFold title={text('packages.remark')}>{parcel.remark}</DocumentFold>
          )}
        </div>
      </chakra.div>
    </DocumentColumns>
  );
}
