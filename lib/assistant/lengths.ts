/** What is longer is cut off. */
export const LONGEST_CONTENT = 12_000;
export const LONGEST_PROMPT = 2_000;
