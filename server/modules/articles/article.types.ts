import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum';
import { TextField } from '../../platform/graphql/input-fields';
import type { ArticleGroupType } from './article-group.entity';

export const ArticleGroupTypeEnum = graphqlEnum<ArticleGroupType>(
  'ArticleGroupType',
  'Position of a group of articles.',
  {
    HELP: 'In the help centre.',
    FOOTER: 'At the foot of every page.',
  },
);

@ObjectType('ArticleLink', { description: 'An article as a link names it.' })
export class ArticleLinkType {
  @Field(() => Int, { description: 'Number of the article; 59 is the purchase process.' })
  id!: number;

  @Field(() => String, { description: "Its name, in the request's language." })
  name!: string;

  @Field(() => Boolean, { description: 'Shown at /faq/{id}/{name}; otherwise at /article/…' })
  isFaq!: boolean;
}

@ObjectType('ArticleGroup', { description: 'A group of articles.' })
export class ArticleGroupObject {
  @Field(() => ID, { description: 'A word that names the group, e.g. getting-started.' })
  id!: string;

  @Field(() => ArticleGroupTypeEnum, { description: 'Current status.' })
  type!: ArticleGroupType;

  @Field(() => String, { description: "Its name, in the request's language." })
  name!: string;

  @Field(() => [ArticleLinkType], { description: 'Its articles, in their order.' })
  articles!: ArticleLinkType[];
}

@ObjectType('Article', { description: "A page of help or policy, in the request's language." })
export class ArticleType extends ArticleLinkType {
  @Field(() => String, {
    description: 'Code of the language it is written in: another where it is not in yours.',
  })
  language!: string;

  @Field(() => String, { description: 'Its body as clean HTML: no scripts, styles or pictures.' })
  html!: string;

  @Field(() => Date, { description: 'When it was last written.' })
  updatedAt!: Date;

  @Field(() => ArticleGroupObject, { description: 'Its group, with the other articles in it.' })
  group!: ArticleGroupObject;
}

@ObjectType('ArticleHit', { description: 'An article that a search found.' })
export class ArticleHitType extends ArticleLinkType {
  @Field(() => String, { description: 'Excerpt around the first match, as plain text.' })
  excerpt!: string;
}

@ArgsType()
export class SearchArticlesArgs {
  @TextField('Search words or a question; if no article has them all, those with most are found.', {
    max: 100,
  })
  text!: string;
}
