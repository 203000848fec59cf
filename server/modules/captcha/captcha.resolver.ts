import { Ctx, Field, ObjectType, Resolver } from 'type-graphql';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { issueCaptcha } from './issue-captcha';

@ObjectType('Captcha', { description: 'Shows that a person fills in the form; works once.' })
export class CaptchaType {
  @Field(() => String, { description: 'Send it back with the answer.' })
  key!: string;

  @Field(() => String, { description: 'Picture of characters, as a data URL (SVG).' })
  image!: string;

  @Field(() => String, { description: 'A sum in words instead, for who cannot see the picture.' })
  question!: string;
}

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
