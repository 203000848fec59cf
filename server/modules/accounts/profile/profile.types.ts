import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum';
import { ChangedViewer } from '../viewer.types';
import type { Gender } from '../user.entity';
import { CountryCodeScalar } from '../../../platform/graphql/scalars';

export const GenderEnum = graphqlEnum<Gender>('Gender', 'Gender of a shopper.', {
  FEMALE: 'Female.',
  MALE: 'Male.',
  OTHER: 'Other or not specified.',
});

@ObjectType('Birthday', { description: 'A date of birth.' })
export class BirthdayType {
  @Field(() => Int, { description: 'Year.' })
  year!: number;

  @Field(() => Int, { description: 'Month, 1 to 12.' })
  month!: number;

  @Field(() => Int, { description: 'Day of the month.' })
  day!: number;
}

@ObjectType('Profile', { description: 'Personal data of the viewer; all of it may be empty.' })
export class ProfileType {
  @Field(() => GenderEnum, { nullable: true, description: 'Gender.' })
  gender!: Gender | null;

  @Field(() => BirthdayType, { nullable: true, description: 'Date of birth.' })
  birthday!: BirthdayType | null;

  @Field(() => String, { nullable: true, description: 'Phone number: +49301234567.' })
  phone!: string | null;

  @Field(() => CountryCodeScalar, {
    nullable: true,
    description: 'ISO 3166 code of the country the phone number belongs to: DE.',
  })
  phoneCountry!: string | null;

  @Field(() => CountryCodeScalar, {
    nullable: true,
    description: 'ISO 3166 code of the country: DE.',
  })
  region!: string | null;
}

@ObjectType({ description: 'You, with the new personal data.' })
export class UpdateProfilePayload extends ChangedViewer {}
