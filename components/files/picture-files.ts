/** Formats that every browser shows. */
export const PICTURE_TYPES = "image/jpeg,image/png,image/gif,image/webp,image/avif";

export const picturesIn = (files: Iterable<File> | null | undefined): File[] =>
  [...(files ?? [])].filter(({ type }) => isPicture(type));

export const isPicture = (type: string): boolean => PICTURE_TYPES.split(",").includes(type);

/** The names are readable only when the files are dropped. */
export const carriesFiles = (data: DataTransfer | null): boolean => data?.types.includes("Files") === true;
