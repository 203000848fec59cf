import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { UrlScalar } from '../../platform/graphql/scalars';
import type { RequestContext } from '../../platform/request-context';
import { ImageType } from './image.types';
import { pathAtWidth } from './narrow-image';

@Resolver(() => ImageType)
export class ImageResolver {
  @FieldResolver(() => UrlScalar, {
    description:
      'Where it is served, for ever and without a token: whole, or at least `width` pixels wide where it is as wide (160, 320, 640 or 1280, the next that is enough).',
  })
  url(
    @Root() { path }: ImageType,
    @Arg('width', () => Int, {
      nullable: true,
      description: 'How wide it will be shown, in pixels of the screen.',
    })
    width: number | null,
    @Ctx() { origin }: RequestContext,
  ): string {
    return `${origin}${width === null ? path : pathAtWidth(path, width)}`;
  }
}
