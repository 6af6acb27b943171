import "server-only";
import { decoded } from "@/lib/outside/charset";
import { OutsideError } from "@/lib/outside/error";
import { fetchOutside, type OutsideAnswer } from "@/lib/outside/fetch";
import { metaOf, nameOf, type PageMeta } from "@/lib/outside/page-meta";

/** The same message for every reason, so that it reveals nothing about internal networks. */
const UNREAD = {
  errors: { no_response: ["URL not found. Response returned a non-200 status code for this URL."] },
  error_data: { no_response: { status: 404 } },
};

export type LinkMeta = PageMeta | typeof UNREAD;

export async function readPage(address: string, options: Parameters<typeof fetchOutside>[1] = {}): Promise<LinkMeta> {
  try {
    const answer = await fetchOutside(address, {
      ...options,
      headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.5" },
    });
    return answer.status === 200 ? described(answer) : UNREAD;
  } catch (error) {
    if (error instanceof OutsideError) return UNREAD;
    throw error;
  }
}

function described({ url, headers, bytes }: OutsideAnswer): PageMeta {
  const type = headers["content-type"] ?? "text/html";
  return /^(text\/html|application\/xhtml\+xml)\b/i.test(type)
    ? metaOf(decoded(bytes, type), url)
    : { title: nameOf(url) };
}
