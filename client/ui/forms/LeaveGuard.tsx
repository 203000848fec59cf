import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/useText';
import { Dialog } from '../feedback/Dialog';

/** The link of ours that a plain click would follow in this window. */
function linkOf(click: MouseEvent): HTMLAnchorElement | null {
  const isPlain = click.button === 0 && !click.ctrlKey && !click.metaKey && !click.shiftKey;
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!isPlain || link?.target !== '' || link.origin !== location.origin) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link;
}

/** Where the browser's history stands, as the router counts. */
const placeIn = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * While it is rendered, leaving is asked about: links and the back button by a dialog of ours,
 * closing the window by the browser's own.
 */
export function LeaveGuard() {
  const text = useText();
  const navigate = useNavigate();
  const [onward, setOnward] = useState<() => void>();

  useEffect(() => {
    const here = placeIn(history.state);
    let isReturning = false;
    const ask = (leave: () => void) => setOnward(() => leave);

    function stopLink(event: MouseEvent) {
      const link = linkOf(event);
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => void navigate(link.pathname + link.search + link.hash));
    }
    // The step has been taken already: it is taken back, unseen by the router.
    function stopStep(event: PopStateEvent) {
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const steps = placeIn(event.state) - here;
      isReturning = true;
      history.go(-steps);
      ask(() => {
        window.removeEventListener('popstate', stopStep, true);
        history.go(steps);
      });
    }
    const stopUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    document.addEventListener('click', stopLink, true);
    window.addEventListener('popstate', stopStep, true);
    window.addEventListener('beforeunload', stopUnload);
    return () => {
      document.removeEventListener('click', stopLink, true);
      window.removeEventListener('popstate', stopStep, true);
      window.removeEventListener('beforeunload', stopUnload);
    };
  }, [navigate]);

  if (!onward) return null;
  return (
    <Dialog
      type="warning"
      title={text('common.leave.title')}
      confirmLabel={text('common.leave.confirm')}
      cancelLabel={text('common.leave.cancel')}
      onConfirm={onward}
      onCancel={() => setOnward(undefined)}
    >
      <FormattedMessage id="common.leave.text" />
    </Dialog>
  );
}
