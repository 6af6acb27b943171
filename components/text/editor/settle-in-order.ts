/** What comes of a picture. */
interface End<Uploaded> {
  put: (picture: File, uploaded: Uploaded) => void;
  fail: (picture: File, error: unknown) => void;
}

/** Uploads all of them at the same time, and tells of each how that ended: in their order, as soon as those before it have ended. */
export async function inOrder<Uploaded>(
  pictures: readonly File[],
  upload: (picture: File) => Promise<Uploaded>,
  { put, fail }: End<Uploaded>,
): Promise<void> {
  const coming = pictures.map((picture) => ({ picture, uploaded: upload(picture) }));
  // One that fails before its turn is told of when that comes.
  void Promise.allSettled(coming.map(({ uploaded }) => uploaded));
  for (const { picture, uploaded } of coming) {
    try {
      put(picture, await uploaded);
    } catch (error) {
      fail(picture, error);
    }
  }
}
