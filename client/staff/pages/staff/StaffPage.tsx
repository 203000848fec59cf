import { chakra } from '@chakra-ui/react';
import { NavLink, Route, Routes } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { NotFoundPage } from '../NoScreen';
import { LogPage } from './LogPage';
import { PeoplePage } from './PeoplePage';

/** People and what they did. */
export function StaffPage() {
  const text = useText();
  return (
    <>
      <Tabs aria-label={text('frame.stop.staff')}>
        <Tab to="/staff" end>
          {text('people.title')}
        </Tab>
        <Tab to="/staff/log">{text('log.title')}</Tab>
        <Tab to="/scanner">{text('scan.sheet.title')}</Tab>
      </Tabs>
      <Routes>
        <Route index element={<PeoplePage />} />
        <Route path="log" element={<LogPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>
  );
}

const Tabs = chakra('nav', {
  base: {
    display: 'flex',
    gap: '2px 18px',
    marginBottom: '14px',
    borderBottom: '1px solid {colors.hairline}',
    overflowX: 'auto',
  },
});

const Tab = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '38px', mdDown: '44px' },
    marginBottom: '-1px',
    borderBottom: '3px solid transparent',
    color: 'ink',
    whiteSpace: 'nowrap',
    '&[aria-current]': { borderColor: 'brand', color: 'brand', fontWeight: '600' },
  },
});
