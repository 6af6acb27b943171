import "server-only";
import NextAuth from "next-auth";
import { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { NoRoute } from "@/lib/errors";
import { readBytes } from "@/lib/http/request/body";
import { authOptions } from "@/lib/users/auth";
import { callbackCookie, withoutCookie } from "@/lib/users/sessions/cookie";

/** next-auth's pages use inline styles. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const MAX_FORM_BYTES = 64 * 1024;

/** Other next-auth routes fail, or let anyone write to the log. */
const ALLOWED_PATHS: Record<string, string[] | undefined> = {
  GET: ["csrf", "session", "signin", "signout", "error"],
  POST: ["callback/credentials", "signout"],
};

export async function authAnswer(
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
): Promise<Response> {
  const { nextauth } = await context.params;
  if (request.method === "POST" && !isSmallForm(request))
    return new Response("A small form is expected.", { status: 400 });
  if (!ALLOWED_PATHS[request.method]?.includes(nextauth.join("/"))) throw new NoRoute();
  if (!hasCallback(request)) return invalidCallback();

  // next-auth reads its public address only from here, and must never take it from the request.
  process.env.NEXTAUTH_URL = new URL(env().BOARDS_URL).origin;
  const answer: Response = await NextAuth(await withBody(request), context, authOptions());
  answer.headers.set("Cache-Control", "private, no-store");
  answer.headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  answer.headers.set("X-Frame-Options", "DENY");
  answer.headers.set("X-Content-Type-Options", "nosniff");
  answer.headers.set("Content-Security-Policy", POLICY);
  return answer;
}

/** next-auth reads any body into memory and fails on invalid JSON; its client sends forms. */
function isSmallForm({ headers }: Request): boolean {
  const length = headers.get("content-length");
  return (
    Boolean(headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) &&
    length !== null &&
    Number(length) <= MAX_FORM_BYTES
  );
}

/** next-auth answers 500 to invalid callback addresses. */
function hasCallback({ nextUrl, cookies }: NextRequest): boolean {
  const sent = [nextUrl.searchParams.get("callbackUrl"), cookies.get(callbackCookie())?.value];
  return sent.every((url) => !url || isAddress(url));
}

/** Relative only with a leading slash, as in next-auth. */
function isAddress(url: string): boolean {
  const base = url.startsWith("/") ? env().BOARDS_URL : undefined;
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
}

/** Clears the cookie, which would otherwise prevent this browser from signing in. */
const invalidCallback = () =>
  new Response("The callbackUrl is no address.", {
    status: 400,
    headers: { "Cache-Control": "private, no-store", "Set-Cookie": withoutCookie(callbackCookie()) },
  });

/** Read here, so that a closed connection is not logged as an error. */
async function withBody(request: NextRequest): Promise<NextRequest> {
  const { url, method, headers } = request;
  if (method !== "POST") return request;

  return new NextRequest(url, { method, headers, body: new Uint8Array(await readBytes(request, MAX_FORM_BYTES)) });
}
