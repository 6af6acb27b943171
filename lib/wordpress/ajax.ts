import "server-only";
import { env } from "@/lib/env";
import { readSmallBody } from "@/lib/http/request/body";
import { queryInput } from "@/lib/http/request/form";
import { neutralAction } from "@/lib/http/request/spelling";
import { refusalReply } from "@/lib/http/response/reply";
import { nonceFor } from "@/lib/users/nonce";
import { sessionOf } from "@/lib/users/sessions/find";
import { urlOf } from "@/lib/http/request/url";

type Action = (request: Request) => Promise<Response>;

/** The values of `admin-ajax.php?action=`, by their neutral names. */
const ACTIONS: Record<string, Action> = { "rest-nonce": restNonce };

/** WordPress's ajax address, which answers 400 `0` to an unknown action. */
export async function ajaxAnswer(request: Request): Promise<Response> {
  const action = await actionIn(request);
  return (action !== null && Object.hasOwn(ACTIONS, action) && ACTIONS[action]?.(request)) || unknownAction();
}

async function actionIn(request: Request): Promise<string | null> {
  try {
    const { action } = { ...queryInput(urlOf(request)), ...(await readSmallBody(request)) } as {
      action?: unknown;
    };
    return typeof action === "string" ? neutralAction(action, env()) : null;
  } catch (error) {
    if (refusalReply(error).status >= 500) throw error;
    return null;
  }
}

/** For the login cookie only, never for Basic. */
async function restNonce(request: Request): Promise<Response> {
  const session = await sessionOf(request);
  return session ? html(nonceFor(session), 200) : unknownAction();
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
