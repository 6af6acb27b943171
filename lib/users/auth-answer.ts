import "server-only";
import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { NoRoute } from "@/lib/errors";
import { readBytes } from "@/lib/http/request/body";
import { authOptions } from "@/lib/users/auth";
import { callbackCookie, withoutCookie } from "@/lib/users/sessions/cookie";

/** Its few pages have their styles inside. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const MAX_FORM_BYTES = 64 * 1024;

/** What the screens, `wp-login.php` and next-auth's own redirects use. Its other addresses fail, or write into the log for anybody. */
const ALLOWED_PATHS: Record<string, string[] | undefined> = {
  GET: ["csrf", "session", "signin", "signout", "error"],
  POST: ["callback/credentials", "signout"],
};

/** next-auth's own addresses: sign-in, sign-out, its token against forged forms. */
export async function authAnswer(
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
): Promise<Response> {
  const { nextauth } = await context.params;
  if (request.method === "POST" && !isSmallForm(request))
    return new Response("A small form is expected.", { status: 400 });
  if (!ALLOWED_PATHS[request.method]?.includes(nextauth.join("/"))) throw new NoRoute();
  if (!hasCallback(request)) return invalidCallback();

  // It reads its public address from nowhere else, and must never take it from the request.
  process.env.NEXTAUTH_URL = new URL(env().BOARDS_URL).origin;
  const answer: Response = await NextAuth(await withBody(request), context, authOptions());
  answer.headers.set("Cache-Control", "private, no-store");
  answer.headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  answer.headers.set("X-Frame-Options", "DENY");
  answer.headers.set("X-Content-Type-Options", "nosniff");
  answer.headers.set("Content-Security-Policy", POLICY);
  return answer;
}

/** It reads whatever comes into memory and fails on JSON that is none; its own client sends forms. */
function isSmallForm({ headers }: Request): boolean {
  const length = headers.get("content-length");
  return (
    Boolean(headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) &&
    length !== null &&
    Number(length) <= MAX_FORM_BYTES
  );
}

/** Whether query and cookie lead to an address, if anywhere: next-auth answers 500 to others. */
function hasCallback({ nextUrl, cookies }: NextRequest): boolean {
  const sent = [nextUrl.searchParams.get("callbackUrl"), cookies.get(callbackCookie())?.value];
  return sent.every((url) => !url || isAddress(url));
}

/** Relative to ours only with a slash in front, as next-auth has it. */
function isAddress(url: string): boolean {
  const base = url.startsWith("/") ? env().BOARDS_URL : undefined;
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
}

/** A cookie that leads nowhere would otherwise keep its browser from ever signing in. */
const invalidCallback = () =>
  new Response("The callbackUrl is no address.", {
    status: 400,
    headers: { "Cache-Control": "private, no-store", "Set-Cookie": withoutCookie(callbackCookie()) },
  });

/** Read here, so that who hangs up meanwhile is told from an error. */
async function withBody(request: NextRequest): Promise<NextRequest> {
  const { url, method, headers } = request;
  if (method !== "POST") return request;

  return new NextRequest(url, { method, headers, body: new Uint8Array(await readBytes(request, MAX_FORM_BYTES)) });
}
