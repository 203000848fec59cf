import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { FieldValues } from 'react-hook-form';
import { useOutcome, type OutcomeOptions, type Told } from './useOutcome';

interface CommandOptions<TData, TVariables extends OperationVariables> extends OutcomeOptions {
  update?: useMutation.Options<TData, TVariables>['update'];
  optimisticResponse?: useMutation.Options<TData, TVariables>['optimisticResponse'];
}

/** A mutation as a screen uses it: `run` returns its data, or undefined where it was refused and told. */
export function useCommand<TData, TVariables extends OperationVariables>(
  document: TypedDocumentNode<TData, TVariables>,
  { success, onRefused, ...options }: CommandOptions<TData, TVariables> = {},
) {
  const { settle, isRunning } = useOutcome({ success, onRefused });
  const [mutate] = useMutation<TData, TVariables>(document, options);
  const execute = mutate as (options: { variables: TVariables }) => Promise<{ data?: TData }>;

  const run = <TForm extends FieldValues>(variables: TVariables, told?: Told<TForm>) =>
    settle(async () => (await execute({ variables })).data, told);

  return { run, isRunning };
}
