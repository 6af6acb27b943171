import "server-only";
import { env } from "@/lib/env";
import { exportActions } from "@/lib/exports/actions";
import { type Input, readSmallBody } from "@/lib/http/request/body";
import { queryInput } from "@/lib/http/request/form";
import { SESSION_PERSON } from "@/lib/http/session-person";
import { neutralAction } from "@/lib/http/request/spelling";
import { refusalReply } from "@/lib/http/response/reply";
import type { CurrentUser } from "@/lib/users/current-user";
import { isNonce, nonceFor } from "@/lib/users/nonce";
import { sessionOf } from "@/lib/users/sessions/find";
import { urlOf } from "@/lib/http/request/url";

type Action = (request: Request, input: Input) => Promise<Response>;

/** The values of `admin-ajax.php?action=`, by their neutral names. */
const ACTIONS: Record<string, Action> = {
  "rest-nonce": restNonce,
  ...Object.fromEntries(Object.entries(exportActions).map(([name, action]) => [name, withNonce(action)])),
};

/** WordPress's ajax address, which answers 400 `0` to an unknown action. */
export async function ajaxAnswer(request: Request): Promise<Response> {
  const input = await inputOf(request);
  const action = typeof input?.action === "string" ? neutralAction(input.action, env()) : null;
  if (input === null || action === null || !Object.hasOwn(ACTIONS, action)) return unknownAction();
  return ACTIONS[action]?.(request, input) ?? unknownAction();
}

async function inputOf(request: Request): Promise<Input | null> {
  try {
    const url = urlOf(request);
    const nonce = url.searchParams.get("_wpnonce");
    return { ...queryInput(url), ...(nonce !== null && { _wpnonce: nonce }), ...(await readSmallBody(request)) };
  } catch (error) {
    if (refusalReply(error).status >= 500) throw error;
    return null;
  }
}

/** As WordPress's `check_ajax_referer`: 400 `0` for callers without a session, 403 `-1` for a missing or wrong nonce. */
function withNonce(action: (request: Request, input: Input, user: CurrentUser) => Promise<Response>): Action {
  return async (request, { _wpnonce: nonce, ...input }) => {
    const session = await sessionOf(request);
    if (!session) return unknownAction();
    if (typeof nonce !== "string" || !isNonce(nonce, session)) return html("-1", 403);
    return action(request, input, session.user);
  };
}

/** For the login cookie only, never for Basic. */
async function restNonce(request: Request): Promise<Response> {
  const session = await sessionOf(request);
  if (!session) return unknownAction();

  const response = html(nonceFor(session), 200);
  response.headers.set(SESSION_PERSON, String(session.user.id));
  return response;
}

const unknownAction = () => html("0", 400);

const INERT = { "X-Frame-Options": "DENY", "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };

const html = (text: string, status: number) =>
  new Response(text, {
    status,
    headers: {
      "Content-Type": "text/html; charset=UTF-8",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      ...INERT,
    },
  });
