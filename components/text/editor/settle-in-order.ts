interface Callbacks<Uploaded> {
  onUploaded: (picture: File, uploaded: Uploaded) => void;
  onFailed: (picture: File, error: unknown) => void;
}

/** Uploads in parallel, and reports the results in order. */
export async function settleInOrder<Uploaded>(
  pictures: readonly File[],
  upload: (picture: File) => Promise<Uploaded>,
  { onUploaded, onFailed }: Callbacks<Uploaded>,
): Promise<void> {
  const uploads = pictures.map((picture) => ({ picture, uploaded: upload(picture) }));
  // An early rejection must not be unhandled.
  void Promise.allSettled(uploads.map(({ uploaded }) => uploaded));
  for (const { picture, uploaded } of uploads) {
    try {
      onUploaded(picture, await uploaded);
    } catch (error) {
      onFailed(picture, error);
    }
  }
}
