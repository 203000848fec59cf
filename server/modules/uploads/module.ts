import { hours } from '../../kernel/clock';
import { defineModule } from '../../platform/module';
import { removeUnusedUploads } from './remove-unused-uploads';
import { uploadData } from './shopper-data';
import { Upload } from './upload.entity';

export const uploads = defineModule({
  name: 'uploads',
  entities: [Upload],
  jobs: [{ name: 'remove-unused-uploads', every: hours(1), run: removeUnusedUploads }],
  personalData: [uploadData],
});
