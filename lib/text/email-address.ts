export const LONGEST_EMAIL_ADDRESS = 254;

/** Checks that the address is safe in a mail header, not its length. */
export const isEmailAddress = (text: string): boolean => ADDRESS.test(text);

const ADDRESS = /^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+@[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]+$/u;
