import type { Readable } from 'node:stream';
import type { S3Location } from '../config';
import { isFileName, type Storage } from './storage';

/**
 * Keeps files in a bucket of S3 or of a store that speaks like it. The SDK takes some 30 MB, so it
 * is loaded only where a bucket is configured.
 */
export async function openS3Storage({ bucket: Bucket, ...place }: S3Location): Promise<Storage> {
  const {
    S3Client,
    PutObjectCommand,
    GetObjectCommand,
    DeleteObjectCommand,
    NoSuchKey,
    paginateListObjectsV2,
  } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint: place.endpoint,
    region: place.region,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    forcePathStyle: true,
    // Not every store knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async put(Key, Body) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }));
    },
    async read(Key) {
      try {
        const file = await client.send(new GetObjectCommand({ Bucket, Key }));
        return { byteSize: file.ContentLength ?? 0, content: file.Body as Readable };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async *names() {
      const pages = paginateListObjectsV2({ client }, { Bucket });
      for await (const { Contents = [] } of pages)
        for (const { Key } of Contents) if (Key && isFileName(Key)) yield Key;
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
