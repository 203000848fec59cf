import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { FieldValues } from 'react-hook-form';
import { refusalIn, requireAccepted, type Accepted, type RefusalNameIn } from './refusedResult';
import type { Intention } from './useIntentionKey';
import { useOutcome, type OutcomeOptions, type FeedbackOptions } from './useOutcome';

interface CommandOptions<TData, TVariables extends OperationVariables> extends OutcomeOptions<
  RefusalNameIn<TData>
> {
  /** Keeps the cache in step with what has changed; what was refused has changed nothing. */
  update?: (cache: ApolloCache, result: { data?: Accepted<TData> | null }) => void;
  /** `useIntentionKey()` where it creates something: its input gets an idempotency key. */
  intention?: Intention;
  optimisticResponse?: useMutation.Options<TData, TVariables>['optimisticResponse'];
}

/** Variables without the idempotency key, which is added for creating operations. */
type WithoutKey<TVariables> = TVariables extends { input: infer TInput }
  ? Omit<TVariables, 'input'> & { input: Omit<TInput, 'idempotencyKey'> }
  : TVariables;

/** A mutation as a screen uses it: `run` returns its data, or undefined where it was refused and told. */
export function useCommand<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { success, onRefused, update, intention, ...options }: CommandOptions<TData, TVariables> = {},
) {
  const { settle, isRunning } = useOutcome({ success, onRefused });
  const [mutate] = useMutation<TData, TVariables>(document, {
    ...options,
    update:
      update &&
      ((cache, { data }) => {
        if (!refusalIn(data)) update(cache, { data: data as Accepted<TData> });
      }),
  });
  const execute = mutate as (options: { variables: TVariables }) => Promise<{ data: TData }>;

  const run = <TForm extends FieldValues>(
    asked: TVariables | WithoutKey<TVariables>,
    told?: FeedbackOptions<TForm>,
  ) =>
    settle(async () => {
      const variables = asked as TVariables;
      const { data } = await execute({ variables: intention?.withKey(variables) ?? variables });
      const accepted = requireAccepted(data);
      intention?.done();
      return accepted;
    }, told);

  return { run, isRunning };
}
