/** The public exports of uploads. */
export { drawAvatar } from './avatar-image';
export type { CropSquare } from './square';
export { MAX_IMAGE_BYTES } from './image-file';
export { imageAt, imageOfUpload, ImageType } from './image.types';
export { imageUses } from './image-uses';
export { readImage, removeImage } from './narrow-image';
export { requireOwnUpload } from './require-own-upload';
export { removeUnusedById } from './remove-unused-uploads';
export { storeImage, storePicture, type ImageFile } from './store-image';
export { uploadUrlById } from './upload.loaders';
