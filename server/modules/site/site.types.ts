import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Money } from '../../kernel/money';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import { MoneyScalar } from '../../platform/graphql/money-scalar';
import { EmailAddressScalar, UrlScalar } from '../../platform/graphql/scalars';
import type { SocialNetwork } from './site.settings';

@ObjectType('Language', { description: 'A language of the interface.' })
export class LanguageType {
  @Field(() => String, { description: 'Its code, sent in the header client-lang: en, zh.' })
  code!: string;

  @Field(() => String, { description: 'Its name in the language itself.' })
  name!: string;
}

const SocialNetworkEnum = graphqlEnum<Uppercase<SocialNetwork>>(
  'SocialNetwork',
  'A social network in which the site has a page.',
  { FACEBOOK: 'Facebook.', INSTAGRAM: 'Instagram.', YOUTUBE: 'YouTube.' },
);

@ObjectType('SocialLink', { description: 'Profile of the site in a social network.' })
export class SocialLinkType {
  @Field(() => SocialNetworkEnum, { description: 'The network.' })
  network!: Uppercase<SocialNetwork>;

  @Field(() => UrlScalar, { description: 'Address of our page there.' })
  url!: string;
}

@ObjectType('DemoShopper', { description: 'How a newcomer signs in to the demo.' })
export class DemoShopperType {
  @Field(() => EmailAddressScalar, { description: 'Email address of the demo shopper.' })
  email!: string;

  @Field(() => String, { description: 'Password of the demo shopper.' })
  password!: string;
}

@ObjectType('SiteInfo', { description: 'What every page needs to know of the site.' })
export class SiteInfoType {
  @Field(() => ID, { description: 'Always "site": there is one.' })
  id!: string;

  @Field(() => String, { description: 'Name of the website.' })
  name!: string;

  @Field(() => String, { description: 'Path of the logo image.' })
  logo!: string;

  @Field(() => EmailAddressScalar, { description: 'Email address of the service.' })
  serviceEmail!: string;

  @Field(() => [SocialLinkType], { description: 'Our pages in social networks, for the footer.' })
  socialLinks!: SocialLinkType[];

  @Field(() => [LanguageType], { description: 'Languages of the interface, the default first.' })
  languages!: LanguageType[];

  @Field(() => [String], {
    description: 'Currencies that amounts can be shown in, by ISO 4217.',
  })
  currencies!: string[];

  @Field(() => Boolean, { description: 'Whether this is the demo with sample data.' })
  demo!: boolean;

  @Field(() => DemoShopperType, {
    nullable: true,
    description: 'Who may try the demo; null where this is none.',
  })
  demoShopper!: DemoShopperType | null;

  @Field(() => [UrlScalar], {
    description: 'Links of items that a newcomer to the demo may paste; elsewhere none.',
  })
  linksToTry!: readonly string[];

  @Field(() => Int, { description: 'Days of free storage from inbound.' })
  freeStorageDays!: number;

  @Field(() => MoneyScalar, {
    description: 'Storage of an item for each day beyond the free ones.',
  })
  overdueDayPrice!: Money;

  @Field(() => Int, { description: 'Days beyond the free ones that are charged at most.' })
  mostOverdueDays!: number;

  @Field(() => Int, { description: 'Hours an order waits for its payment.' })
  paymentHours!: number;

  @Field(() => Int, { description: 'Minutes a packing plan waits for its payment.' })
  planMinutes!: number;

  @Field(() => Int, { description: 'Days for a refund request once all items are in stock.' })
  refundDays!: number;

  @Field(() => Int, {
    description:
      'Days after shipping until a package counts as received; a week after the last promised day if that is later.',
  })
  receiptDays!: number;

  @Field(() => Int, {
    description: 'Insurance of a parcel, in hundredths of a percent of the declared value.',
  })
  insuranceRate!: number;

  @Field(() => Int, {
    description: 'What a payment by card costs on top, in hundredths of a percent.',
  })
  cardFee!: number;

  @Field(() => MoneyScalar, { description: 'Extra protection of a parcel.' })
  extraProtectionPrice!: Money;

  @Field(() => MoneyScalar, { description: 'Removing the packaging of what is in a parcel.' })
  removePackagingPrice!: Money;

  @Field(() => MoneyScalar, { description: 'Price of one fine photo.' })
  finePhotoPrice!: Money;

  @Field(() => Int, { description: 'Most fine photos of one order.' })
  maxFinePhotos!: number;

  @Field(() => Int, { description: 'Most addresses of one shopper.' })
  maxAddresses!: number;
}
