import { OutsideError } from "@/lib/outside/error";

/** The URL, when it is one that may be asked at all. @throws OutsideError */
export function outsideUrl(address: string | URL, base?: URL): URL {
  if (!URL.canParse(String(address), base)) throw new OutsideError("not-allowed");

  const url = new URL(String(address), base);
  if (!isWeb(url) || url.username || url.password || url.port === "0") throw new OutsideError("not-allowed");
  return url;
}

/** Where a redirect leads. What was asked in secret is not asked again in the open. @throws OutsideError */
export function redirectedUrl(from: URL, target: string): URL {
  const to = outsideUrl(target, from);
  if (from.protocol === "https:" && to.protocol === "http:") throw new OutsideError("not-allowed");
  return to;
}

export const isWeb = ({ protocol }: URL) => protocol === "http:" || protocol === "https:";
