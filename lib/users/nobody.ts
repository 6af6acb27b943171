/** In place of an account that is gone. */
export const DELETED_USER = { ID: 0, display_name: "Deleted user" } as const;

/** In place of the account that a guest does not have. */
export const nobodyOr = (guestName: string | null): { ID: 0; display_name: string } =>
  guestName === null ? DELETED_USER : { ID: 0, display_name: guestName };
