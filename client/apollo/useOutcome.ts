import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { MessageId } from '../i18n/catalogue';
import { useText } from '../i18n/useText';
import { useToasts } from '../ui/feedback/ToastContext';
import type { ToastContent } from '../ui/feedback/toasts';
import { errorCode, fieldErrors, messageFor, refusalType, waitSeconds } from './errors';

interface Refusal<Name extends string> {
  /** Its type, where it was the result of a mutation; undefined for an error beside the data. */
  type: Name | undefined;
  /** Error code of the domain; undefined without a response. */
  code: string | undefined;
  /** Message for the shopper; null for internal errors (ER-02). */
  message: string | null;
  /** Seconds until the next attempt, if the rate limit is the reason. */
  waitSeconds: number | undefined;
}

export interface OutcomeOptions<RefusalName extends string = never> {
  /** Shown as a toast once the command has succeeded. */
  success?: MessageId;
  /** Handles a refusal in place of the toast. */
  onRefused?: (refusal: Refusal<RefusalName>) => void;
}

interface Form<TForm extends FieldValues> {
  /** Names of the form's fields; errors at other paths appear as a toast. */
  fields: readonly Path<TForm>[];
  setError: UseFormSetError<TForm>;
  /** Code of a refusal → the field that it concerns. */
  fieldOf?: Partial<Record<string, Path<TForm>>>;
}

/** Feedback options of a single run. */
export interface FeedbackOptions<TForm extends FieldValues> extends Partial<Form<TForm>> {
  success?: ToastContent;
}

/**
 * The single way to report the outcome of a command: `settle` returns the result, or undefined if it was
 * refused. A refusal appears at the fields it concerns, otherwise as a toast and in the form's summary, which
 * after an internal error offers to try again. It never throws and never loses input.
 */
export function useOutcome<RefusalName extends string = never>({
  success,
  onRefused,
}: OutcomeOptions<RefusalName>) {
  const text = useText();
  const toasts = useToasts();
  const [running, setRunning] = useState(0);

  async function settle<T, TForm extends FieldValues>(
    work: () => Promise<T>,
    told: FeedbackOptions<TForm> = {},
  ): Promise<T | undefined> {
    setRunning((count) => count + 1);
    try {
      const result = await work();
      if (success) toasts.show({ type: 'success', text: text(success) });
      if (told.success) toasts.show(told.success);
      return result;
    } catch (error) {
      tellRefusal(error, told);
      return undefined;
    } finally {
      setRunning((count) => count - 1);
    }
  }

  function tellRefusal<TForm extends FieldValues>(error: unknown, told: FeedbackOptions<TForm>) {
    const { fields, setError, fieldOf } = told;
    const message = messageFor(error, text('common.unreachable'));
    // SessionWatcher shows a toast for it, and the form keeps its values meanwhile.
    if (errorCode(error) === 'PLEASE_LOGIN' && !refusalType(error)) return;
    if (fields && setError) tellForm(error, message, { fields, setError, fieldOf });
    else if (message && !onRefused) toasts.show({ type: 'error', text: message });
    const type = refusalType(error) as RefusalName | undefined;
    onRefused?.({ type, code: errorCode(error), message, waitSeconds: waitSeconds(error) });
  }

  function tellForm<TForm extends FieldValues>(
    error: unknown,
    message: string | null,
    form: Form<TForm>,
  ) {
    const told = Object.entries(fieldErrors(error)).filter(([path, problem]) => {
      const field = form.fields.find((name) => name === path);
      if (field) form.setError(field, { type: 'server', message: problem });
      return field !== undefined;
    });
    if (told.length > 0) return;
    // Our fault: no toast and no reason (ER-02), but the form says in its place what it needs.
    if (!message) return form.setError('root.fault', { message: text('common.notSaved') });
    const concerned = form.fieldOf?.[errorCode(error) ?? ''];
    if (concerned) return form.setError(concerned, { type: 'server', message });
    form.setError('root.server', { message });
    toasts.show({ type: 'error', text: message });
  }

  return { settle, isRunning: running > 0 };
}
