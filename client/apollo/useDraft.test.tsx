import { act, screen } from '@testing-library/react';
import { TextField } from '../ui/forms/fields';
import { useAppForm } from '../ui/forms/useAppForm';
import { renderScreen, signedIn } from '../testing/renderScreen';
import { draftPicture, saveDraftPicture } from './drafts';
import { useDraft } from './useDraft';

function Note({ about = 'cup' }: { about?: string }) {
  const form = useAppForm({ defaultValues: { note: '', pieces: 1 } });
  useDraft(form, `note ${about}`);
  return <TextField {...form.register('note')} label="Note" isRequired />;
}

const note = () => screen.getByLabelText('Note');
const of = (viewerId: string | null = 'mei') => ({ cookies: signedIn, viewerId });

async function type(text: string, ...[options, about]: [options?: object, about?: string]) {
  const view = renderScreen(<Note about={about} />, options);
  await view.user.type(note(), text);
  return view;
}

function openAgain(options?: object, about?: string) {
  const view = renderScreen(<Note about={about} />, options);
  const value = (note() as HTMLInputElement).value;
  view.unmount();
  return value;
}

test('what was typed is there again, in the form that is about the same alone', async () => {
  (await type('Blue', of())).unmount();
  expect(openAgain(of(), 'tray')).toBe('');
  expect(openAgain(of())).toBe('Blue');
});

test('it waits until the page knows who is signed in', async () => {
  (await type('Blue', of())).unmount();
  const { session } = renderScreen(<Note />, of(null));
  expect(note()).toHaveValue('');
  act(() => session.keepUser({ id: 'mei', name: 'Mei', avatarUrl: null }));
  expect(note()).toHaveValue('Blue');
});

test('a guest finds it after signing in; another shopper, and a guest after one, never', async () => {
  (await type('Blue')).unmount();
  expect(openAgain(of())).toBe('Blue');
  (await type(' bowl', of())).unmount();
  expect(openAgain()).toBe('');
  expect(openAgain(of('lin'))).toBe('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Blue');
});

test('what a guest typed belongs to whoever signs in first, even if they type nothing more', async () => {
  (await type('Blue')).unmount();
  expect(saveDraftPicture('note cup', 'data:image/png;base64,')).toBe(true);
  expect(openAgain(of())).toBe('Blue');
  expect(draftPicture('note cup')).not.toBeNull();
  expect(openAgain(of('lin'))).toBe('');
  expect(draftPicture('note cup')).toBeNull();
});

test('signing out forgets it, though the form still stands; a session that is over does not', async () => {
  const { session, unmount } = await type('Blue', of());
  act(() => session.lose());
  unmount();
  expect(openAgain(of())).toBe('Blue');
  const later = await type(' bowl', of());
  act(() => later.session.end());
  expect(sessionStorage).toHaveLength(0);
});

test('the oldest of many goes, and too long a one is not kept', async () => {
  for (let number = 0; number <= 20; number += 1) (await type('x', of(), String(number))).unmount();
  expect(openAgain(of(), '0')).toBe('');
  expect(openAgain(of(), '20')).toBe('x');
  const { user, unmount } = renderScreen(<Note about="1" />, of());
  await user.click(note());
  await user.paste('x'.repeat(60_000));
  unmount();
  expect(openAgain(of(), '1')).toBe('');
});

test.each(['nonsense', '[{"of":"note cup","owner":null,"values":{"note":7}}]', '{}', '[null]'])(
  'what another release or another hand left in the storage harms nothing: %s',
  (text) => {
    sessionStorage.setItem('drafts', text);
    expect(openAgain()).toBe('');
  },
);
