import "server-only";
import NextAuth from "next-auth";
import type { NextRequest } from "next/server";
import { env } from "@/lib/env";
import { authOptions } from "@/lib/users/auth";

/** Its few pages have their styles inside. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const LARGEST_FORM = 64 * 1024;

/** next-auth's own addresses: sign-in, sign-out, its token against forged forms. */
export async function authAnswer(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  if (request.method === "POST" && !isSmallForm(request)) return new Response("A small form is expected.", { status: 400 });

  // It reads its public address from nowhere else, and must never take it from the request.
  process.env.NEXTAUTH_URL = new URL(env().BOARDS_URL).origin;
  const answer: Response = await NextAuth(request, context, authOptions());
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
  return Boolean(headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) && length !== null && Number(length) <= LARGEST_FORM;
}
