import { useReactiveVar } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftFor, forgetDraft, forgetOthers, keepDraft, withKept } from './drafts';
import { useIsSignedIn, useSession } from './SessionContext';

type Form<T extends FieldValues> = Pick<
  UseFormReturn<T>,
  'control' | 'getValues' | 'reset' | 'subscribe'
>;

interface DraftOptions<T> {
  /** Makes what was kept fit what is known by now; null where it is of no use any more. */
  mend?: (kept: T, fresh: T) => T | null;
  /** What is kept of the values, given what was kept before; all of them where it is not told. */
  toKeep?: (values: T, before: unknown) => T;
}

/** What stands in a form though it was not sent. */
export interface DraftState {
  /** Whether the form was filled in with what was typed before. */
  isRestored: boolean;
  /** Forgets it: it was sent. */
  forget: () => void;
  /** Gives it up: the form stands as it was at first. */
  giveUp: () => void;
}

/**
 * What is typed into a form outlives a reload, the way to another page, another language and a closed sheet, until it is
 * sent, given up or the shopper signs out (decision 156). `of` names the form and what it is about. Never for passwords,
 * captchas and cards. Another shopper never sees it; what a guest typed is there once they have signed in.
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
    forgetOthers(owner);
    const fresh = getValues();
    const kept = draftFor(of, owner);
    const isTouched = control._getDirty();
    if (kept !== undefined && !isTouched) {
      const values = withKept(fresh, kept);
      const mended = mend ? mend(values, fresh) : values;
      if (mended) reset(mended, { keepDefaultValues: true });
      // eslint-disable-next-line react-hooks/set-state-in-effect -- a server that draws it knows of no storage
      setRestored(mended !== null);
    }
    const keep = ({ values }: { values: T }) =>
      control._getDirty()
        ? keepDraft(of, owner, toKeep(values, draftFor(of, owner)))
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
