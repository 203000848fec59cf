import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler, useEffect } from 'react';
import { useAppForm } from './useAppForm';

function Form() {
  const form = useAppForm({ defaultValues: { name: '', note: 'kept' } });
  const { reset } = form;
  useEffect(() => {
    if (new URLSearchParams(location.search).has('draft')) reset({ name: 'Draft', note: '' });
  }, [reset]);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <input aria-label="Name" {...form.register('name', { required: 'Enter a name' })} />
      <input aria-label="Note" {...form.register('note')} />
      {form.errors.name && <p role="alert">{form.errors.name.message}</p>}
      <button>Send</button>
      <output>{Object.keys(form.dirtyFields).join()}</output>
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');

beforeEach(() => history.replaceState(null, '', '/'));

test('a form is rendered once until somebody uses it: the second time would block a slow phone', () => {
  const rendered = jest.fn();
  render(
    <Profiler id="form" onRender={rendered}>
      <Form />
    </Profiler>,
  );
  expect(screen.getByLabelText('Note')).toHaveValue('kept');
  expect(rendered).toHaveBeenCalledTimes(1);
});

test('it tells what is wrong and what was changed (VA-17)', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.click(name());
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a name');
  await user.type(name(), 'Tea');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('name');
  await user.clear(name());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('what it is given as it begins stands in its fields', async () => {
  history.replaceState(null, '', '/?draft');
  const user = userEvent.setup();
  render(<Form />);
  expect(name()).toHaveValue('Draft');
  await user.type(name(), '!');
  expect(name()).toHaveValue('Draft!');
});
