import { Field, Int, InterfaceType } from 'type-graphql';
import type { PageRequest } from '../../kernel/page';

/** The fields that every page of a list has; its items have a type of their own. */
@InterfaceType('Page', { description: 'A numbered page of a list.' })
export abstract class PageType implements PageRequest {
  @Field(() => Int, { description: 'Which page this is, counted from 1.' })
  page!: number;

  @Field(() => Int, { description: 'How many entries a page holds at most, 1 to 50.' })
  pageSize!: number;

  @Field(() => Int, { description: 'How many entries all pages hold together.' })
  total!: number;

  @Field(() => Boolean, { description: 'Whether there are entries after this page.' })
  hasNextPage!: boolean;
}
