import { chakra } from '@chakra-ui/react';
import { LockKeyhole, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/useText';
import { Brand } from '../ui/Brand';
import { Notice, Sheet, SheetHead } from '../ui/Sheet';
import { Hall } from './Hall';

interface DoorProps {
  title: string;
  lead?: ReactNode;
  /** Why the last attempt failed. */
  refusal?: string;
  /** What is to be known before anything else. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The sheet at the door of the hall: who comes in shows here who they are. */
export function Door({ title, lead, refusal, notice, children }: DoorProps) {
  const text = useText();
  const { language, switchLanguage } = useLanguage();
  return (
    <Outside>
      <DoorSheet>
        <SheetHead>
          <Brand />
          <SwitchLanguage
            type="button"
            lang={language === 'en' ? 'zh' : 'en'}
            onClick={() => void switchLanguage()}
          >
            {text('frame.otherLanguage')}
          </SwitchLanguage>
        </SheetHead>
        {refusal && (
          <Notice kind="danger" role="alert">
            <TriangleAlert size={24} strokeWidth={1.75} aria-hidden />
            <chakra.b fontWeight="600">{refusal}</chakra.b>
          </Notice>
        )}
        {notice && (
          <Notice kind="info">
            <LockKeyhole size={24} strokeWidth={1.75} aria-hidden />
            <div>{notice}</div>
          </Notice>
        )}
        <Inside>
          <div>
            <chakra.h1 fontSize="2xl">{title}</chakra.h1>
            {lead && (
              <chakra.p marginTop="1" color="muted">
                {lead}
              </chakra.p>
            )}
          </div>
          {children}
        </Inside>
      </DoorSheet>
      <Hall />
    </Outside>
  );
}

const Outside = chakra('main', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 420px)',
    justifyContent: 'center',
    alignItems: 'start',
    minHeight: '100vh',
    padding: { base: '92px 24px 250px', mdDown: '24px 16px 220px' },
    overflow: 'hidden',
  },
});

const DoorSheet = chakra(Sheet, { base: { zIndex: '1' } });

const Inside = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    padding: { base: '22px 26px 26px', mdDown: '18px 16px 20px' },
  },
});

const SwitchLanguage = chakra('button', {
  base: {
    minHeight: { base: '28px', mdDown: '44px' },
    color: 'brand',
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: '400',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
  },
});
