import { useEffect, useRef } from 'react';
import {
  useForm,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormProps,
} from 'react-hook-form';

/**
 * react-hook-form with our manners: a field is checked when it is left (VA-17), its error goes with
 * the keystroke that mends it, everything is checked on submit, and the error summary (not the first
 * field) takes the focus.
 */
export function useAppForm<T extends FieldValues>(options: Omit<UseFormProps<T>, 'mode'>) {
  const form = useForm<T>({ ...options, mode: 'onTouched', shouldFocusError: false });
  // Read here once, so that react-hook-form keeps track of what was edited.
  const { dirtyFields, errors, submitCount } = form.formState;
  const afterPress = useAfterPress();

  function register<Name extends FieldPath<T>>(name: Name, rules?: RegisterOptions<T, Name>) {
    const field = form.register(name, rules);
    const onBlur: typeof field.onBlur = (event) =>
      afterPress(() => field.onBlur(event) as Promise<void>);
    return { ...field, onBlur };
  }

  return { ...form, register, afterPress, dirtyFields, errors, submitCount };
}

/**
 * Returns how to do something only once the pointer is released. A field is left when the pointer
 * goes down elsewhere; a complaint that appeared at that moment would push a link or button away
 * from under it, and the click would be lost.
 */
function useAfterPress() {
  const release = useRef<Promise<void> | undefined>(undefined);

  useEffect(() => {
    const press = () => {
      release.current = released().then(() => {
        release.current = undefined;
      });
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, []);

  return async (act: () => Promise<void>) => {
    await release.current;
    await act();
  };
}

/** Resolves after the click that the release makes. */
function released(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      document.removeEventListener('pointerup', done, true);
      document.removeEventListener('pointercancel', done, true);
      setTimeout(resolve);
    };
    document.addEventListener('pointerup', done, true);
    document.addEventListener('pointercancel', done, true);
  });
}
