import { Route, Routes } from 'react-router-dom';
import { mayOpen } from './access';
import { Frame } from './frame/Frame';
import { KeysProvider } from './keys/KeysProvider';
import { ForbiddenPage, NotFoundPage } from './pages/NoScreen';
import { ScannerPage } from './pages/ScannerPage';
import { PersonProvider, type StaffPerson } from './person';
import { pages } from './routes/pages';
import { stopNames, stops } from './routes/stops';
import { LettersOffProvider, useLettersOff } from './station/LettersOff';

interface WorkProps {
  person: StaffPerson;
  /** True while the console is locked: everything stays, and hears no key. */
  isLocked: boolean;
  onLeave: () => void;
}

/** The stops of a person, in their frame. */
export function Work(props: WorkProps) {
  const { person } = props;
  return (
    <PersonProvider value={person}>
      <LettersOffProvider key={person.id} person={person.id}>
        <Stops {...props} />
      </LettersOffProvider>
    </PersonProvider>
  );
}

function Stops({ person, isLocked, onLeave }: WorkProps) {
  const [areLettersOff] = useLettersOff();
  return (
    <KeysProvider areLettersOff={areLettersOff} isSilent={isLocked}>
      <Frame onLeave={onLeave}>
        <Routes>
          {stopNames.map((name) => {
            const Page = mayOpen(person.rights, stops[name].needs) ? pages[name] : ForbiddenPage;
            const path = name === 'today' ? '/' : `${stops[name].path}/*`;
            return <Route key={name} path={path} element={<Page />} />;
          })}
          <Route path="/scanner" element={<ScannerPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Frame>
    </KeysProvider>
  );
}
