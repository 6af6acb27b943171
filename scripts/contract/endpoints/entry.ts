export const ROLES = [
  "anonymous",
  "stranger",
  "viewer",
  "member",
  "manager",
  "service_admin",
  "administrator",
] as const;
export type Role = (typeof ROLES)[number];

/** What is promised of an endpoint, and a valid request to it. */
export interface EndpointEntry {
  /** Its purpose, unless docs/api/contract.tsv names it. */
  summary?: string;
  /** The status for each role that calls it with its valid request. */
  statuses: Record<Role, number>;
  /** Records other than the usual ones in the path. */
  params?: Of<Record<string, number>>;
  query?: Of<Record<string, string | number>>;
  body?: object | ((place: Place, world: Site, caller: Named) => object);
  /** A GET that returns a single record, or ids only. The answers of all others grow with the records of the site. */
  single?: true;
}

/** By method and path. */
export type Endpoints = Record<string, EndpointEntry>;

type Of<Result> = (place: Place, world: Site) => Result;

interface Named {
  id: number;
}

/** An item of the trash. */
type Trashed = Named & { recordId: number };

type Kind =
  | "board"
  | "owner"
  | "member"
  | "stage"
  | "otherStage"
  | "archivedStage"
  | "task"
  | "laterTask"
  | "archivedTask"
  | "subtask"
  | "subtaskGroup"
  | "label"
  | "field"
  | "roadmap"
  | "ideaStage"
  | "otherIdeaStage"
  | "idea"
  | "otherIdea"
  | "ideaComment"
  | "submission"
  | "blockedGuest"
  | "outgoingWebhook"
  | "delivery"
  | "webhook";

/** The records of a board, as `security/furnished-board.ts` creates them. */
export interface Place extends Record<Kind, Named> {
  publicToken: string;
  trashItem: Trashed;
}

/** The people of `security/world.ts`. */
export interface Site {
  home: Place;
  people: Record<Exclude<Role, "anonymous">, Named>;
  target: Named & { login: string };
  deputy: Named;
  acquaintance: Named;
  trashedBoard: Trashed;
  /** The id of an import of this person. */
  importOf: (person: Named) => string;
}

interface Details extends Omit<EndpointEntry, "statuses"> {
  /** Of a success; 200 without it. */
  status?: number;
  /** Where a role gets another answer. */
  answers?: Partial<Record<Role, number>>;
}

/** Each role includes those before it; a refusal is 401 for anonymous requests and 403 for others. */
const allowedFrom =
  (first: number) =>
  ({ status = 200, answers, ...entry }: Details = {}): EndpointEntry => {
    const expected = ROLES.map((role, at) => [role, at >= first ? status : at === 0 ? 401 : 403] as const);
    return { ...entry, statuses: { ...(Object.fromEntries(expected) as Record<Role, number>), ...answers } };
  };

export const anyone = allowedFrom(0);
export const signedIn = allowedFrom(1);
export const viewer = allowedFrom(2);
export const member = allowedFrom(3);
export const manager = allowedFrom(4);
export const serviceAdmin = allowedFrom(5);
export const administrator = allowedFrom(6);
export const nobody = allowedFrom(ROLES.length);

export const BOARD = "/boards/v2/projects/{board_id}";
export const TASK = `${BOARD}/tasks/{task_id}`;
export const OWN_BOARD = "/boards-app/v1/boards/{board_id}";
