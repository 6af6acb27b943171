import { createRequire } from "node:module";
import { NextRequest } from "next/server";
import { vi } from "vitest";
import { GET, POST } from "@/app/api/auth/[...nextauth]/route";
import { SOCKET_ADDRESS } from "@/lib/http/request/address";
import { callAuth } from "@/lib/testing/http/auth";

const nextHeaders = createRequire(import.meta.url)("next/headers") as typeof import("next/headers");

/** Posts the sign-in form to its route. next-auth reads headers and cookies from Next, which doesn't run in tests. */
export async function sendSignIn(login: string, password: string): Promise<Response> {
  const { body, cookies } = await callAuth(["csrf"]);
  const [name = "", line = ""] = Object.entries(cookies)[0] ?? [];
  const form = new URLSearchParams({ login, password, csrfToken: (body as { csrfToken: string }).csrfToken });
  const cookie = { name, value: decodeURIComponent(line.slice(name.length + 1).split(";")[0] ?? "") };
  return sendAuth(
    "callback/credentials",
    {
      method: "POST",
      body: String(form),
      headers: { "content-type": "application/x-www-form-urlencoded", "content-length": String(String(form).length) },
    },
    [cookie],
  );
}

export async function sendAuth(
  path: string,
  sent: { method: "GET" | "POST"; body?: string; headers?: Record<string, string> },
  cookies: { name: string; value: string }[] = [],
): Promise<Response> {
  const headers = new Headers({ [SOCKET_ADDRESS]: "203.0.113.7", ...sent.headers });
  const known = [
    vi.spyOn(nextHeaders, "headers").mockResolvedValue(headers as never),
    vi.spyOn(nextHeaders, "cookies").mockResolvedValue({ getAll: () => cookies } as never),
  ];
  const request = new NextRequest(`https://boards.test/api/auth/${path}`, { ...sent, headers });
  const handler = sent.method === "GET" ? GET : POST;
  return handler(request, { params: Promise.resolve({ nextauth: path.split("?")[0]?.split("/") ?? [] }) }).finally(() =>
    known.forEach((each) => each.mockRestore()),
  );
}
