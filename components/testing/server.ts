/** A request as the server sees it. */
export interface Asked {
  method: string;
  /** Below `/wp-json`, without its query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed where it is JSON; a form stays one. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests say what they expect of it
  body: any;
  /** What `{name}` stands for in the pattern. */
  params: Record<string, string>;
}

type Answering = (asked: Asked) => unknown;

interface Rule {
  method: string;
  parts: string[];
  answering: Answering;
}

const realFetch = globalThis.fetch;
let rules: Rule[] = [];
/** Of tests that are over: what their screens had on its way is answered still. */
let pastRules: Rule[] = [];
let log: Asked[] = [];
let unanswered: string[] = [];
let isReachable = true;

/** From now on requests of components are answered by what tests say; everything else is fetched. */
export function install() {
  globalThis.fetch = (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    return isAddressOfBoards(new URL(request.url)) ? answerOf(request) : realFetch(request);
  };
}

const isAddressOfBoards = ({ origin, pathname }: URL) => origin === location.origin && /^\/(wp-json|wp-admin|api|live|files|photos)\//.test(pathname);

/** Forgets everything. @returns what nobody answered */
export function reset(): string[] {
  const left = unanswered;
  pastRules = [...rules.filter(isOfOneRecord), ...pastRules];
  rules = [];
  log = [];
  unanswered = [];
  isReachable = true;
  return left;
}

/** No other test has a record of this id. */
const isOfOneRecord = ({ parts }: Rule) => parts.some((part) => /^\d+$/.test(part));

export const server = {
  /** The latest rule that fits answers: JSON, a whole `Response`, or nothing for an empty object. `PUT /boards/v2/projects/{board}/tasks/{task}` */
  answer(pattern: string, answering: Answering): () => void {
    const [method = "", path = ""] = pattern.split(" ");
    const rule = { method, parts: path.split("/"), answering };
    rules = [rule, ...rules];
    return () => void (rules = rules.filter((one) => one !== rule));
  },

  /** @returns ends the refusing */
  refuse: (pattern: string, status = 500, message = "no", code = "internal"): (() => void) => server.answer(pattern, () => Response.json({ code, message, data: { status } }, { status })),

  /** Requests wait, and are answered by the earlier rules then. @returns lets them and all that follow go on */
  hold(pattern: string): () => void {
    let letGo = () => undefined as void;
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    const end = server.answer(pattern, async (asked) => {
      await gone;
      return answering(asked);
    });
    return () => {
      end();
      letGo();
    };
  },

  /** What was asked so far, the oldest first. */
  asked: (pattern: string): Asked[] => log.flatMap((asked) => matched(asked, pattern)),

  disconnect() {
    isReachable = false;
  },

  reconnect() {
    isReachable = true;
    dispatchEvent(new Event("online"));
  },
};

async function answerOf(request: Request): Promise<Response> {
  if (!isReachable) throw new TypeError("Failed to fetch");

  const asked = await askedBy(request);
  log.push(asked);
  const answer = await answering(asked);
  request.signal.throwIfAborted();
  return answer instanceof Response ? answer : Response.json(answer ?? {});
}

async function answering(asked: Asked): Promise<unknown> {
  for (const { method, parts, answering: by } of [...rules, ...pastRules]) {
    const params = method === asked.method ? paramsOf(asked.path, parts) : null;
    if (params) return by({ ...asked, params });
  }
  unanswered.push(`${asked.method} ${asked.path}`);
  return Response.json({ code: "rest_no_route", message: "No test answers this." }, { status: 404 });
}

async function askedBy(request: Request): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url);
  const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
  const text = isForm ? "" : await request.clone().text();
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  const body: unknown = isForm ? await request.clone().formData() : isJson && text ? JSON.parse(text) : text;
  return { method: request.method, path: pathname.replace(/^\/wp-json/, ""), query: searchParams, headers: request.headers, body, params: {} };
}

function matched(asked: Asked, pattern: string): Asked[] {
  const [method, path = ""] = pattern.split(" ");
  const params = method === asked.method ? paramsOf(asked.path, path.split("/")) : null;
  return params ? [{ ...asked, params }] : [];
}

function paramsOf(path: string, parts: string[]): Record<string, string> | null {
  const given = path.split("/");
  if (given.length !== parts.length) return null;

  const params: Record<string, string> = {};
  for (const [at, part] of parts.entries()) {
    const word = given[at] ?? "";
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name) params[name] = word;
    else if (part !== word) return null;
  }
  return params;
}
