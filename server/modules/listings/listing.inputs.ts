import { ArgsType } from 'type-graphql';
import { TextField } from '../../platform/graphql/input-fields';
import { MAX_LINK_LENGTH } from './listing-link';

/** Which link is looked at. */
@ArgsType()
export class ListingPreviewArgs {
  @TextField('The link as it was pasted: http or https.', { min: 1, max: MAX_LINK_LENGTH })
  url!: string;
}
