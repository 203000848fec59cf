import type { Endpoint } from '../../platform/http/endpoint';
import { inputForm } from '../../platform/http/input-form';
import { choice, flag, list, model } from '../../platform/http/shape';
import { requireViewer } from '../../platform/request-context';
import { emailPreferencesOf, setEmailPreference, type EmailPreference } from './email-preferences';
import { SetEmailPreferenceInput } from './email-preferences.types';
import { NotificationKindEnum } from './notification.types';

const form = inputForm(SetEmailPreferenceInput, 'The choice.', {
  example: { kind: 'STORAGE_REMINDER', is_on: false },
});
const preferences = list(
  'Every kind that can be mailed; emails about the account always come.',
  model('EmailPreference', 'Whether notifications of a kind are mailed as well.', {
    kind: choice('What they tell of.', NotificationKindEnum, 'STORAGE_REMINDER'),
    is_on: flag('Whether they are mailed.', true),
  }),
);

const present = (chosen: readonly EmailPreference[]) =>
  chosen.map(({ kind, isOn }) => ({ kind, is_on: isOn }));

/** Our own calls about what is mailed (API-20). */
export const emailPreferenceEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/email_preferences',
    operationId: 'listEmailPreferences',
    summary: 'Of which notifications the shopper is mailed.',
    origin: 'our own call',
    needsToken: true,
    data: preferences,
    run: (context) => Promise.resolve(present(emailPreferencesOf(requireViewer(context)))),
  },
  {
    method: 'post',
    path: '/email_preferences',
    operationId: 'setEmailPreference',
    summary: 'Switches the emails of a kind on or off.',
    origin: 'our own call',
    needsToken: true,
    ...form.sent,
    data: preferences,
    async run(context, { body }) {
      const choice = await form.read(body);
      return present(await setEmailPreference(context.services, requireViewer(context), choice));
    },
  },
];
