import { useText } from '../../i18n/useText';
import { Dialog } from '../../ui/feedback/Dialog';

/** Explains that a feature is not open yet (HD-05). */
export function NotOpenYetNotice({ title, onClose }: { title: string; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog type="notice" title={title} onConfirm={onClose}>
      {text('common.notOpenYet')}
    </Dialog>
  );
}
