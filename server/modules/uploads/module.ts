import { hours } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { ImageResolver } from './image.resolver';
import { removeUnusedUploads } from './remove-unused-uploads';
import { uploadData } from './shopper-data';
import { Upload } from './upload.entity';
import { uploadEndpoints } from './upload.rest';

export const uploads = defineModule({
  name: 'uploads',
  entities: [Upload],
  resolvers: [ImageResolver],
  endpoints: {
    heading: 'Uploads',
    about: 'Images that the shopper sends, e.g. of an item.',
    calls: uploadEndpoints,
  },
  jobs: [{ name: 'remove-unused-uploads', every: hours(1), run: removeUnusedUploads }],
  personalData: [uploadData],
});
