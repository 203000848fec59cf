import { Ctx, Resolver } from 'type-graphql';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { CaptchaType } from './captcha.types';
import { issueCaptcha } from './issue-captcha';

@Resolver()
export class CaptchaResolver {
  @PublicQuery(() => CaptchaType, {
    nullable: true,
    description:
      'A new captcha for registering, for 10 minutes; either answer will do. Null where none is asked for.',
  })
  async registrationCaptcha(@Ctx() context: RequestContext): Promise<CaptchaType | null> {
    const { services } = context;
    return services.captcha.isRequired ? issueCaptcha(services, context) : null;
  }
}
