/** Told in every answer, and in the line of the log that belongs to it. */
export const REQUEST_ID = "x-request-id";
