import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../routes/paths';
import { LinkResult } from '../../features/account/links/LinkResult';
import { useLinkToken } from '../../features/account/links/useLinkToken';
import { useRedeemLink, type LinkOutcome } from '../../features/account/links/useRedeemLink';
import { useHistoryState } from '../../ui/useHistoryState';

/** Target of links that verify or change an email address (RT-07); shows the server's result. */
export function ResultPage() {
  const navigate = useNavigate();
  const kept = useHistoryState<{ outcome?: LinkOutcome }>()?.outcome;
  const asked = useSearchParams()[0].get('purpose');
  const purpose = asked === 'ACTIVATE_EMAIL' ? asked : 'VERIFY';
  const token = useLinkToken();
  const { outcome, retry } = useRedeemLink(purpose, token);

  // The token is gone from the address; what became of it outlives a reload.
  useEffect(() => {
    if (!outcome || outcome.kind === 'failed') return;
    void navigate(paths.result.href({ purpose }), { replace: true, state: { outcome } });
  }, [navigate, purpose, outcome]);

  const shown = outcome ?? kept;
  return (
    <LinkResult
      purpose={purpose}
      outcome={shown ?? { kind: token ? 'checking' : 'none' }}
      onRetry={retry}
    />
  );
}
