import { paths } from '../../app/paths';
import { LaterPage } from './LaterPage';

const logIn = { to: paths.login.href(), label: 'common.logIn' } as const;
const balance = { to: paths.fund.href(), label: 'account.menu.fund' } as const;

export function FindPasswordPage() {
  return (
    <LaterPage title="account.findPassword" text="account.findPassword.later" onward={logIn} />
  );
}

export function ResetPasswordPage() {
  return (
    <LaterPage title="account.resetPassword" text="account.resetPassword.later" onward={logIn} />
  );
}

export function ResultPage() {
  return <LaterPage title="account.result" text="account.result.later" onward={logIn} />;
}

export function RechargePage() {
  return <LaterPage title="account.recharge" text="account.recharge.later" onward={balance} />;
}

export function WestpayPage() {
  return <LaterPage title="account.westpay" text="account.westpay.later" onward={balance} />;
}
