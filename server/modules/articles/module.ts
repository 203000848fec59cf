import { defineModule } from '../../platform/module';
import { ArticleGroup } from './article-group.entity';
import { Article } from './article.entity';
import { ArticleVersion } from './article-version.entity';
import { everyArticleIsClean } from './article.invariants';
import { ArticleResolver } from './article.resolver';
import { articleEndpoints } from './article.rest';

export const articles = defineModule({
  name: 'articles',
  entities: [ArticleGroup, Article, ArticleVersion],
  resolvers: [ArticleResolver],
  endpoints: { heading: 'Content', calls: articleEndpoints },
  invariants: [everyArticleIsClean],
});
