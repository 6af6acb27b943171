import type { CurrentUser } from "@/lib/users/current-user";

/** Who did something: an account, or a guest of a public page under the name that they gave. */
export type Actor = Pick<CurrentUser, "id"> | Guest;

interface Guest {
  id: null;
  guestName: string;
}

/** What the settings of activity and notifications keep of a guest, who has no account to refer to. */
export const guestSettings = (actor: Actor | null): { guest_name?: string } =>
  actor?.id === null ? { guest_name: actor.guestName } : {};

export function guestNameIn(settings: unknown): string | null {
  if (typeof settings !== "object" || settings === null || !("guest_name" in settings)) return null;
  return typeof settings.guest_name === "string" ? settings.guest_name : null;
}
