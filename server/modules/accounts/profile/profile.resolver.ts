import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { AuthorizedMutation, CurrentViewer } from '../../../platform/graphql/authorized';
import { DomainError } from '../../../kernel/errors';
import type { Viewer } from '../../../kernel/viewer';
import type { RequestContext } from '../../../platform/request-context';
import { publicPathOf } from '../../../platform/storage/storage';
import { imageAt, ImageType } from '../../uploads/public';
import { presentViewer } from '../present-viewer';
import { ViewerType } from '../viewer.types';
import { UpdateProfileInput } from './profile.inputs';
import { profileByUser } from './profile.loaders';
import { ProfileType, UpdateProfilePayload } from './profile.types';
import { updateProfile } from './update-profile';

@Resolver(() => ViewerType)
export class ProfileResolver {
  @FieldResolver(() => ImageType, {
    nullable: true,
    description: 'Your picture, square; sent to POST /uploads?purpose=avatar.',
  })
  avatar(@Root() { avatarFile, email, nickname }: Viewer): ImageType | null {
    return avatarFile === null ? null : imageAt(publicPathOf(avatarFile), nickname ?? email);
  }

  @FieldResolver(() => ProfileType, { description: 'Personal data.' })
  async profile(@Root() { id }: Viewer, @Ctx() { loaders }: RequestContext): Promise<ProfileType> {
    const profile = await loaders.get(profileByUser).load(id);
    if (!profile) throw new DomainError('NOT_FOUND');
    return profile;
  }

  @AuthorizedMutation(() => UpdateProfilePayload, { description: 'Writes personal data.' })
  async updateProfile(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'All of it.' }) input: UpdateProfileInput,
  ): Promise<UpdateProfilePayload> {
    const { nickname = null, gender = null, birthday = null, phone = null, region = null } = input;
    const profile = { nickname, gender, birthday, phone, region };
    await updateProfile(services, viewer, profile);
    return presentViewer(services, viewer);
  }
}
