import { days } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { RecoveryCode } from './factor/recovery-code.entity';
import { StaffLink } from './links/staff-link.entity';
import { forgetOldStaffLinks } from './links/staff-link';
import { forgetOldStaffSessions } from './sessions/end-staff-sessions';
import { StaffSession } from './sessions/staff-session.entity';
import { StaffMember } from './staff-member.entity';

/** The people who work for Tidebox; what they call lies in server/staff. */
export const staff = defineModule({
  name: 'staff',
  entities: [StaffMember, StaffSession, StaffLink, RecoveryCode],
  jobs: [
    { name: 'forget-old-staff-sessions', every: days(1), run: forgetOldStaffSessions },
    { name: 'forget-old-staff-links', every: days(1), run: forgetOldStaffLinks },
  ],
});
