/** What comes of a picture. */
interface Callbacks<Uploaded> {
  onUploaded: (picture: File, uploaded: Uploaded) => void;
  onFailed: (picture: File, error: unknown) => void;
}

/** Uploads all of them at the same time, and tells of each how that ended: in their order, as soon as those before it have ended. */
export async function settleInOrder<Uploaded>(
  pictures: readonly File[],
  upload: (picture: File) => Promise<Uploaded>,
  { onUploaded, onFailed }: Callbacks<Uploaded>,
): Promise<void> {
  const uploads = pictures.map((picture) => ({ picture, uploaded: upload(picture) }));
  // One that fails before its turn is told of when that comes.
  void Promise.allSettled(uploads.map(({ uploaded }) => uploaded));
  for (const { picture, uploaded } of uploads) {
    try {
      onUploaded(picture, await uploaded);
    } catch (error) {
      onFailed(picture, error);
    }
  }
}
