import type { Json } from "@/lib/http/response/json";
import { SCREEN_LOCALE } from "@/lib/i18n/screen-locale";
import { takeEarlyRead } from "@/lib/early-read";
import { SESSION_PERSON } from "@/lib/http/session-person";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** A refusal of the REST API, with messages in the language of the page. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Field name to message. */
    readonly fields: Readonly<Record<string, string>> = {},
    readonly retryAfterSeconds: number | null = null,
    readonly data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** A POST with a `key` is executed only once. @throws ApiError for every refusal, with status 0 without an answer */
export const api = <Answer>(
  method: Method,
  path: string,
  body?: Readonly<Record<string, Json>>,
  key?: string,
): Promise<Answer> => requestJson(method, path, body, key);

/** For an address outside of the API that answers as it does, without the person's session. @throws ApiError */
export async function postTo<Answer>(path: string, body: Readonly<Record<string, Json>>): Promise<Answer> {
  const headers = { "Content-Type": "application/json", [SCREEN_LOCALE]: document.documentElement.lang };
  const response = await reach(path, { method: "POST", headers, credentials: "omit", body: JSON.stringify(body) });
  if (!response.ok) throw await errorOf(response);
  return whole(response.json());
}

export interface Watch {
  signal: AbortSignal;
  onSent: (bytes: number) => void;
}

/** @throws ApiError, and the signal's reason once it is aborted */
export function sendFile<Answer>(
  path: string,
  field: string,
  file: Blob,
  others: Readonly<Record<string, string>> = {},
  { key, watch }: { key?: string; watch?: Watch } = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(others)) form.append(name, value);
  form.append(field, file);
  return requestJson("POST", path, form, key, watch);
}

type Body = Readonly<Record<string, Json>> | FormData;

async function requestJson<Answer>(
  method: Method,
  path: string,
  body?: Body,
  key?: string,
  watch?: Watch,
): Promise<Answer> {
  const ask = () => send(method, path, body, key, watch);
  const early = method === "GET" ? takeEarlyRead(path)?.catch(ask) : null;
  return whole((await answered(ask, early)).json());
}

/** A body that breaks off is no answer, so callers that retry send it again. @throws ApiError with status 0 */
const whole = <Body>(body: Promise<Body>): Promise<Body> => body.catch((cause) => Promise.reject(unreachable(cause)));

const unreachable = (cause: unknown): ApiError => Object.assign(new ApiError(0, "unreachable", ""), { cause });

async function answered(ask: () => Promise<Response>, early?: Promise<Response> | null): Promise<Response> {
  const first = await (early ?? ask());
  const response = (await isStaleNonce(first)) && (await refreshNonce()) ? await ask() : first;
  storeNonce(response);
  if (!response.ok) throw await errorOf(response);
  return response;
}

/** A POST whose answer arrives as server-sent events. @throws ApiError for every refusal, with status 0 without an answer */
export const openStream = (
  path: string,
  body: Readonly<Record<string, Json>>,
  signal: AbortSignal,
): Promise<Response> =>
  answered(() => send("POST", path, body, undefined, undefined, { accept: "text/event-stream", signal }));

/** The server writes the nonce into the pages of signed-in people, and each answer renews it. */
let nonce: string | null = null;

/** Whose page this is. It stays the same, also when the server renders parts of the page for somebody else. */
let pagePerson: string | null = null;

function currentNonce(): string | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="rest-nonce"]');
  pagePerson ??= meta?.dataset.person ?? null;
  return nonce ?? meta?.content ?? null;
}

/** The code of the refusal, and the event of the window. */
export const OTHER_PERSON = "boards_other_person";

function send(
  method: Method,
  path: string,
  body?: Body,
  key?: string,
  watch?: Watch,
  { accept = "application/json", signal }: { accept?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const known = currentNonce();
  const isJson = body && !(body instanceof FormData);
  const headers = {
    Accept: accept,
    [SCREEN_LOCALE]: document.documentElement.lang,
    ...(known && { "X-WP-Nonce": known }),
    ...(isJson && { "Content-Type": "application/json" }),
    ...(key && { "Idempotency-Key": key }),
  };
  return reach(
    `/wp-json${path}`,
    { method, headers, ...(signal && { signal }), ...(body && { body: isJson ? JSON.stringify(body) : body }) },
    watch,
  );
}

/** @throws ApiError with status 0 when the server cannot be reached, and the signal's reason once it is aborted. */
export async function reach(url: string, init: RequestInit, watch?: Watch): Promise<Response> {
  try {
    return await (watch
      ? (await import("@/lib/request-with-progress")).requestWithProgress(url, init, watch)
      : fetch(url, { cache: "no-store", credentials: "same-origin", ...init }));
  } catch (cause) {
    watch?.signal.throwIfAborted();
    throw unreachable(cause);
  }
}

/** The code of a refusal that a renewed nonce may spare. */
export const STALE_NONCE = "rest_cookie_invalid_nonce";

async function isStaleNonce(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  return (await bodyOf(response.clone())).code === STALE_NONCE;
}

/** WordPress's address for what is not REST, such as exports. */
export const AJAX = "/wp-admin/admin-ajax.php";

/** @throws ApiError when somebody else has signed in meanwhile: nothing of this page may be sent in their name */
async function refreshNonce(): Promise<boolean> {
  const response = await reach(`${AJAX}?action=rest-nonce`, { method: "GET" });
  if (!response.ok) return false;

  const person = response.headers.get(SESSION_PERSON);
  if (pagePerson !== null && person !== null && person !== pagePerson) {
    dispatchEvent(new Event(OTHER_PERSON));
    throw new ApiError(401, OTHER_PERSON, "");
  }
  nonce = (await whole(response.text())).trim();
  return true;
}

/** For a form that the browser sends itself. @throws ApiError when the person is signed out */
export async function freshNonce(): Promise<string> {
  if (!(await refreshNonce())) throw new ApiError(401, "rest_not_logged_in", "");
  return nonce ?? "";
}

/** Sends a form to `AJAX` only to read its refusal. @throws ApiError */
export async function sendForm(form: FormData): Promise<void> {
  const headers = { Accept: "application/json", [SCREEN_LOCALE]: document.documentElement.lang };
  const response = await reach(AJAX, { method: "POST", headers, body: form });
  if (!response.ok) throw await errorOf(response);
  await response.body?.cancel();
}

function storeNonce(response: Response) {
  nonce = response.headers.get("x-wp-nonce") ?? nonce;
}

async function errorOf(response: Response): Promise<ApiError> {
  const { code = "", message = "", data } = await bodyOf(response);
  const wait = Number(response.headers.get("retry-after")) || null;
  return new ApiError(response.status, code, data?.screen?.message ?? message, data?.screen?.params, wait, data);
}

interface ErrorBody {
  code?: string;
  message?: string;
  data?: { screen?: { message: string; params: Record<string, string> } } & Record<string, unknown>;
}

/** A proxy may answer with something other than JSON; then only the status counts. */
const bodyOf = (response: Response): Promise<ErrorBody> => response.json().catch(() => ({}));
