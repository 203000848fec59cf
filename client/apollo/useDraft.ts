import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { claimDrafts, draftFor, forgetDraft, saveDraft, withStored } from './drafts';
import { useIsSignedIn, useSession } from './SessionContext';

type Form<T extends FieldValues> = Pick<
  UseFormReturn<T>,
  'control' | 'getValues' | 'reset' | 'subscribe'
>;

interface DraftOptions<T> {
  /** Adapts a draft to current data; null if it is obsolete. */
  mend?: (kept: T, fresh: T) => T | null;
  /** Selects the values to store, given the previous draft; by default all of them. */
  toKeep?: (values: T, before: unknown) => T;
}

/** State of the draft of an unsent form. */
export interface DraftState {
  /** True if the form was filled in with what was typed before. */
  isRestored: boolean;
  /** Forgets it: it was sent. */
  forget: () => void;
  /** Discards the draft and resets the form. */
  giveUp: () => void;
}

/**
 * Keeps the draft of a form across reloads, navigation, changes of language and closed sheets, until the form
 * is sent or discarded or the shopper signs out (decision 156). `of` names the form and its subject. Never
 * use it for passwords, captchas and cards. Other shoppers never see a draft, but a guest's draft is
 * available after signing in.
 */
export function useDraft<T extends FieldValues>(
  { control, getValues, reset, subscribe }: Form<T>,
  of: string,
  { mend, toKeep = (values) => values }: DraftOptions<T> = {},
): DraftState {
  const owner = useViewerId();
  const typist = useRef<string | null>(null);
  const [isRestored, setRestored] = useState(false);

  useEffect(() => {
    // Whoever signed out or was replaced leaves the form standing: it is not theirs who come.
    if (owner === undefined || (typist.current && typist.current !== owner)) return;
    typist.current = owner;
    claimDrafts(owner);
    const fresh = getValues();
    const kept = draftFor(of, owner);
    const isTouched = control._getDirty();
    if (kept !== undefined && !isTouched) {
      const values = withStored(fresh, kept);
      const mended = mend ? mend(values, fresh) : values;
      if (mended) reset(mended, { keepDefaultValues: true });
      // eslint-disable-next-line react-hooks/set-state-in-effect -- a server that draws it knows of no storage
      setRestored(mended !== null);
    }
    const keep = ({ values }: { values: T }) =>
      control._getDirty()
        ? saveDraft(of, owner, toKeep(values, draftFor(of, owner)))
        : forgetDraft(of);
    if (isTouched) keep({ values: fresh });
    return subscribe({ formState: { values: true }, callback: keep });
    // What was kept is read when the form appears, or when it is known whose it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [of, owner]);

  const forget = () => {
    forgetDraft(of);
    setRestored(false);
  };
  const giveUp = () => {
    reset();
    forget();
  };
  return { isRestored, forget, giveUp };
}

/** Returns who types; null for a guest, undefined until the server has told. */
function useViewerId(): string | null | undefined {
  const session = useSession();
  const shopper = useReactiveVar(session.state.userInfo);
  return useIsSignedIn() ? shopper?.id : null;
}
