import { ArgsType } from 'type-graphql';
import { MAX_PAGE_SIZE, type PageRequest } from '../../kernel/page';
import { CountField } from './input-fields';

/** The page of a list that the client requests. */
@ArgsType()
export class PageArgs implements PageRequest {
  @CountField('Which page, counted from 1.', { min: 1, max: 100_000, defaultValue: 1 })
  page!: number;

  @CountField('Entries per page, at most 50.', { min: 1, max: MAX_PAGE_SIZE, defaultValue: 10 })
  pageSize!: number;
}
