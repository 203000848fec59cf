import { chakra } from '@chakra-ui/react';
import { Menu, Search } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../../ui/IconButton';
import { useText } from '../i18n/useText';
import { KeyMap } from '../keys/KeyMap';
import { useLine } from '../line/LineProvider';
import { ScanLine } from '../line/ScanLine';
import { TapeLines } from '../line/Tape';
import { usePerson } from '../person';
import { stopAt, stops } from '../routes/stops';
import { Brand, ParcelMark } from '../ui/Brand';
import { KeyBar } from './KeyBar';
import { LettersSwitch } from './LettersSwitch';
import { Overlay } from './Overlay';
import { Rail, Stops } from './Rail';
import { RailFoot } from './RailFoot';
import { MAIN_ID, useFrameKeys } from './useFrameKeys';
import { useToday } from './useToday';

interface FrameProps {
  onLeave: () => void;
  children: ReactNode;
}

/** What is around every screen: scan line, key bar, rail; on phones a head with a menu instead. */
export function Frame({ onLeave, children }: FrameProps) {
  const text = useText();
  const navigate = useNavigate();
  const person = usePerson();
  const { tape } = useLine();
  const { counts } = useToday();
  const { pathname } = useLocation();
  const { overlay, setOverlay, goingTo } = useFrameKeys();
  const current = stopAt(pathname);
  const title = text(current ? stops[current].title : 'frame.staff');
  const main = useFocusOnChange(pathname);

  useEffect(() => {
    document.title = `${title} · Tidebox`;
  }, [title]);

  const stopList = <Stops rights={person.rights} current={current} counts={counts} />;
  const foot = <RailFoot person={person} onLeave={onLeave} />;
  const close = () => setOverlay(undefined);
  return (
    <Page>
      <View>
        <Skip href={`#${MAIN_ID}`}>{text('frame.skip')}</Skip>
        <PhoneHead aria-label={text('frame.staff')}>
          <Link to={stops.today.path} aria-label={text('frame.stop.today')}>
            <ParcelMark size={26} />
          </Link>
          <chakra.b fontFamily="heading" fontSize="lg" fontWeight="600" lineHeight="1" flex="1">
            {title}
          </chakra.b>
          <IconButton
            icon={Search}
            label={text('frame.stop.find')}
            onClick={() => void navigate(stops.find.path)}
          />
          <IconButton icon={Menu} label={text('frame.menu')} onClick={() => setOverlay('menu')} />
        </PhoneHead>
        <ScanLine />
        <Main id={MAIN_ID} ref={main} tabIndex={-1}>
          {children}
        </Main>
        <KeyBar onHelp={() => setOverlay('keys')} goingTo={goingTo} />
      </View>
      <Rail brand={<Brand />} foot={foot}>
        {stopList}
      </Rail>
      {overlay === 'keys' && (
        <Overlay title={text('keys.all')} onClose={close}>
          <KeyMap />
          <LettersSwitch />
        </Overlay>
      )}
      {overlay === 'tape' && (
        <Overlay
          title={text('line.tape.title')}
          kind={text('line.tape.count', { count: tape.length })}
          onClose={close}
        >
          <chakra.div padding="14px 20px 20px" overflowX="auto">
            {tape.length > 0 ? <TapeLines entries={tape} /> : text('line.tape.empty')}
          </chakra.div>
        </Overlay>
      )}
      {overlay === 'menu' && (
        <Overlay title={text('frame.menu')} onClose={close}>
          <chakra.div padding="4px 16px 20px" onClick={({ target }) => isLink(target) && close()}>
            {stopList}
            {foot}
          </chakra.div>
        </Overlay>
      )}
    </Page>
  );
}

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null;

/** Another screen has the focus at its beginning, so that the next Tab leads into it. */
function useFocusOnChange(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A screen may have chosen a field of its own.
    if (!main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return main;
}

const Page = chakra('div', {
  base: {
    display: { base: 'grid', mdDown: 'block' },
    gridTemplateColumns: '178px minmax(0, 1fr)',
    minHeight: '100vh',
  },
});

const View = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    minWidth: '0',
    // Room for the bar of buttons at the lower edge of phones.
    '&:has([data-phone-bar])': { mdDown: { paddingBottom: '84px' } },
  },
});

const Main = chakra('main', {
  base: {
    flex: '1',
    minWidth: '0',
    padding: { base: '18px 26px 22px', mdDown: '14px 16px 24px' },
    outline: 'none',
  },
});

const Skip = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '-999px',
    top: '0',
    zIndex: '9',
    padding: '12px 16px',
    background: 'surface',
    _focus: { insetInlineStart: '16px' },
  },
});

const PhoneHead = chakra('section', {
  base: {
    display: { base: 'none', mdDown: 'flex' },
    alignItems: 'center',
    gap: '3',
    height: '46px',
    paddingInline: '14px 8px',
    background: 'surface',
    borderBottom: '1px solid {colors.hairline}',
  },
});
