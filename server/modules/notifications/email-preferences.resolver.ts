import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../kernel/viewer';
import { AuthorizedMutation, CurrentViewer } from '../../platform/graphql/authorized';
import type { RequestContext } from '../../platform/request-context';
import { ViewerType } from '../accounts/public';
import { emailPreferencesOf, setEmailPreference } from './email-preferences';
import {
  EmailPreferenceType,
  SetEmailPreferenceInput,
  SetEmailPreferencePayload,
} from './email-preferences.types';

@Resolver(() => ViewerType)
export class EmailPreferencesResolver {
  @FieldResolver(() => [EmailPreferenceType], {
    description: 'Which notifications are also emailed; account emails are always sent.',
  })
  emailPreferences(@Root() viewer: Viewer): EmailPreferenceType[] {
    return emailPreferencesOf(viewer);
  }

  @AuthorizedMutation(() => SetEmailPreferencePayload, {
    description: 'Switches the emails of a kind on or off.',
  })
  async setEmailPreference(
    @Ctx() { services }: RequestContext,
    @CurrentViewer() viewer: Viewer,
    @Arg('input', { description: 'The choice.' }) input: SetEmailPreferenceInput,
  ): Promise<SetEmailPreferencePayload> {
    const chosen = await setEmailPreference(services, viewer, input);
    const muted = chosen.filter(({ isOn }) => !isOn).map(({ kind }) => kind);
    const changed: Viewer = { ...viewer, mutedEmails: muted.join(' ') };
    return { viewer: changed };
  }
}
