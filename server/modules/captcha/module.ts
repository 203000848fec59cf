import { defineModule } from '../../platform/module';
import { CaptchaResolver } from './captcha.resolver';
import { captchaEndpoints } from './captcha.rest';

export const captcha = defineModule({
  name: 'captcha',
  resolvers: [CaptchaResolver],
  endpoints: { heading: 'Accounts', calls: captchaEndpoints },
});
