import { env } from "@/lib/env";
import { Forbidden } from "@/lib/errors";

/**
 * Protects what needs no nonce, as nobody is signed in, from pages of other sites. Browsers send the origin of a form or
 * request; other programs do not.
 * @throws Forbidden
 */
export function refuseCrossSite({ headers }: Pick<Request, "headers">): void {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isOther =
    site === null
      ? origin !== null && origin !== new URL(env().BOARDS_URL).origin
      : site !== "same-origin" && site !== "none";
  if (isOther) throw new Forbidden("This form was sent by another site.");
}
