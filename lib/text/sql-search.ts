/** Escapes `%`, `_` and `\` for LIKE, which Prisma uses for case-insensitive comparison, too. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

export const likePattern = (text: string): string => `%${escapeLike(text)}%`;
