import {
  useForm,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormProps,
} from 'react-hook-form';

/**
 * react-hook-form with our manners: a field is checked when it is left after having been edited,
 * its error goes with the keystroke that mends it, everything is checked on submit, and the error
 * summary (not the first field) takes the focus.
 */
export function useAppForm<T extends FieldValues>(options: Omit<UseFormProps<T>, 'mode'>) {
  const form = useForm<T>({ ...options, mode: 'onTouched', shouldFocusError: false });
  // Read here once, so that react-hook-form keeps track of what was edited.
  const { dirtyFields, errors, submitCount } = form.formState;

  function register<Name extends FieldPath<T>>(name: Name, rules?: RegisterOptions<T, Name>) {
    const field = form.register(name, rules);
    const onBlur: typeof field.onBlur = async (event) => {
      if (form.getFieldState(name, form.formState).isDirty) await field.onBlur(event);
    };
    return { ...field, onBlur };
  }

  return { ...form, register, dirtyFields, errors, submitCount };
}
