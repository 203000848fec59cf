import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StoredItemCard_ItemFragment } from '../../../gql/graphql';
import { useText } from '../../../i18n/useText';
import { Button } from '../../../ui/Button';
import { ActionBar } from '../../../ui/layout/ActionBar';
import { pictureOf } from '../../../ui/document/pictureOf';
import { parcelDrawing } from '../../../ui/document/routeDrawings';
import { DocumentCard, DocumentCardHead } from '../../../ui/document/DocumentCard';
import { Money } from '../../../ui/values/Money';
import { Weight } from '../../../ui/values/Weight';
import { MAX_PARCEL_ITEMS } from '../packing/packingValues';
import { linesAtAGlance } from './linesAtAGlance';
import { ParcelBox } from './ParcelBox';
import { ParcelFacts } from './ParcelFacts';
import type { ParcelEstimate } from './useParcelEstimate';

interface ParcelSheetProps {
  /** Selected items. */
  items: readonly StoredItemCard_ItemFragment[];
  /** Number of items that can be packed. */
  packableCount: number;
  parcel: ParcelEstimate;
  /** Names of those that would add nothing. */
  fitting: readonly string[];
  onRemove: (id: string) => void;
  onCountry: (country: string) => void;
  onPack: () => void;
  /** Called with the reason why the selection cannot be packed. */
  onRefuse: () => void;
}

/** The parcel as it is being built: beside the shelf, on phones in a bar that opens it. */
export function ParcelSheet({ items, parcel, fitting, ...props }: ParcelSheetProps) {
  const text = useText();
  const count = items.length;
  const goodsGrams = items.reduce((sum, { weightGrams }) => sum + weightGrams, 0);
  const isTooMuch = count > MAX_PARCEL_ITEMS;
  const [cheapest] = parcel.lines;
  const facts = isTooMuch ? (
    <chakra.p marginTop="3" color="danger">
      <FormattedMessage id="warehouse.tooMany" values={{ max: MAX_PARCEL_ITEMS }} />
    </chakra.p>
  ) : (
    <ParcelFacts {...{ parcel, goodsGrams, fitting }} onCountry={props.onCountry} />
  );
  const pack = (label: ReactNode, width?: string) => (
    <Button
      look="primary"
      width={width}
      isRepeatable
      isDisabled={count === 0 || isTooMuch}
      onRefused={props.onRefuse}
      onClick={props.onPack}
    >
      {label}
    </Button>
  );
  const built = (button?: ReactNode) => (
    <>
      <ParcelBox items={items} onRemove={props.onRemove} />
      {facts}
      {button}
    </>
  );
  const more = parcel.lines.length - linesAtAGlance(parcel.lines).length;
  return (
    <>
      <Beside aria-label={text('warehouse.yourParcel')}>
        <DocumentCard>
          <Narrow>
            <DocumentCardHead
              end={
                <chakra.span fontWeight="400" color="muted">
                  <FormattedMessage
                    id="warehouse.ofItems"
                    values={{ count, all: props.packableCount }}
                  />
                </chakra.span>
              }
            >
              <FormattedMessage id="warehouse.yourParcel" />
            </DocumentCardHead>
          </Narrow>
          <chakra.div padding="4">
            {count === 0 ? <NothingChosen /> : built()}
            <chakra.div marginTop="4">
              {pack(<FormattedMessage id="warehouse.packCount" values={{ count }} />, '100%')}
            </chakra.div>
            {cheapest && (
              <chakra.p marginTop="2" fontSize="sm" color="muted" textAlign="center">
                <FormattedMessage id="warehouse.moreLines" values={{ count: more }} />
              </chakra.p>
            )}
          </chakra.div>
        </DocumentCard>
      </Beside>
      {count > 0 && (
        <ActionBar
          receiptLabel={text('warehouse.yourParcel')}
          sum={
            <>
              <Weight grams={cheapest?.actualGrams ?? goodsGrams} />
              {' · '}
              <FormattedMessage id="warehouse.items" values={{ count }} />
            </>
          }
          pictures={items.map(pictureOf)}
          note={
            cheapest?.total == null ? (
              <FormattedMessage id="warehouse.look" />
            ) : (
              <FormattedMessage
                id="warehouse.fromWith"
                values={{ price: <Money fen={cheapest.total} />, line: cheapest.name }}
              />
            )
          }
          receipt={built()}
        >
          {pack(<FormattedMessage id="warehouse.packShort" values={{ count }} />)}
        </ActionBar>
      )}
    </>
  );
}

function NothingChosen() {
  return (
    <Empty>
      <chakra.span width="64px" color="ink">
        {parcelDrawing}
      </chakra.span>
      <p>
        <FormattedMessage id="warehouse.tick" />
      </p>
    </Empty>
  );
}

/** Below the banner that comes when the page is scrolled. */
const Beside = chakra('aside', {
  base: {
    display: { base: 'block', mdDown: 'none' },
    position: 'sticky',
    top: '84px',
    maxHeight: 'calc(100dvh - 100px)',
    overflowY: 'auto',
    // Room for the sheet's shadow.
    paddingInlineEnd: '6px',
    paddingBottom: '6px',
    minWidth: '0',
  },
});

const Narrow = chakra('div', { base: { '& > div': { paddingX: '4' } } });

const Empty = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '3',
    paddingX: '4',
    paddingY: '6',
    border: '2px dashed {colors.kraft}',
    borderRadius: '2px',
    textAlign: 'center',
    color: 'muted',
  },
});
