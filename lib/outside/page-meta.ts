import { headOf } from "@/lib/outside/html-head";
import { isWeb } from "@/lib/outside/url";
import { cut, plainLine } from "@/lib/text/text";

export interface PageMeta {
  title: string;
  description?: string;
  site_name?: string;
  image?: string;
  icon?: string;
}

const MAX_TITLE_LENGTH = 255;
const LONGEST_TEXT = 500;
const LONGEST_ADDRESS = 2_000;

export function metaOf(html: string, url: URL): PageMeta {
  const { title, metas, icon, base } = headOf(html);
  const meta = (...names: string[]) => names.map((name) => metas.get(name));
  const from = webAddress(base, url) ?? url;

  return {
    title: firstText(MAX_TITLE_LENGTH, title, ...meta("og:title", "twitter:title")) ?? nameOf(url),
    description: firstText(LONGEST_TEXT, ...meta("description", "og:description", "twitter:description")),
    site_name: firstText(MAX_TITLE_LENGTH, ...meta("og:site_name", "application-name")),
    image: firstAddress(from, ...meta("og:image:secure_url", "og:image", "og:image:url", "twitter:image")),
    icon: firstAddress(from, icon),
  };
}

export function nameOf({ pathname, host }: URL): string {
  const last = pathname.split("/").filter(Boolean).at(-1) ?? "";
  return firstText(MAX_TITLE_LENGTH, unescaped(last)) ?? host;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const firstText = (length: number, ...texts: (string | undefined)[]) =>
  texts.map((text) => cut(plainLine(text ?? ""), length).toWellFormed()).find(Boolean);

const firstAddress = (base: URL, ...addresses: (string | undefined)[]) =>
  addresses.map((address) => webAddress(address, base)?.href).find((href) => href && href.length <= LONGEST_ADDRESS);

function webAddress(text: string | undefined, base: URL): URL | undefined {
  if (!text?.trim() || !URL.canParse(text, base)) return undefined;

  const url = new URL(text, base);
  return isWeb(url) && !url.username && !url.password ? url : undefined;
}
