import { createHash } from "node:crypto";
import { namespaceOf } from "@/lib/http/describe";
import { JsonText } from "@/lib/http/response/json";
import { Reply } from "@/lib/http/response/reply";
import { calledRoute } from "@/lib/http/request/spelling";
import { matchesEtag } from "@/lib/http/response/etag";
import { oncePerProcess } from "@/lib/once";
import type { CurrentUser } from "@/lib/users/current-user";

/** Seconds until clients notice a new version of the product. */
const MAX_AGE = 300;

/** Shared caches may not store the answer to a signed-in person, whose headers have their nonce. */
export function presentDocument(document: string, request: Request, user: CurrentUser | null): Reply {
  const { text, version } = inNamespace(document, namespaceOf(calledRoute(request)));
  if (hasFieldSelection(request)) return new Reply(200, new JsonText([text]));

  const headers = { ETag: `"${version}"`, "Cache-Control": user ? "private, no-cache" : `public, max-age=${MAX_AGE}` };
  return matchesEtag(request, headers.ETag)
    ? new Reply(304, undefined, headers)
    : new Reply(200, new JsonText([text]), headers);
}

/** Parameters such as `_fields` change the text. */
const hasFieldSelection = ({ url }: Request) => /[?&]_/.test(new URL(url).search);

const NEUTRAL = "boards/v2/";

const inNamespace = (document: string, namespace: string) =>
  oncePerProcess(`openapi of ${namespace} in ${versionOf(document)}`, () => {
    const text = document
      .replaceAll(`"/${NEUTRAL}`, `"/${namespace}/`)
      .replaceAll(`/wp-json/${NEUTRAL}`, `/wp-json/${namespace}/`);
    return { text, version: versionOf(text) };
  });

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
