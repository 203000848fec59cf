import { defineModule } from '../module';
import { Alert } from './alert.entity';

/** The alerts of the whole cluster, so that one of its processes tells of them. */
export const alerts = defineModule({ name: 'alerts', entities: [Alert] });
