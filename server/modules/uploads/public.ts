/** The public face of uploads. */
export { drawAvatar } from './avatar-image';
export type { CropSquare } from './square';
export { MAX_IMAGE_BYTES } from './image-file';
export { imageUses } from './image-uses';
export { requireOwnUpload } from './require-own-upload';
export { storeImage } from './store-image';
export { uploadUrlById } from './upload.loaders';
