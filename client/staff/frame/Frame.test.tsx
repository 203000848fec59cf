import { act, screen, within } from '@testing-library/react';
import { writeCode } from '../../../server/kernel/scan-code';
import { clerk, renderConsole, said } from '../../testing/renderConsole';

beforeEach(() => localStorage.clear());

/** The heading of the screen, once the person is known. */
const heading = async () => {
  await screen.findByRole('navigation');
  return screen.getByRole('heading', { level: 1 });
};

test('the rail has the stops that the person may open, and no others', async () => {
  renderConsole();
  await heading();
  const stops = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(stops.map((stop) => stop.textContent)).toEqual([
    ...['Today', 'Receive', 'Shelves', 'Cases', 'Find'].map(
      (name, index) => `${'TRSCF'[index]}${name}`,
    ),
  ]);
  expect(stops[0]).toHaveAttribute('aria-current', 'page');
});

test('a stop that is not theirs says so, whatever address is typed', async () => {
  renderConsole({ path: '/staff' });
  expect(await heading()).toHaveTextContent('This stop is not yours');
});

test('an address without a screen says so', async () => {
  renderConsole({ path: '/no-such-screen' });
  expect(await heading()).toHaveTextContent('No screen has this address');
});

test('G and a letter lead to a stop, / to find, ? shows the keys and Esc leaves them', async () => {
  const { user } = renderConsole();
  await heading();
  await user.keyboard('[KeyG]');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('G T R S C F');
  await user.keyboard('[KeyR]');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Receive');
  expect(document.title).toBe('Receive · Tidebox');
  await user.keyboard('[KeyG][Escape][KeyS]');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Receive');
  await user.keyboard('[Slash]');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Find');
  screen.getByRole('main').focus();
  await user.keyboard('{Shift>}[Slash]{/Shift}');
  const keys = screen.getByRole('dialog', { name: 'All keys' });
  expect(keys).toHaveTextContent('last 50 lines of this bench');
  await user.keyboard('[KeyG][KeyR]');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Find');
  act(() => void keys.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('single keys can be switched off, for this person alone', async () => {
  const { user, unmount } = renderConsole();
  await heading();
  await user.keyboard('{Shift>}[Slash]{/Shift}');
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('[KeyG][KeyR]');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Today');
  await user.keyboard('{Alt>}[KeyG]{/Alt}{Alt>}[KeyR]{/Alt}');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Receive');
  unmount();
  const other = renderConsole({ viewer: { ...clerk, id: 'staff-9' } as typeof clerk });
  await heading();
  await other.user.keyboard('[KeyG][KeyR]');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Receive');
});

test('the other language is shown at once, and the work stays', async () => {
  const { user } = renderConsole({ path: '/scanner' });
  await heading();
  await user.type(screen.getByRole('textbox', { name: /Test field/ }), 'KX77');
  await user.keyboard('{Alt>}[KeyJ]{/Alt}');
  expect(await screen.findByRole('textbox', { name: /测试框/ })).toHaveValue('KX77');
  expect(said()).toBe('请扫描下面三个编码此页不会执行其他操作。');
  expect(document.documentElement.lang).toBe('zh');
});

test('light and dark are switched by a key, kept as a choice', async () => {
  const { user } = renderConsole();
  await heading();
  await user.keyboard('{Alt>}[KeyD]{/Alt}');
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Light' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('a scan on a screen that takes none leads to what it names', async () => {
  const { scan } = renderConsole();
  await heading();
  await scan('KX773041829956');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Find');
});

test('refusals of a scan are announced, in words and as an alert', async () => {
  const { user, scan } = renderConsole({ path: '/scanner' });
  await heading();
  const code = writeCode('item', 1);
  const wrong = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
  await scan(wrong);
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Check character wrong: ${wrong}. Scan again.`,
  );
  screen.getByRole('main').focus();
  await user.keyboard('[Digit7][Digit7][Digit3][Digit0][Digit4][Digit1][Digit8][Enter]');
  expect(screen.getByRole('alert')).toHaveTextContent('Scanned without its first key.');
  await scan(code);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(said()).toContain('Read, but it is not on this sheet');
});

test('the same code within a minute changes nothing, and the tape has what happened, newest first', async () => {
  const { user, scan } = renderConsole({ path: '/' });
  await heading();
  await scan('KX773041829956');
  // The box of Find has the focus.
  await user.keyboard('{Alt>}[KeyG]{/Alt}[KeyT]');
  await scan('KX773041829956');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Today');
  expect(said()).toMatch(/^Scanned \d+ seconds ago. Nothing changed./);
  expect(screen.getByRole('region', { name: 'Last here' })).toHaveTextContent(
    /\d\d:\d\dKX773041829956/,
  );
  await user.keyboard('[KeyH]');
  expect(screen.getByRole('dialog', { name: 'Last here' })).toHaveTextContent('KX773041829956');
});

test('the foot of the rail says when a prefix was last seen', async () => {
  const { scan } = renderConsole({ path: '/scanner' });
  await heading();
  expect(screen.getByText('Scanner: no prefix seen yet')).toBeInTheDocument();
  await scan('TIDEBOXTEST1');
  expect(screen.getByText(/Scanner: prefix seen \d\d:\d\d/)).toBeInTheDocument();
  expect(said()).toMatch(/^1 of 3 read. Prefix seen, 12 signs, \d+ ms./);
  await scan('PK2026112603902896');
  await scan(writeCode('item', 20441736));
  expect(said()).toContain('All 3 read. This scanner is ready.');
});
