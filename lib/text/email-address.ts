export const LONGEST_EMAIL_ADDRESS = 254;

/** Can stand in a mail's header as it is, and reads as it is written; how long it may be is another question. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);

const ADDRESS = /^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+@[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+$/u;
