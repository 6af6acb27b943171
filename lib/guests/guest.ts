import "server-only";
import { createHash } from "node:crypto";
import { addressOf, networkOf } from "@/lib/http/request/address";
import { cookieIn } from "@/lib/http/request/cookie";
import { digestOf, newToken, sameText } from "@/lib/secrets/secrets";
import { cookieAttributes, isSecure } from "@/lib/users/sessions/cookie";

/** Someone without an account, known by a signed cookie, or by the network address where there is none. */
export interface Guest {
  /** Of the cookie, or of the address: what votes and texts are kept under. */
  key: string;
  addressKey: string;
  address: string;
  /** Sends the cookie to a browser that lacks it. */
  setCookie: string | null;
}

export const guestCookie = () => (isSecure() ? "__Secure-boards-guest" : "boards-guest");

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/**
 * Browsers say that a request comes from a page of this site, and get a cookie with their first one. Other programs rarely keep
 * cookies: their address stands for them, as it does in the plugin.
 */
export function guestOf({ headers }: { headers: Pick<Headers, "get"> }): Guest {
  const address = addressOf({ headers });
  const addressKey = addressKeyOf(address);
  const token = tokenOfCookie(headers.get("cookie"));
  if (token) return { key: keyOfToken(token), addressKey, address, setCookie: null };
  if (headers.get("sec-fetch-site") !== "same-origin") return { key: addressKey, addressKey, address, setCookie: null };

  const fresh = newToken();
  return { key: keyOfToken(fresh), addressKey, address, setCookie: cookieFor(fresh) };
}

/** The same for all addresses of a network. */
export const addressKeyOf = (address: string): string => digestOf("guest", `address ${networkOf(address)}`);

/** Whether cookies have one that this site has signed. */
export const isKnownGuest = (cookies: string | null): boolean => tokenOfCookie(cookies) !== null;

/** Only its digest is stored, so that nobody can be impersonated with what the database holds. */
const keyOfToken = (token: string) => createHash("sha256").update(token).digest("hex");

const cookieFor = (token: string) =>
  `${guestCookie()}=${token}.${digestOf("guest", token)}; ${cookieAttributes()}; Max-Age=${YEAR_IN_SECONDS}`;

function tokenOfCookie(header: string | null): string | null {
  const [token = "", signature = ""] = (cookieIn(header, guestCookie()) ?? "").split(".");
  return token !== "" && sameText(signature, digestOf("guest", token)) ? token : null;
}
