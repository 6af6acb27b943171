/** What a chooser of pictures offers: those that every browser shows. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/gif,image/webp,image/avif";

/** The pictures among files that somebody drops or pastes. */
export const picturesIn = (files: Iterable<File> | null | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => isPicture(type));

/** Whether every browser shows files of this media type. */
export const isPicture = (type: string): boolean => PICTURE_TYPES.split(",").includes(type);

/** Whether files are carried over the page; which ones is only told when they are dropped. */
export const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") === true;
