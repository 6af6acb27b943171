/** A request on a page, and the response that the page shows. */
export interface Example {
  line: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** A login of the example world, or `nobody`. */
  as: string;
  status: number;
  /** As on the page; `…` matches anything. */
  answer: string;
}

const BLOCK = /^```http(?: as=(\w+))?\n([\s\S]*?)\n```\n+```json(?: (\d{3}))?\n([\s\S]*?)\n```$/gm;

/**
 * An `http` block and the `json` block after it: `as=max` names the caller (default Anna), `403` the status
 * (default 200).
 */
export function examplesIn(page: string): Example[] {
  return [...page.matchAll(BLOCK)].map(
    ({ 0: block, 1: as = "anna", 2: request = "", 3: status = "200", 4: answer = "", index }) => {
      const [head = "", ...body] = request.split("\n\n");
      const [first = "", ...headers] = head.split("\n");
      const [method = "", path = ""] = first.split(" ");
      const line = page.slice(0, index + block.indexOf(first)).split("\n").length;
      return {
        line,
        method,
        path,
        headers: Object.fromEntries(headers.map(headerOf)),
        body: body.join("\n\n") || undefined,
        as,
        status: Number(status),
        answer,
      };
    },
  );
}

function headerOf(line: string): [string, string] {
  const [name = "", ...value] = line.split(":");
  return [name.trim(), value.join(":").trim()];
}
