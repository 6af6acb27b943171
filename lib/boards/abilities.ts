export interface Viewer {
  id: number;
  name: string;
  photo: string;
  isAdmin: boolean;
  timeZone: string;
  locale: string;
  startOfWeek: number;
  isPro: boolean;
  sendsMail: boolean;
}

interface BoardAccess {
  isUserOnlyViewer: boolean;
  archived_at: string | null;
  users: readonly { ID: number; role: string }[];
}

/** What a screen offers; the server checks every write again. Archived boards are read-only (decisions.md, roles). */
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
