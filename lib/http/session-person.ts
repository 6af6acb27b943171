/** The header that says whose session has the nonce: a page must not go on in the name of somebody else. */
export const SESSION_PERSON = "x-boards-person";
