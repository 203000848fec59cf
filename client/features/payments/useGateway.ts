import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayPage } from './gatewayPage';

/** The fields of a started payment that determine the next page. */
interface Begun {
  checkoutUrl?: string | null;
}

/**
 * `goOn` leads to the gateway's page where the payment waits for one, else to `otherwise`.
 * `isLeaving` until the gateway's page has come, or the browser has come back from it.
 */
export function useGateway() {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    const comeBack = () => setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function goOn({ checkoutUrl }: Begun, otherwise: string) {
    if (!checkoutUrl) return navigate(otherwise, { replace: true });
    setLeaving(true);
    gatewayPage.open(checkoutUrl);
  }
  return { goOn, isLeaving };
}
