import { Arg, Args, Ctx, Int, Resolver } from 'type-graphql';
import { PublicQuery } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import type { ArticleGroupType } from './article-group.entity';
import { findArticle, listArticleGroups } from './article.queries';
import { searchArticles } from './search-articles';
import {
  ArticleGroupObject,
  ArticleGroupTypeEnum,
  ArticleHitType,
  ArticleType,
  SearchArticlesArgs,
} from './article.types';

@Resolver()
export class ArticleResolver {
  @PublicQuery(() => [ArticleGroupObject], { description: 'Groups of articles, for everybody.' })
  articleGroups(
    @Ctx() { services, language }: RequestContext,
    @Arg('type', () => ArticleGroupTypeEnum, { description: 'Those of the help or the footer.' })
    type: ArticleGroupType,
  ): Promise<ArticleGroupObject[]> {
    return listArticleGroups(services, language, type);
  }

  @PublicQuery(() => ArticleType, {
    nullable: true,
    description: 'One article, for everybody; null where there is none of that number.',
  })
  article(
    @Ctx() { services, language }: RequestContext,
    @Arg('id', () => Int, { description: 'Number of the article.' }) id: number,
  ): Promise<ArticleType | null> {
    return findArticle(services, language, id);
  }

  @PublicQuery(() => [ArticleHitType], {
    description: 'Articles with all words, at most 20; none for an empty text.',
  })
  searchArticles(
    @Ctx() { services, language }: RequestContext,
    @Args() { text }: SearchArticlesArgs,
  ): Promise<ArticleHitType[]> {
    return searchArticles(services, language, text);
  }
}
