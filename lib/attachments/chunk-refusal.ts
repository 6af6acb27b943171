/** The API's message for a chunk that does not fit its upload. Also used by client components. */
export const INVALID_CHUNK = "Invalid chunk upload request.";
