import { chakra } from '@chakra-ui/react';
import { Languages, LogOut, Monitor, Moon, ScanLine, Sun, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../ui/useNow';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { useClockTime } from '../i18n/useClockTime';
import { usePrefixSeen } from '../scan/ScanProvider';
import { PREFIX_FRESH_MS, readStation } from '../station/station';
import { useColors } from '../theme/ColorModeProvider';
import type { StaffPerson } from '../person';

/** The foot of the rail: what stands on the bench, language, colours, person. */
export function RailFoot({ person, onLeave }: { person: StaffPerson; onLeave: () => void }) {
  const text = useText();
  const { language, switchLanguage } = useLanguage();
  const { shade, switchShade } = useColors();
  const OtherShade = shade === 'light' ? Moon : Sun;
  return (
    <Foot>
      <Device icon={Monitor}>{readStation() || text('frame.noStation')}</Device>
      <ScannerState />
      <chakra.div display="flex" justifyContent="space-between" gap="6px">
        <FootButton type="button" onClick={() => void switchLanguage()}>
          <Languages size={15} strokeWidth={1.75} aria-hidden />
          <span lang={language === 'en' ? 'zh' : 'en'}>{text('frame.otherLanguage')}</span>
        </FootButton>
        <FootButton type="button" onClick={switchShade}>
          <OtherShade size={15} strokeWidth={1.75} aria-hidden />
          {text(shade === 'light' ? 'frame.dark' : 'frame.light')}
        </FootButton>
      </chakra.div>
      <Me>
        <Avatar aria-hidden>{person.name.slice(0, 1).toUpperCase()}</Avatar>
        <chakra.span minWidth="0" flex="1">
          <bdi>{person.name}</bdi>
          <chakra.small display="block" color="muted" fontSize="xs">
            {person.roles.map((role) => text(`people.role.${role}`)).join(', ')}
            <LockTime locksAt={person.locksAt} />
          </chakra.small>
        </chakra.span>
        <FootButton
          type="button"
          onClick={onLeave}
          aria-label={text('frame.leave')}
          title={text('frame.leave')}
        >
          <LogOut size={16} strokeWidth={1.75} aria-hidden />
        </FootButton>
      </Me>
    </Foot>
  );
}

function ScannerState() {
  const text = useText();
  const time = useClockTime();
  const now = useNow() ?? 0;
  const seen = usePrefixSeen();
  const isFresh = seen !== undefined && now - seen < PREFIX_FRESH_MS;
  return (
    <Device icon={ScanLine} color={isFresh ? 'ok' : 'warn'}>
      <FootLink to="/scanner">
        {seen === undefined
          ? text('frame.prefixNever')
          : text('frame.prefixSeen', { time: time(seen, { isDayShown: !isFresh }) })}
      </FootLink>
    </Device>
  );
}

const MINUTE_MS = 60_000;

function LockTime({ locksAt }: { locksAt: string }) {
  const text = useText();
  const now = useNow() ?? 0;
  const minutes = Math.max(0, Math.ceil((Date.parse(locksAt) - now) / MINUTE_MS));
  return <> · {text('frame.locksIn', { minutes })}</>;
}

function Device({
  icon: Icon,
  color,
  children,
}: {
  icon: LucideIcon;
  color?: string;
  children: ReactNode;
}) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="18px minmax(0, 1fr)"
      gap="5px"
      alignItems="start"
      color={color}
    >
      <chakra.span marginTop="2px">
        <Icon size={15} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <span>{children}</span>
    </chakra.div>
  );
}

const Foot = chakra('div', {
  base: {
    display: 'grid',
    gap: '6px',
    marginTop: 'auto',
    paddingTop: '4',
    fontSize: '0.78rem',
    lineHeight: '1.35',
    color: 'muted',
  },
});

const FootButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: { base: '24px', mdDown: '44px' },
    minWidth: '24px',
    color: 'ink',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

const FootLink = chakra(Link, {
  base: { color: 'inherit', _hover: { textDecoration: 'underline' } },
});

const Me = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingTop: '10px',
    borderTop: '1px solid {colors.hairline}',
    color: 'ink',
    fontSize: 'sm',
    lineHeight: '1.25',
  },
});

export const Avatar = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '30px',
    flexShrink: '0',
    borderRadius: 'full',
    background: 'brand',
    color: 'brandText',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1',
  },
});
