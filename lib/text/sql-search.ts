/** Escapes `%`, `_` and `\` for LIKE, which Prisma uses for case-insensitive comparison, too. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A LIKE pattern for text that contains this. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** A Prisma filter, which doesn't escape the text itself. */
export const contains = (text: string) => ({ contains: literally(text), mode: "insensitive" }) as const;
