import type { Example } from "@/scripts/docs/examples";

export const SITE = "https://boards.example.com";

type Shown = Pick<Example, "method" | "path" | "headers" | "body" | "as">;

export function curlOf({ method, path, headers, body, as }: Shown): string {
  const isForm = Object.values(headers).some((value) => value.startsWith("multipart/form-data"));
  const shown = Object.entries(headers).filter(([name]) => !isForm || name.toLowerCase() !== "content-type");
  const hasType = Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
  return [
    as === "nobody" ? "curl" : `curl --user ${quoted(`${as}:your application password`)}`,
    ...(method === "GET" ? [] : [`--request ${method}`]),
    ...shown.map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body !== undefined && !hasType ? [`--header ${quoted("Content-Type: application/json")}`] : []),
    ...(body === undefined ? [] : isForm ? partsOf(body) : [`--data ${quoted(body)}`]),
    quoted(`${SITE}${path}`),
  ].join(" \\\n  ");
}

const PART =
  /Content-Disposition: form-data; name="([^"]+)"(?:; filename="([^"]+)")?[^\n]*\n(?:[^\n]+\n)*\n([\s\S]*?)\n--/gi;

const partsOf = (body: string): string[] =>
  [...body.matchAll(PART)].map(
    ([, name = "", file, value = ""]) => `--form ${quoted(`${name}=${file ? `@${file}` : value}`)}`,
  );

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
