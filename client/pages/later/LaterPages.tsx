import { paths } from '../../routes/paths';
import { LaterPage } from './LaterPage';

const balance = { to: paths.fund.href(), label: 'account.menu.fund' } as const;

export function RechargePage() {
  return <LaterPage title="account.recharge" text="account.recharge.later" onward={balance} />;
}

export function WestpayPage() {
  return <LaterPage title="account.westpay" text="account.westpay.later" onward={balance} />;
}
