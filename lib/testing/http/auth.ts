import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth from "next-auth";
import { env } from "@/lib/env";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { authOptions } from "@/lib/users/auth";

interface AuthRequest {
  method?: "GET" | "POST";
  body?: Record<string, string>;
  cookies?: Record<string, string>;
  address?: string;
  headers?: Record<string, string>;
}

interface AuthAnswer {
  status: number;
  location: string | null;
  cookies: Record<string, string>;
  body: unknown;
}

/** Calls next-auth without Next, at a path below /api/auth: `["callback", "credentials"]`. */
export async function callAuth(
  path: string[],
  { method = "GET", body = {}, cookies = {}, address = "203.0.113.7", headers = {} }: AuthRequest = {},
): Promise<AuthAnswer> {
  process.env.NEXTAUTH_URL = env().BOARDS_URL;
  const answer: AuthAnswer = { status: 200, location: null, cookies: {}, body: null };
  const setHeaders: Record<string, string | string[]> = {};
  const response = {
    status: (status: number) => ((answer.status = status), response),
    setHeader: (name: string, value: string | string[]) => ((setHeaders[name.toLowerCase()] = value), response),
    getHeader: (name: string) => setHeaders[name.toLowerCase()],
    json: (value: unknown) => void (answer.body = value),
    send: (value: unknown) => void (answer.body = value),
    end: () => undefined,
  };
  const request = {
    method,
    body,
    cookies,
    query: { nextauth: path, ...(method === "GET" && body) },
    headers: { "user-agent": "Test browser", [SOCKET_ADDRESS]: address, ...headers },
  };
  await NextAuth(request as unknown as NextApiRequest, response as unknown as NextApiResponse, authOptions());

  answer.location = typeof setHeaders.location === "string" ? setHeaders.location : null;
  answer.cookies = Object.fromEntries(
    [setHeaders["set-cookie"] ?? []].flat().map((line) => [line.slice(0, line.indexOf("=")), line]),
  );
  return answer;
}

const valueOf = (line: string) => decodeURIComponent(line.slice(line.indexOf("=") + 1).split(";")[0] ?? "");

export async function postForm(
  path: string[],
  fields: Record<string, string>,
  { cookies = {}, ...sent }: Omit<AuthRequest, "body" | "method"> = {},
): Promise<AuthAnswer> {
  const { body, cookies: given } = await callAuth(["csrf"], { cookies });
  const { csrfToken } = body as { csrfToken: string };
  const own = Object.fromEntries(Object.entries(given).map(([name, line]) => [name, valueOf(line)]));
  return callAuth(path, { method: "POST", body: { ...fields, csrfToken }, cookies: { ...cookies, ...own }, ...sent });
}

export const signInWith = (
  login: string,
  password: string,
  sent: Omit<AuthRequest, "body" | "method"> & { callbackUrl?: string } = {},
) =>
  postForm(
    ["callback", "credentials"],
    { login, password, ...(sent.callbackUrl && { callbackUrl: sent.callbackUrl }) },
    sent,
  );

export const SESSION_COOKIE = "__Secure-next-auth.session-token";

export const sessionCookieOf = ({ cookies }: AuthAnswer): string | null =>
  cookies[SESSION_COOKIE] ? valueOf(cookies[SESSION_COOKIE]) || null : null;
