import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/renderScreen';
import { LimitedField, useLimited } from './LimitedField';
import { useAppForm } from './useAppForm';

function Form() {
  const form = useAppForm({ defaultValues: { label: '' } });
  const limited = useLimited(form);
  return (
    <LimitedField
      {...limited('label', 40, (typed) => typed.trim() !== '' || 'Enter a name')}
      label="Name"
      hint="For example Home"
      error={form.errors.label?.message}
    />
  );
}

test('what is too long is told and stays; the count comes when there is little room left (VA-06)', async () => {
  const { user } = renderScreen(<Form />);
  const field = screen.getByLabelText(/^Name/);
  await user.click(field);
  await user.paste('x'.repeat(32));
  expect(field).toHaveAccessibleDescription('For example Home');
  await user.paste('yz');
  expect(field).toHaveAccessibleDescription('For example Home 34 of 40 characters');
  await user.paste('x'.repeat(10));
  await user.tab();
  expect(await screen.findByText('Enter at most 40 characters')).toBeVisible();
  expect(field).toHaveValue(`${'x'.repeat(32)}yz${'x'.repeat(10)}`);
  expect(field).toHaveAccessibleDescription(/44 of 40 characters/);
  await user.clear(field);
  expect(await screen.findByText('Enter a name')).toBeVisible();
});
