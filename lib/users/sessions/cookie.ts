import "server-only";
import { env } from "@/lib/env";

/** next-auth's cookie; name and flag follow the public address, not the proxy's headers. */
export const cookieName = () => (isSecure() ? "__Secure-next-auth.session-token" : "next-auth.session-token");

export const callbackCookie = () => (isSecure() ? "__Secure-next-auth.callback-url" : "next-auth.callback-url");

export const withoutCookie = (name: string) => `${name}=; ${cookieAttributes()}; Max-Age=0`;

export const cookieAttributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;

export const isSecure = () => env().BOARDS_URL.startsWith("https:");

export function sessionToken(header: string | null): string | null {
  if (!header) return null;

  const name = cookieName();
  const parts: [number, string][] = [];
  for (const pair of header.split(";")) {
    const [key = "", value = ""] = splitOnce(pair.trim(), "=");
    if (key === name) return value;
    if (key.startsWith(`${name}.`)) parts.push([Number(key.slice(name.length + 1)), value]);
  }
  return parts.length > 0
    ? parts
        .sort(([one], [other]) => one - other)
        .map(([, part]) => part)
        .join("")
    : null;
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
