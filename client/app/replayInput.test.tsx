import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { captureInput } from './replayInput';

/** Says what React knows of its fields. */
function Form() {
  const [name, setName] = useState('');
  const [isSure, setSure] = useState(false);
  return (
    <form>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
      <output>{`${name} ${isSure}`}</output>
    </form>
  );
}

const rendered = `<form><input aria-label="Name" value=""><input type="checkbox"><output> false</output></form>`;

test.each(['before React begins', 'while React takes the page up'])(
  'what is typed and ticked %s is known once the page is alive',
  async (when) => {
    document.body.innerHTML = `<div id="root">${rendered}</div>`;
    const root = document.getElementById('root')!;
    const fillIn = async () => {
      await userEvent.type(screen.getByRole('textbox'), 'Mei');
      await userEvent.click(screen.getByRole('checkbox'));
    };
    if (when.startsWith('before')) await fillIn();
    const replay = captureInput(root);
    if (when.startsWith('while')) await fillIn();
    await act(async () => void hydrateRoot(root, <Form />));
    await act(async () => replay());
    expect(screen.getByRole('status')).toHaveTextContent('Mei true');
    expect(screen.getByRole('textbox')).toHaveValue('Mei');
    expect(screen.getByRole('checkbox')).toBeChecked();
  },
);
