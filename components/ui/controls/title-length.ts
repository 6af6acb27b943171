/** As much of a title as somebody may type: as long as it can still be read. */
export const TITLE_LENGTH = 255;

/** How long the text of a field may become. One that is longer already, since a program wrote it, can be edited all the same. */
export const maxLengthFor = (text: string, most = TITLE_LENGTH): number => Math.max(most, text.length);
