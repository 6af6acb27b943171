import { OutsideError } from "@/lib/outside/error";

/** @throws OutsideError for anything but http and https */
export function outsideUrl(address: string | URL, base?: URL): URL {
  if (!URL.canParse(String(address), base)) throw new OutsideError("not-allowed");

  const url = new URL(String(address), base);
  if (!isWeb(url) || url.username || url.password || url.port === "0") throw new OutsideError("not-allowed");
  return url;
}

/** Refuses redirects from https to http. @throws OutsideError */
export function redirectedUrl(from: URL, target: string): URL {
  const to = outsideUrl(target, from);
  if (from.protocol === "https:" && to.protocol === "http:") throw new OutsideError("not-allowed");
  return to;
}

export const isWeb = ({ protocol }: URL) => protocol === "http:" || protocol === "https:";
