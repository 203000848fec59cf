import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { writeCode } from '../../../server/kernel/scan-code';
import { Button } from '../../ui/Button';
import { useText } from '../i18n/useText';
import { KeyMap } from '../keys/KeyMap';
import { useSpeaker, useWaiting } from '../line/LineProvider';
import { identify } from '../scan/codes';
import { useScans, type TakenScan } from '../scan/ScanProvider';
import { StationFields } from '../station/StationFields';
import { Barcode } from '../ui/Barcode';
import { Field } from '../ui/Field';
import { Sheet, SheetHead, SheetKind } from '../ui/Sheet';
import { ScanFaults } from './ScanFaults';

/** What is to be scanned: the text of each code, and the words below it. */
const samples = [
  { code: 'TIDEBOXTEST1', like: 'scan.sheet.short' },
  { code: writeCode('item', 20441736), like: 'scan.sheet.item' },
  { code: 'PK2026112603902896', like: 'scan.sheet.parcel' },
] as const;

const print = () => window.print();

const isOnSheet = (code: string) => samples.some((sample) => identify(sample.code).code === code);

/** Teaches a scanner its first key, and shows that it has learnt it. Nothing is looked up or changed here. */
export function ScannerPage() {
  const text = useText();
  const { speak } = useSpeaker();
  const [read, setRead] = useState<readonly string[]>([]);
  useWaiting({
    ...{ look: 'wait', sentence: { id: 'scan.sheet.waiting' } },
    detail: { id: 'scan.sheet.waitingDetail' },
  });

  useScans(({ code, ms: exactMs }: TakenScan) => {
    const ms = Math.round(exactMs);
    const signs = code.replace('-', '').length;
    const line = { look: 'ok', sound: 'right', code } as const;
    if (!isOnSheet(code))
      return speak({ ...line, sentence: { id: 'scan.sheet.other', values: { signs, ms } } });
    const all = [...new Set([...read, code])];
    setRead(all);
    if (all.length === samples.length)
      return speak({ ...line, sound: 'complete', sentence: { id: 'scan.sheet.done' } });
    speak({
      ...line,
      sentence: { id: 'scan.sheet.read', values: { read: all.length, signs, ms } },
    });
  }, true);

  return (
    <>
      <Sheet>
        <SheetHead>
          <span>{text('scan.sheet.title')}</span>
          <chakra.span display="flex" alignItems="center" gap="3">
            <SheetKind>{text('scan.sheet.once')}</SheetKind>
            <Button size="sm" isRepeatable css={{ _print: { display: 'none' } }} onClick={print}>
              <Printer size={16} strokeWidth={1.75} aria-hidden /> {text('scan.sheet.print')}
            </Button>
          </chakra.span>
        </SheetHead>
        <chakra.div padding={{ base: '20px 24px', mdDown: '14px' }}>
          <chakra.h1 fontSize="1.625rem">{text('scan.sheet.heading')}</chakra.h1>
          <chakra.ol
            display="grid"
            gap="6px"
            marginY="12px"
            paddingInlineStart="22px"
            listStyle="decimal"
            fontSize="md"
          >
            <li>{text('scan.sheet.step1')}</li>
            <li>{text('scan.sheet.step2')}</li>
            <li>{text('scan.sheet.step3')}</li>
          </chakra.ol>
          <Codes>
            {samples.map(({ code, like }) => (
              <chakra.li key={code} textAlign="center" display="grid" justifyItems="center">
                <Barcode kind="code128" text={code} label={text('scan.sheet.code', { code })} />
                <chakra.span fontFamily="mono" fontWeight="600" fontSize="sm" translate="no">
                  {code}
                </chakra.span>
                <chakra.span fontSize="sm">{text(like)}</chakra.span>
              </chakra.li>
            ))}
          </Codes>
          <TestField />
          <ScanFaults />
          <StationFields />
        </chakra.div>
      </Sheet>
      <Sheet marginTop="26px" css={{ _print: { display: 'none' } }}>
        <SheetHead>
          <chakra.h2 fontFamily="mono" fontSize="sm">
            {text('keys.all')}
          </chakra.h2>
        </SheetHead>
        <KeyMap />
      </Sheet>
    </>
  );
}

/** A field marked `scan`: it takes codes without a prefix, and typed ones. */
function TestField() {
  const text = useText();
  const { speak } = useSpeaker();
  const [typed, setTyped] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    const { kind, code } = identify(typed);
    setTyped('');
    if (kind === 'wrong check character')
      return speak({
        ...{ look: 'stop', sound: 'refused', code },
        sentence: { id: 'scan.wrongCheck', values: { code } },
      });
    speak({
      ...{ look: 'info', sound: 'taken', code },
      sentence: { id: 'scan.sheet.typed', values: { signs: code.length } },
    });
  }
  return (
    <chakra.form
      onSubmit={submit}
      marginTop="4"
      maxWidth="560px"
      css={{ _print: { display: 'none' } }}
    >
      <Field
        data-scan
        label={text('scan.sheet.field')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        fontFamily="mono"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </chakra.form>
  );
}

const Codes = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', mdDown: 'minmax(0, 1fr)' },
    gap: '18px',
    alignItems: 'end',
    padding: '14px',
    border: '1px solid {colors.hairline}',
    background: '#ffffff',
    color: '#000000',
  },
});
