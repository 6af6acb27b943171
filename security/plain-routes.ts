import * as calendarFeed from "@/app/calendar/[file]/route";
import * as files from "@/app/files/[hash]/route";
import * as healthz from "@/app/healthz/route";
import * as icons from "@/app/icons/[file]/route";
import * as live from "@/app/live/boards/[board_ids]/route";
import * as logo from "@/app/logo/[key]/route";
import * as manifest from "@/app/manifest.webmanifest/route";
import * as exampleMail from "@/app/mails/example/route";
import * as mails from "@/app/mails/[mail_id]/route";
import * as boardPicture from "@/app/public/boards/[board_id]/picture/route";
import * as photos from "@/app/photos/[key]/route";
import * as readyz from "@/app/readyz/route";
import * as ajax from "@/app/wp-admin/admin-ajax.php/route";
import * as login from "@/app/wp-login.php/route";
import * as follow from "@/app/follow/now/route";
import * as robots from "@/app/robots.txt/route";
import * as changelogFeed from "@/app/roadmap/[slug]/changelog.atom/route";
import * as ideaBlock from "@/app/roadmap/[slug]/ideas/[idea]/block/route";
import * as ideaComment from "@/app/roadmap/[slug]/ideas/[idea]/comment/route";
import * as commentsFeed from "@/app/roadmap/[slug]/ideas/[idea]/comments.atom/route";
import * as ideaDelete from "@/app/roadmap/[slug]/ideas/[idea]/delete/route";
import * as ideaFollow from "@/app/roadmap/[slug]/ideas/[idea]/follow/route";
import * as ideaPicture from "@/app/roadmap/[slug]/ideas/[idea]/picture/route";
import * as ideaReply from "@/app/roadmap/[slug]/ideas/[idea]/reply/route";
import * as ideaVote from "@/app/roadmap/[slug]/ideas/[idea]/vote/route";
import * as ideasFeed from "@/app/roadmap/[slug]/ideas.atom/route";
import * as ideasJson from "@/app/roadmap/[slug]/ideas.json/route";
import * as roadmapPicture from "@/app/roadmap/[slug]/picture/route";
import * as ideaSubmit from "@/app/roadmap/[slug]/submit/route";
import * as sitemap from "@/app/sitemap.xml/route";
import * as unsubscribe from "@/app/unsubscribe/now/route";
import * as webhook from "@/app/webhooks/task/route";
import * as worker from "@/app/worker.js/route";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { unsubscribeToken } from "@/lib/mail/unsubscribe";
import type { World } from "@/security/world";

type Answering = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Response | Promise<Response>;

/** A route outside the REST API. */
export interface PlainRoute {
  /** Its folder in `app`. */
  path: string;
  handlers: Partial<Record<string, Answering>>;
  /** The parameters that it reads. */
  names: string[];
}

/** Each handler declares only the parameters that it reads. */
const plainRoute = (path: string, handlers: object, ...names: string[]): PlainRoute => ({
  path,
  handlers: handlers as PlainRoute["handlers"],
  names,
});

const OF_FORMS = ["stamp", "website", "name", "email"];

export const PLAIN_ROUTES = {
  ajax: plainRoute("wp-admin/admin-ajax.php", ajax, ...["action", "_wpnonce", "board_id", "with_files", "date_range"]),
  login: plainRoute(
    "wp-login.php",
    login,
    ...["action", "redirect_to", "log", "pwd", "rememberme", "user_login", "_wpnonce"],
  ),
  calendarFeed: plainRoute("calendar/[file]", calendarFeed),
  files: plainRoute("files/[hash]", files, "secure_sign", "public_token", "size"),
  photos: plainRoute("photos/[key]", photos),
  boardPicture: plainRoute("public/boards/[board_id]/picture", boardPicture, "public_token"),
  logo: plainRoute("logo/[key]", logo),
  healthz: plainRoute("healthz", healthz),
  readyz: plainRoute("readyz", readyz),
  unsubscribe: plainRoute("unsubscribe/now", unsubscribe, "token"),
  mails: plainRoute("mails/[mail_id]", mails, "pictures"),
  exampleMail: plainRoute("mails/example", exampleMail, "business_name", "business_address", "business_logo"),
  follow: plainRoute("follow/now", follow, "token"),
  icons: plainRoute("icons/[file]", icons),
  manifest: plainRoute("manifest.webmanifest", manifest),
  worker: plainRoute("worker.js", worker),
  robots: plainRoute("robots.txt", robots),
  sitemap: plainRoute("sitemap.xml", sitemap, "page"),
  ideasFeed: plainRoute("roadmap/[slug]/ideas.atom", ideasFeed, "stage"),
  ideasJson: plainRoute("roadmap/[slug]/ideas.json", ideasJson, "stage"),
  changelogFeed: plainRoute("roadmap/[slug]/changelog.atom", changelogFeed),
  commentsFeed: plainRoute("roadmap/[slug]/ideas/[idea]/comments.atom", commentsFeed),
  roadmapPicture: plainRoute("roadmap/[slug]/picture", roadmapPicture),
  ideaPicture: plainRoute("roadmap/[slug]/ideas/[idea]/picture", ideaPicture),
  ideaSubmit: plainRoute("roadmap/[slug]/submit", ideaSubmit, ...OF_FORMS, "title", "description"),
  ideaComment: plainRoute("roadmap/[slug]/ideas/[idea]/comment", ideaComment, ...OF_FORMS, "message"),
  ideaReply: plainRoute("roadmap/[slug]/ideas/[idea]/reply", ideaReply, ...OF_FORMS, "message", "comment_id"),
  ideaDelete: plainRoute("roadmap/[slug]/ideas/[idea]/delete", ideaDelete, "comment_id"),
  ideaBlock: plainRoute(
    "roadmap/[slug]/ideas/[idea]/block",
    ideaBlock,
    ...["comment_id", "blocks_network", "removes_content"],
  ),
  ideaVote: plainRoute("roadmap/[slug]/ideas/[idea]/vote", ideaVote, "back"),
  ideaFollow: plainRoute("roadmap/[slug]/ideas/[idea]/follow", ideaFollow, ...OF_FORMS, "follow"),
  live: plainRoute("live/boards/[board_ids]", live),
  webhook: plainRoute("webhooks/task", webhook, "hash", "title", "stage", "labels", "assignees", "due_at"),
};

export interface RouteRequest {
  method?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  key?: string;
}

/** Calls the handler as Next does. */
export async function callRoute(
  { path, handlers }: PlainRoute,
  { method = "GET", query = "", headers, body, key = "deleted" }: RouteRequest = {},
) {
  const request = new Request(`https://boards.test/${path.replace(/\[\w+\]/g, "deleted")}${query && `?${query}`}`, {
    method,
    headers,
    body,
  });
  const response = await handlers[method]?.(request, {
    params: Promise.resolve({
      ...{ key, board_id: key, board_ids: key, hash: key },
      ...{ mail_id: key, slug: key, idea: key, file: key },
    }),
  });
  if (!response) throw new Error(`/${path} has no ${method}.`);
  return { status: response.status, headers: response.headers, text: await textOf(response) };
}

/** Addresses of photos are random, and the answer is the same for everyone. */
export const isForEveryone = ({ path: at }: PlainRoute, status: number) =>
  /^(?:photos|robots\.txt|sitemap\.xml|icons|manifest\.webmanifest|worker\.js)/.test(at) && status === 200;

export const isStream = (headers: Headers) => headers.get("content-type") === "text/event-stream";

/** A stream never ends. */
async function textOf(response: Response): Promise<string> {
  if (!isStream(response.headers)) return response.text();
  await response.body?.cancel();
  return "";
}

/** The header that a browser adds to a form of this site. */
const SAME_SITE = { "sec-fetch-site": "same-origin" };

const OTHER_SITE = { "sec-fetch-site": "cross-site" };

const post = (fields: Record<string, string>, headers?: Record<string, string>): RouteRequest => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers,
});

/** `[route, request, status for an anonymous caller, for a signed-in browser, for a client with a password]` */
export const ANSWERS: [keyof typeof PLAIN_ROUTES, string, (world: World) => RouteRequest, number, number, number][] = [
  ["ajax", "GET without an action", () => ({}), 400, 400, 400],
  ["ajax", "GET rest-nonce", () => ({ query: "action=rest-nonce" }), 400, 200, 400],
  ["ajax", "POST rest-nonce", () => post({ action: "rest-nonce" }), 400, 200, 400],
  [
    "ajax",
    "POST an export without a nonce",
    ({ home }) => post({ action: "boards_export_json", board_id: String(home.board.id) }),
    400,
    403,
    400,
  ],
  ["ajax", "DELETE", () => ({ method: "DELETE" }), 404, 404, 404],
  ["login", "GET", () => ({}), 302, 302, 302],
  ["login", "GET logout", () => ({ query: "action=logout" }), 302, 302, 302],
  ["login", "POST", () => post({ log: "", pwd: "b" }, SAME_SITE), 200, 200, 200],
  ["login", "POST logout", () => post({ action: "logout" }, SAME_SITE), 302, 302, 302],
  ["login", "POST from another site", () => post({ log: "a", pwd: "b" }), 403, 403, 403],
  ["login", "PUT", () => ({ method: "PUT" }), 404, 404, 404],
  ["files", "GET what is not there", () => ({ key: "unknown" }), 401, 403, 403],
  [
    "files",
    "GET with a forged signature",
    ({ home }) => ({ key: home.attachment.fileHash, query: `secure_sign=4102444800.${"0".repeat(64)}` }),
    403,
    403,
    403,
  ],
  ["files", "POST", ({ home }) => ({ method: "POST", key: home.attachment.fileHash }), 404, 404, 404],
  ["photos", "GET somebody's", ({ target }) => ({ key: target.photoKey }), 200, 200, 200],
  ["photos", "GET nobody's", () => ({ key: "unknown" }), 404, 404, 404],
  ["photos", "PUT", ({ target }) => ({ method: "PUT", key: target.photoKey }), 404, 404, 404],
  [
    "boardPicture",
    "GET with a wrong token",
    ({ home }) => ({ key: String(home.board.id), query: "public_token=x" }),
    404,
    404,
    404,
  ],
  ["boardPicture", "POST", ({ home }) => ({ method: "POST", key: String(home.board.id) }), 404, 404, 404],
  ["logo", "GET what is no logo", () => ({}), 404, 404, 404],
  ["logo", "POST", () => ({ method: "POST" }), 404, 404, 404],
  ["healthz", "GET", () => ({}), 200, 200, 200],
  ["readyz", "GET", () => ({}), 200, 200, 200],
  ["unsubscribe", "GET without a token", () => ({}), 400, 400, 400],
  [
    "unsubscribe",
    "GET",
    ({ target }) => ({ query: `token=${unsubscribeToken({ userId: target.id, kinds: ["mention"] })}` }),
    302,
    302,
    302,
  ],
  [
    "unsubscribe",
    "POST with a forged token",
    ({ target }) => ({
      method: "POST",
      query: `token=${Buffer.from(`${target.id}:mention`).toString("base64url")}.${"0".repeat(64)}`,
    }),
    400,
    400,
    400,
  ],
  ["unsubscribe", "PUT", () => ({ method: "PUT" }), 404, 404, 404],
  ["follow", "GET without a token", () => ({}), 303, 303, 303],
  [
    "follow",
    "POST with a forged token",
    () => ({ ...post({}, SAME_SITE), query: `token=1.${"0".repeat(64)}` }),
    303,
    303,
    303,
  ],
  ["icons", "GET", () => ({ key: "192.png" }), 200, 200, 200],
  ["icons", "GET what is no icon", () => ({ key: "constructor" }), 404, 404, 404],
  ["icons", "POST", () => ({ method: "POST", key: "192.png" }), 404, 404, 404],
  ["manifest", "GET", () => ({}), 200, 200, 200],
  ["manifest", "POST", () => ({ method: "POST" }), 404, 404, 404],
  ["worker", "GET", () => ({}), 200, 200, 200],
  ["worker", "POST", () => ({ method: "POST" }), 404, 404, 404],
  ["robots", "GET", () => ({}), 200, 200, 200],
  ["robots", "POST", () => ({ method: "POST" }), 404, 404, 404],
  ["sitemap", "GET", () => ({}), 200, 200, 200],
  ["sitemap", "GET a page that is not there", () => ({ query: "page=2" }), 404, 404, 404],
  ["ideasFeed", "GET of what is no roadmap", () => ({}), 404, 404, 404],
  ["ideasJson", "GET of what is no roadmap", () => ({}), 404, 404, 404],
  ["changelogFeed", "GET of what is no roadmap", () => ({}), 404, 404, 404],
  ["commentsFeed", "GET of what is no idea", () => ({}), 404, 404, 404],
  ["roadmapPicture", "GET of what is no roadmap", () => ({}), 404, 404, 404],
  ["ideaPicture", "GET of what is no idea", () => ({}), 404, 404, 404],
  ["ideaSubmit", "GET", () => ({}), 303, 303, 303],
  ["ideaSubmit", "POST to what is no roadmap", () => post({ title: "x" }, SAME_SITE), 404, 404, 404],
  ["ideaSubmit", "POST from another site", () => post({ title: "x" }, OTHER_SITE), 403, 403, 403],
  ["ideaComment", "GET", () => ({}), 303, 303, 303],
  ["ideaComment", "POST from another site", () => post({ message: "x" }, OTHER_SITE), 403, 403, 403],
  ["ideaReply", "POST from another site", () => post({ message: "x" }, OTHER_SITE), 403, 403, 403],
  ["ideaDelete", "POST from another site", () => post({ comment_id: "1" }, OTHER_SITE), 403, 403, 403],
  ["ideaBlock", "POST from another site", () => post({ comment_id: "1" }, OTHER_SITE), 403, 403, 403],
  ["ideaVote", "POST from another site", () => post({}, OTHER_SITE), 403, 403, 403],
  ["ideaFollow", "POST from another site", () => post({ follow: "yes" }, OTHER_SITE), 403, 403, 403],
  ["webhook", "GET", ({ home }) => ({ query: `hash=${home.webhook.key}` }), 405, 405, 405],
  [
    "webhook",
    "POST with a wrong key",
    () => ({ ...post({ title: "x" }, { [SOCKET_ADDRESS]: "203.0.113.10" }), query: "hash=wrong" }),
    404,
    404,
    404,
  ],
  ["webhook", "PUT", ({ home }) => ({ method: "PUT", query: `hash=${home.webhook.key}` }), 405, 405, 405],
  ["mails", "GET what is no mail", () => ({ key: "unknown" }), 401, 404, 401],
  ["mails", "POST", () => ({ method: "POST", key: "1" }), 404, 404, 404],
  ["exampleMail", "POST", () => ({ method: "POST" }), 404, 404, 404],
  ["live", "GET what is no board", () => ({}), 401, 400, 401],
  ["live", "GET a board that is not there", () => ({ key: "2000000000" }), 401, 403, 401],
  ["live", "POST", ({ home }) => ({ method: "POST", key: String(home.board.id) }), 404, 404, 404],
  ["live", "DELETE", ({ home }) => ({ method: "DELETE", key: String(home.board.id) }), 404, 404, 404],
];
