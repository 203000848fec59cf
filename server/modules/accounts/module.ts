import { days } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { AccountResolver } from './account.resolver';
import { accountEndpoints } from './account.rest';
import { forgetOldDevices } from './devices/forget-old-devices';
import { KnownDevice } from './devices/known-device.entity';
import { EmailResolver } from './emails/email.resolver';
import { emailEndpoints } from './emails/email.rest';
import { AccountToken } from './links/account-token.entity';
import { forgetOldLinks } from './links/forget-old-links';
import { mailedLinkData } from './links/shopper-data';
import { PasswordResolver } from './passwords/password.resolver';
import { passwordEndpoints } from './passwords/password.rest';
import { ProfileResolver } from './profile/profile.resolver';
import { profileEndpoints } from './profile/profile.rest';
import { Session } from './session.entity';
import { forgetOldSessions } from './sessions/forget-old-sessions';
import { SessionResolver } from './sessions/session.resolver';
import { sessionEndpoints } from './sessions/session.rest';
import { accountData } from './shopper-data';
import { User } from './user.entity';

export const accounts = defineModule({
  name: 'accounts',
  entities: [User, Session, KnownDevice, AccountToken],
  resolvers: [AccountResolver, EmailResolver, PasswordResolver, ProfileResolver, SessionResolver],
  endpoints: {
    heading: 'Accounts',
    about: 'Registering, signing in and out, sessions, email address, password and personal data.',
    calls: [
      ...[...accountEndpoints, ...emailEndpoints, ...passwordEndpoints],
      ...[...profileEndpoints, ...sessionEndpoints],
    ],
  },
  jobs: [
    { name: 'forget-old-sessions', every: days(1), run: forgetOldSessions },
    { name: 'forget-old-devices', every: days(1), run: forgetOldDevices },
    { name: 'forget-old-links', every: days(1), run: forgetOldLinks },
  ],
  personalData: [accountData, mailedLinkData],
});
