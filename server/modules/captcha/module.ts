import { minutes } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { IssuedCaptcha } from './captcha.entity';
import { forgetOldCaptchas } from './captcha-store';
import { CaptchaResolver } from './captcha.resolver';
import { captchaEndpoints } from './captcha.rest';

export const captcha = defineModule({
  name: 'captcha',
  entities: [IssuedCaptcha],
  resolvers: [CaptchaResolver],
  endpoints: { heading: 'Accounts', calls: captchaEndpoints },
  jobs: [{ name: 'forget-old-captchas', every: minutes(10), run: forgetOldCaptchas }],
});
