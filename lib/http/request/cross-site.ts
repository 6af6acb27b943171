import { env } from "@/lib/env";
import { Forbidden } from "@/lib/errors";

/**
 * Protects forms that need no nonce, as nobody is signed in yet, from pages of other sites. Browsers send the origin
 * of a form; other programs do not.
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
