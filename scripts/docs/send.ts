import { GET as readIndex } from "@/app/wp-json/[[...path]]/route";
import { db } from "@/lib/db";
import type { RouteHandler } from "@/lib/http/route";
import { publicTokenOf } from "@/lib/public-boards/token";
import { decrypt } from "@/lib/secrets/secrets";
import { aPicture } from "@/lib/testing/factories/files";
import { runJobs } from "@/lib/testing/probes/jobs";
import type { Example } from "@/scripts/docs/examples";
import { findRoute } from "@/scripts/docs/find-route";

/** The host on the pages, and the one in the tests' settings. */
const DOCS_URL = "https://boards.example.com";
const TEST_URL = "https://boards.test";

/** Calls the route file that serves the path, as Next would. */
export async function send(
  { method, path, headers, body, as }: Pick<Example, "method" | "path" | "headers" | "body" | "as">,
  authorizationOf: (login: string) => string,
) {
  const url = new URL(`${TEST_URL}${await withPublicToken(path)}`);
  const { handler, params } = await handlerOf(url.pathname.replace(/^\/wp-json/, ""), method);
  const request = new Request(url, {
    method,
    headers: {
      ...(as !== "nobody" && { authorization: authorizationOf(as) }),
      ...(body !== undefined && !isForm(headers) && { "content-type": "application/json" }),
      ...headers,
    },
    body: isForm(headers) ? await formOf(body ?? "") : await withToken(await withImport(body)),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = (await response.text()).replaceAll(TEST_URL, DOCS_URL);
  return { status: response.status, json: text === "" ? undefined : (JSON.parse(text) as unknown) };
}

const TOKEN = "<token of the mail>";

/** The token of a link is only in its mail, which a job writes. */
async function withToken(body: string | undefined): Promise<string | undefined> {
  if (!body?.includes(TOKEN)) return body;

  await runJobs();
  const { text } = await db.mail.findFirstOrThrow({ orderBy: { id: "desc" } });
  return body.replace(TOKEN, /token=([\w-]+)/.exec(decrypt("mail", text))?.[1] ?? "");
}

const IMPORT = "<import_id>";
const UPLOAD = "<file>";

/** The ids of imports and the names of uploads are made by earlier examples. */
async function withImport(body: string | undefined): Promise<string | undefined> {
  if (!body?.includes(IMPORT) && !body?.includes(UPLOAD)) return body;

  const last = { orderBy: { createdAt: "desc" } } as const;
  const [session, upload] = [await db.importSession.findFirst(last), await db.upload.findFirst(last)];
  return body.replace(IMPORT, session?.id ?? "").replace(UPLOAD, upload?.fileName ?? "");
}

const PUBLIC_TOKEN = "<public-token>";

async function withPublicToken(path: string): Promise<string> {
  if (!path.includes(PUBLIC_TOKEN)) return path;
  const board = await db.board.findUniqueOrThrow({ where: { id: 1 } });
  return path.replace(PUBLIC_TOKEN, publicTokenOf(board) ?? "");
}

const PICTURE = "<bytes of a picture>";

/** Form data needs CRLF line ends, and a page cannot contain a picture. */
async function formOf(body: string): Promise<Blob> {
  const picture = body.includes(PICTURE) ? await aPicture() : "";
  return new Blob(
    body
      .replaceAll("\n", "\r\n")
      .split(PICTURE)
      .flatMap((text, at) => (at === 0 ? [text] : [picture, text])),
  );
}

const isForm = (headers: Record<string, string>) =>
  Object.values(headers).some((value) => value.startsWith("multipart/form-data"));

export async function handlerOf(
  path: string,
  method: string,
): Promise<{ handler: RouteHandler; params: Record<string, string | string[]> }> {
  const found = findRoute(path);
  if (!found) return { handler: readIndex, params: { path: path.split("/").filter(Boolean) } };

  const handlers = (await import(found.file)) as Record<string, RouteHandler>;
  const handler = handlers[method];
  if (!handler) throw new Error(`${found.file} answers no ${method}`);
  return { handler, params: found.params ?? {} };
}
