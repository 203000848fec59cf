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
 * First and last day of a filter. Phones hide them behind a button until they are opened or in use, so that
 * the list stays in view.
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
    // The browser's messages are in its own language and do not say what is expected, as for February 31.
    onInvalid: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      currentTarget.setCustomValidity(text('documents.enterDay')),
    // Any further input triggers a new check; a cleared field that was empty fires no input event.
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
