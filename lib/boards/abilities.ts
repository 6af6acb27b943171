/** Who looks at a screen. */
export interface Viewer {
  id: number;
  name: string;
  photo: string;
  isAdmin: boolean;
  timeZone: string;
  /** As WordPress writes it: `en_US`. */
  locale: string;
  /** 0 is Sunday. */
  startOfWeek: number;
  /** Whether the paid tier runs. */
  isPro: boolean;
  /** Whether there is a mail server; without one nobody gets a mail. */
  sendsMail: boolean;
}

interface BoardAccess {
  isUserOnlyViewer: boolean;
  archived_at: string | null;
  users: readonly { ID: number; role: string }[];
}

/** What a screen offers; the server decides anew with each write. Archived boards are shown read-only (decisions.md, roles). */
export interface Abilities {
  edit: boolean;
  manage: boolean;
}

export function abilitiesOn(
  { isUserOnlyViewer, archived_at, users }: BoardAccess,
  viewer: Pick<Viewer, "id" | "isAdmin">,
): Abilities {
  const isManager = viewer.isAdmin || users.some(({ ID, role }) => ID === viewer.id && role === "Admin");
  return { edit: !isUserOnlyViewer && archived_at === null, manage: isManager };
}
