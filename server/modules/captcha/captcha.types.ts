import { Field, ObjectType } from 'type-graphql';

@ObjectType('Captcha', { description: 'Shows that a person fills in the form; works once.' })
export class CaptchaType {
  @Field(() => String, { description: 'Send it back with the answer.' })
  key!: string;

  @Field(() => String, { description: 'Picture of characters, as a data URL (SVG).' })
  image!: string;

  @Field(() => String, {
    description: 'An arithmetic question in words, as an alternative to the picture.',
  })
  question!: string;
}
