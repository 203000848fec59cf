import { chakra } from '@chakra-ui/react';
import { useId, useState, type FormEvent, type SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useText } from '../../i18n/useText';
import { Button } from '../Button';
import { Chevron } from '../Chevron';
import { useOnTop } from '../feedback/useOnTop';
import { Input } from '../theme/inputStyles';
import { FilterField } from './FilterField';
import type { ListParams } from './listParams';

/**
 * The first and last day a list is narrowed to. Phones hide them behind a button until they are
 * asked for or narrow the list, so that the list itself is in sight.
 */
export function ListDays({ from = '', to = '' }: Pick<ListParams, 'from' | 'to'>) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(Boolean(from || to));
  const [isAskedFor, setAskedFor] = useState(false);
  const toggle = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    setAskedFor(isNowOpen);
  };
  useOnTop(isAskedFor, () => toggle(false));
  const manners = {
    min: '2000-01-01',
    max: '2099-12-31',
    // The browser's own words are in its language and do not say what is expected, as of February 31.
    onInvalid: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      currentTarget.setCustomValidity(text('documents.enterDay')),
    // Whatever is done next, the day is looked at anew; an empty one that stays empty tells of no input.
    onInput: forgive,
    onKeyDown: forgive,
    onBlur: forgive,
  };
  return (
    <>
      <Button
        display={{ md: 'none' }}
        look="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        isRepeatable
        onClick={() => toggle(!isOpen)}
      >
        <FormattedMessage id="common.dates" />
        <Chevron />
      </Button>
      <Days
        id={id}
        data-open={isOpen || undefined}
        // The browser cannot point at a wrong day that is out of sight.
        onInvalidCapture={() => setOpen(true)}
      >
        <FilterField flex="1 1 140px">
          <span>{text('common.from')}</span>
          <Input type="date" name="from" defaultValue={from} {...manners} />
        </FilterField>
        <FilterField flex="1 1 140px">
          <span>{text('common.to')}</span>
          <Input type="date" name="to" defaultValue={to} {...manners} />
        </FilterField>
      </Days>
    </>
  );
}

function forgive({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
  currentTarget.setCustomValidity('');
}

const Days = chakra('div', {
  base: {
    display: { base: 'flex', md: 'contents' },
    flexBasis: '100%',
    flexWrap: 'wrap',
    gap: '2',
    '&:not([data-open])': { mdDown: { display: 'none' } },
  },
});
