import { useText } from '../i18n/useText';
import { LinkLike } from './LinkLike';

export interface LeaveProps {
  /** Ends the session, for somebody else. */
  onLeave: () => void;
}

export function Leave({ onLeave }: LeaveProps) {
  const text = useText();
  return (
    <LinkLike type="button" onClick={onLeave}>
      {text('signIn.somebodyElse')}
    </LinkLike>
  );
}
