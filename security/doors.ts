import * as healthz from "@/app/healthz/route";
import * as photos from "@/app/photos/[key]/route";
import * as readyz from "@/app/readyz/route";
import * as ajax from "@/app/wp-admin/admin-ajax.php/route";
import * as login from "@/app/wp-login.php/route";
import type { World } from "@/security/world";

type Answering = (request: Request, context: { params: Promise<Record<string, string>> }) => Response | Promise<Response>;

/** An address beside the REST API. */
export interface Door {
  /** Its folder in `app`. */
  path: string;
  handlers: Partial<Record<string, Answering>>;
  /** The parameters that it reads. */
  names: string[];
}

export const DOORS: Record<"ajax" | "login" | "photos" | "healthz" | "readyz", Door> = {
  ajax: { path: "wp-admin/admin-ajax.php", handlers: ajax as Door["handlers"], names: ["action"] },
  login: { path: "wp-login.php", handlers: login as Door["handlers"], names: ["action", "redirect_to"] },
  photos: { path: "photos/[key]", handlers: photos as unknown as Door["handlers"], names: [] },
  healthz: { path: "healthz", handlers: healthz, names: [] },
  readyz: { path: "readyz", handlers: readyz as Door["handlers"], names: [] },
};

export interface Knock {
  method?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  key?: string;
}

/** A request as Next hands it on. */
export async function knock({ path, handlers }: Door, { method = "GET", query = "", headers, body, key = "deleted" }: Knock = {}) {
  const request = new Request(`https://boards.test/${path.replace("[key]", "deleted")}${query && `?${query}`}`, { method, headers, body });
  const response = await handlers[method]?.(request, { params: Promise.resolve({ key }) });
  if (!response) throw new Error(`/${path} has no ${method}.`);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What somebody of a role is answered: `[door, request, by nobody, by anybody's browser, by anybody's program]`. */
export const ANSWERS: [keyof typeof DOORS, string, (world: World) => Knock, number, number, number][] = [
  ["ajax", "GET without an action", () => ({}), 400, 400, 400],
  ["ajax", "GET rest-nonce", () => ({ query: "action=rest-nonce" }), 400, 200, 400],
  ["ajax", "POST rest-nonce", () => ({ method: "POST", body: new URLSearchParams({ action: "rest-nonce" }) }), 400, 200, 400],
  ["ajax", "DELETE", () => ({ method: "DELETE" }), 404, 404, 404],
  ["login", "GET", () => ({}), 302, 302, 302],
  ["login", "GET logout", () => ({ query: "action=logout" }), 302, 302, 302],
  ["login", "POST", () => ({ method: "POST", body: new URLSearchParams({ log: "a", pwd: "b" }) }), 404, 404, 404],
  ["photos", "GET somebody's", ({ target }) => ({ key: target.photoKey }), 200, 200, 200],
  ["photos", "GET nobody's", () => ({ key: "unknown" }), 404, 404, 404],
  ["photos", "PUT", ({ target }) => ({ method: "PUT", key: target.photoKey }), 404, 404, 404],
  ["healthz", "GET", () => ({}), 200, 200, 200],
  ["readyz", "GET", () => ({}), 200, 200, 200],
];
