export interface ReceivedRequest {
  method: string;
  /** Below `/wp-json`, without its query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed if it is JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests say what they expect of it
  body: any;
  /** Values of `{name}` in the pattern. */
  params: Record<string, string>;
  signal: AbortSignal | undefined;
}

type Handler = (requests: ReceivedRequest) => unknown;

interface Rule {
  method: string;
  parts: string[];
  handle: Handler;
}

const realFetch = globalThis.fetch;
/** Tests may replace it. */
const realTimeout = globalThis.setTimeout;
let rules: Rule[] = [];
/** Rules of earlier tests still answer the last requests of their screens. */
let pastRules: Rule[] = [];
let log: ReceivedRequest[] = [];
let unanswered: string[] = [];
let isReachable = true;
let pausedRequests: (() => void)[] = [];
const pendingResponses = new Set<Promise<Response>>();

/** Answers the application's requests by the rules of tests; passes on all others. */
export function install() {
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isAddressOfBoards(url)) return realFetch(input, init);

    const answer = respond(url, init);
    pendingResponses.add(answer);
    void answer.catch(() => undefined).finally(() => pendingResponses.delete(answer));
    return answer;
  };
}

const isAddressOfBoards = ({ origin, pathname, searchParams }: URL) =>
  origin === location.origin &&
  (/^\/((wp-json|wp-admin|api|live|files|photos)\/|readyz$)/.test(pathname) || searchParams.get("route") === "task");

/** Waits for pending requests and those that follow them, then forgets everything. @returns requests without an answer */
export async function reset(): Promise<string[]> {
  pausedRequests.forEach((resume) => resume());
  await Promise.race([quiet(), wait(200)]);

  const left = unanswered;
  pastRules = [...rules.filter((rule) => isOfOneRecord(rule) || isOfEveryPage(rule)), ...pastRules];
  rules = [];
  log = [];
  unanswered = [];
  pausedRequests = [];
  isReachable = true;
  return left;
}

/** A closed screen may ask once more for what changed while an answer was on its way. Some requests are never answered. */
async function quiet() {
  do {
    await Promise.allSettled(pendingResponses);
    await wait(0);
  } while (pendingResponses.size > 0);
}

const wait = (milliseconds: number) => new Promise((resolve) => realTimeout(resolve, milliseconds));

/** Ids are unique across tests. */
const isOfOneRecord = ({ parts }: Rule) => parts.some((part) => /^\d+$/.test(part));

/** On a busy machine, a closed page may ask for its count again after the next test has begun. */
const isOfEveryPage = ({ parts }: Rule) => parts.at(-1) === "unread-count";

export const server = {
  /** The latest rule that matches `PUT /boards/v2/projects/{board}` answers: JSON, a `Response`, or nothing for `{}`. */
  answer(pattern: string, handle: Handler): () => void {
    const [method = "", path = ""] = pattern.split(" ");
    const rule = { method, parts: path.split("/"), handle };
    rules = [rule, ...rules];
    return () => void (rules = rules.filter((one) => one !== rule));
  },

  /** @returns removes the rule */
  refuse: (pattern: string, status = 500, message = "no", code = "internal"): (() => void) =>
    server.answer(pattern, () => refusal(status, message, code)),

  /** Refuses with a message for each of the fields. @returns removes the rule */
  refuseFields: (pattern: string, params: Record<string, string>): (() => void) =>
    server.answer(pattern, () =>
      Response.json(
        {
          code: "rest_invalid_param",
          message: "Invalid parameter(s)",
          data: { status: 400, params, screen: screenOf(params) },
        },
        { status: 400 },
      ),
    ),

  /** Delays matching requests; then earlier rules answer those that were not aborted. @returns ends the delay */
  hold(pattern: string): () => void {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const earlier = rules;
    const end = server.answer(pattern, async (requests) => {
      await released;
      requests.signal?.throwIfAborted();
      return handle(requests, earlier);
    });
    const resume = () => {
      end();
      release();
    };
    pausedRequests.push(resume);
    return resume;
  },

  /** The oldest first. */
  requests: (pattern: string): ReceivedRequest[] => log.flatMap((requests) => matched(requests, pattern)),

  // oxlint-disable-next-line typescript/no-explicit-any -- tests say what they expect of it
  bodies: (pattern: string): any[] => server.requests(pattern).map(({ body }) => body),

  disconnect() {
    isReachable = false;
  },

  reconnect() {
    isReachable = true;
    dispatchEvent(new Event("online"));
  },
};

const screenOf = (params: Record<string, string>) => ({ message: Object.values(params).join(" "), params });

export const refusal = (status: number, message: string, code = "internal"): Response =>
  Response.json({ code, message, data: { status } }, { status });

export const notFound = (what: string): Response => refusal(404, `${what} not found`, "rest_not_found");

async function respond(url: URL, init: RequestInit = {}): Promise<Response> {
  if (!isReachable) throw new TypeError("Failed to fetch");

  const requests = toReceivedRequest(url, init);
  log.push(requests);
  const answer = await handle(requests);
  init.signal?.throwIfAborted();
  return answer instanceof Response ? answer : Response.json(answer ?? {});
}

async function handle(requests: ReceivedRequest, by = rules): Promise<unknown> {
  for (const { method, parts, handle: answer } of [...by, ...pastRules]) {
    const params = method === requests.method ? paramsOf(requests.path, parts) : null;
    if (params) return answer({ ...requests, params });
  }
  unanswered.push(`${requests.method} ${requests.path}`);
  return Response.json({ code: "rest_no_route", message: "No test answers this." }, { status: 404 });
}

function toReceivedRequest(
  { pathname, searchParams }: URL,
  { method = "GET", headers, body = "", signal }: RequestInit,
): ReceivedRequest {
  const headerList = new Headers(headers);
  const isJson = headerList.get("content-type")?.startsWith("application/json");
  return {
    method,
    path: pathname.replace(/^\/wp-json/, ""),
    query: searchParams,
    headers: headerList,
    body: isJson && typeof body === "string" ? JSON.parse(body) : body,
    params: {},
    signal: signal ?? undefined,
  };
}

function matched(requests: ReceivedRequest, pattern: string): ReceivedRequest[] {
  const [method, path = ""] = pattern.split(" ");
  const params = method === requests.method ? paramsOf(requests.path, path.split("/")) : null;
  return params ? [{ ...requests, params }] : [];
}

function paramsOf(path: string, parts: string[]): Record<string, string> | null {
  const headerList = path.split("/");
  if (headerList.length !== parts.length) return null;

  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const word = headerList[at] ?? "";
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name) params[name] = word;
    else if (part !== word) return null;
  }
  return params;
}
