/** For LIKE, with which Prisma compares without regard to case, too: `%`, `_` and `\` mean themselves. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A LIKE pattern for text that contains this. */
export const containing = (text: string): string => `%${literally(text)}%`;

/** The same as a filter of Prisma's, which escapes only what it puts around it. */
export const contains = (text: string) => ({ contains: literally(text), mode: "insensitive" }) as const;
