import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { useText } from '../i18n/useText';
import type { MessageId } from '../i18n/catalogue';
import { useToasts } from '../ui/feedback/ToastContext';
import { errorCode, fieldErrors, messageFor, waitSeconds } from './errors';

interface Refusal {
  /** The domain's code; undefined where no answer came. */
  code: string | undefined;
  /** What to tell the shopper; null for what is our fault (ER-02). */
  message: string | null;
  /** How long to wait before it may be tried again, where that is why. */
  waitSeconds: number | undefined;
}

interface CommandOptions<TData, TVariables extends OperationVariables> {
  /** Told as a toast once the command has succeeded. */
  success?: MessageId;
  /** Hears of a refusal, and tells it in its own way instead of a toast. */
  onRefused?: (refusal: Refusal) => void;
  update?: useMutation.Options<TData, TVariables>['update'];
  optimisticResponse?: useMutation.Options<TData, TVariables>['optimisticResponse'];
}

interface Form<TForm extends FieldValues> {
  /** Names of the form's fields; errors at other paths are told as a toast. */
  fields: readonly Path<TForm>[];
  setError: UseFormSetError<TForm>;
  /** Code of a refusal → the field that it concerns. */
  fieldOf?: Partial<Record<string, Path<TForm>>>;
}

/**
 * A mutation as a screen uses it: `run` answers its data, or undefined where it was refused. A
 * refusal has then been told already: at the fields of `form` where it concerns them, else as a toast
 * and in the form's summary, which after a fault of ours offers to try again. Nothing is thrown and
 * no input is lost.
 */
export function useCommand<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { success, onRefused, ...options }: CommandOptions<TData, TVariables> = {},
) {
  const text = useText();
  const toasts = useToasts();
  const [mutate, { loading }] = useMutation<TData, TVariables>(document, options);

  async function run<TForm extends FieldValues>(
    variables: TVariables,
    form?: Form<TForm>,
  ): Promise<TData | undefined> {
    const context = { handlesErrors: Boolean(form ?? onRefused) };
    const execute = mutate as (o: {
      variables: TVariables;
      context: object;
    }) => Promise<{ data?: TData }>;
    try {
      const { data } = await execute({ variables, context });
      if (data && success) toasts.show({ type: 'success', text: text(success) });
      return data;
    } catch (error) {
      const message = messageFor(error, text('common.unreachable'));
      if (form) tellForm(error, form);
      onRefused?.({ code: errorCode(error), message, waitSeconds: waitSeconds(error) });
      return undefined;
    }
  }

  function tellForm<TForm extends FieldValues>(error: unknown, form: Form<TForm>) {
    const told = Object.entries(fieldErrors(error)).filter(([path, message]) => {
      const field = form.fields.find((name) => name === path);
      if (field) form.setError(field, { type: 'server', message });
      return field !== undefined;
    });
    const message = messageFor(error, text('common.unreachable'));
    if (told.length > 0) return;
    // Our fault: no toast and no reason (ER-02), but the form says in its place what it needs.
    if (!message) return form.setError('root.fault', { message: text('common.notSaved') });
    const concerned = form.fieldOf?.[errorCode(error) ?? ''];
    if (concerned) return form.setError(concerned, { type: 'server', message });
    form.setError('root.server', { message });
    toasts.show({ type: 'error', text: message });
  }

  return { run, isRunning: loading };
}
