import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  createFormControl,
  useFormState,
  type Control,
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
  const form = useFormRenderedOnce<T>({ ...options, mode: 'onTouched', shouldFocusError: false });
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
 * Equals react-hook-form's `useForm` for forms without later options. The original renders twice on mount,
 * synchronously: on a slow phone that takes as long as everything before it (decision 111).
 */
function useFormRenderedOnce<T extends FieldValues>(options: UseFormProps<T>) {
  const [{ formControl: form }] = useState(() => createFormControl<T>(options));
  const { control } = form;
  const formState = useFormState({ control });
  useLayoutEffect(() => noteThatItStands(control), [control]);
  return { ...form, formState };
}

/** From now on values are those of the form, and no longer what was typed into its fields before. */
function noteThatItStands({ _formState, _state }: Pick<Control, '_formState' | '_state'>): void {
  _formState.isReady = true;
  _state.mount = true;
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
