import { many, one } from '../../platform/http/answer';
import { inputForm } from '../../platform/http/input-form';
import { wordOutput } from '../../platform/http/output-wording';
import { restCall } from '../../platform/http/rest-call';
import { emailPreferencesOf, setEmailPreference } from './email-preferences';
import { EmailPreferenceType, SetEmailPreferenceInput } from './email-preferences.types';

wordOutput(EmailPreferenceType, { examples: { kind: 'STORAGE_REMINDER' } });

const form = inputForm(SetEmailPreferenceInput, 'The choice.', {
  example: { kind: 'STORAGE_REMINDER', is_on: false },
});
const preferences = many(
  one(EmailPreferenceType),
  'Every kind that can be mailed; emails about the account always come.',
);

/** Our own calls about what is mailed (API-20). */
export const emailPreferenceEndpoints = [
  restCall({
    method: 'get',
    path: '/email_preferences',
    operationId: 'listEmailPreferences',
    summary: 'Email preferences of notifications.',
    origin: 'our own call',
    needsToken: true,
    data: preferences,
    run: ({ viewer }) => emailPreferencesOf(viewer),
  }),
  restCall({
    method: 'post',
    path: '/email_preferences',
    operationId: 'setEmailPreference',
    summary: 'Switches the emails of a kind on or off.',
    origin: 'our own call',
    needsToken: true,
    takes: form,
    data: preferences,
    run: ({ context, viewer, input }) => setEmailPreference(context.services, viewer, input),
  }),
];
