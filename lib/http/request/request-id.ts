/** Sent in every response, and logged with the request. */
export const REQUEST_ID = "x-request-id";
