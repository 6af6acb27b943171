import { env } from "@/lib/env";
import { Forbidden } from "@/lib/errors";

/**
 * For forms that need no nonce, because nobody is signed in yet: a page of another site must not send them in the
 * browser of a person. Browsers say where a form comes from; programs say nothing.
 *
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
