import { describe, expect, test } from "vitest";
import { POST } from "@/app/wp-json/boards/v2/tasks/[task_id]/add-attachment/route";
import { db } from "@/lib/db";
import { aBoardOfAnna, aTask, call } from "@/lib/testing";
import { aNameServer } from "@/lib/testing/doubles/name-server";
import { withAllowedAddresses, anOutsideServer } from "@/lib/testing/doubles/outside";

const SECRET = "<title>secret</title>";
const unread = { errors: { no_response: [expect.any(String)] }, error_data: { no_response: { status: 404 } } };

const anInternalServer = () => anOutsideServer((_, response) => response.end(SECRET));

const leadingTo = (location: string) =>
  anOutsideServer((_, response) => response.writeHead(302, { location }).end(SECRET));

async function metaOf(url: string) {
  const { max, toDo } = await aBoardOfAnna();
  const task = await aTask(toDo);
  const { status, json } = await call(POST, { as: max, params: { task_id: task.id }, body: { url } });
  return status === 200 ? json.attachment.settings.meta : status;
}

/** The server's own address is allowed. */
const metaAllowing = ({ place }: { place: string }, url: string) => withAllowedAddresses([place], () => metaOf(url));

describe("S14 a link to an internal address", () => {
  test.each([
    ...[
      "127.0.0.1",
      "127.1",
      "0x7f.1",
      "0x7f000001",
      "0177.0.0.1",
      "2130706433",
      "017700000001",
      "0",
      "0.0.0.0",
      "127.127.127.127",
      "１２７.0.0.1",
      "127。0。0。1",
      "127.0.0.1.",
    ],
    ...[
      "[::1]",
      "[::]",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
      "[::127.0.0.1]",
      "[64:ff9b::7f00:1]",
      "[64:ff9b:1::7f00:1]",
      "[2002:7f00:1::]",
      "[0:0:0:0:0:ffff:127.0.0.1]",
    ],
    ...["localhost", "localhost.", "LocalHost", "ⓛocalhost"],
  ])("sends no request to http://%s", async (host) => {
    const { requested, port } = await anInternalServer();

    expect(await metaOf(`http://${host}:${port}/`)).toEqual(unread);
    expect(requested).toEqual([]);
  });

  test.each([
    "http://169.254.169.254/latest/meta-data/",
    "http://[fd00:ec2::254]/latest/",
    "http://100.100.100.200/latest/",
    "http://168.63.129.16/",
    "http://10.0.0.1/",
    "http://172.16.0.1/",
    "http://192.168.0.1/",
    "http://[fe80::1]/",
    "http://[fc00::1]/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
  ])("reveals nothing: %s", async (url) => {
    expect(await metaOf(url)).toEqual(unread);
  });

  test.each([
    "gopher://127.0.0.1:6379/_INFO",
    "file:///etc/passwd",
    "ftp://127.0.0.1/",
    "dict://127.0.0.1:11211/stats",
    "data:text/html,hi",
    "javascript:alert(1)",
    "http://example.com@127.0.0.1/",
    "http://a:b@127.0.0.1/",
    "http://127.0.0.1\\@example.com/",
    "http://127.0.0.1\r\nX-A: b/",
  ])("is refused at once: %j", async (url) => {
    expect(await metaOf(url)).toBe(400);
    expect(await db.attachment.count()).toBe(0);
  });

  test("is refused if a name resolves to it", async () => {
    const { requested, port } = await anInternalServer();
    await aNameServer({
      "inner.test": [["127.0.0.1"]],
      "both.test": [["93.184.216.34", "127.0.0.1"]],
      "six.test": [["0:0:0:0:0:0:0:1"]],
      "mapped.test": [["0:0:0:0:0:ffff:7f00:1"]],
    });

    for (const name of ["inner.test", "both.test", "six.test", "mapped.test"])
      expect(await metaOf(`http://${name}:${port}/`)).toEqual(unread);
    expect(requested).toEqual([]);
  });

  test("is refused if a name resolves to another address after the check", async () => {
    const outer = await anOutsideServer((_, response) => response.end("<title>outer</title>"));
    const names = await aNameServer({ "changing.test": [["127.0.0.1"], ["10.0.0.1"]] });

    expect(await metaAllowing(outer, `http://changing.test:${outer.port}/`)).toEqual({
      title: "outer",
    });
    expect(names.queries).toEqual(["changing.test"]);
  });

  test("is refused if a redirect leads to a name that resolves to another address after the check", async () => {
    const outer = await leadingTo("/again");
    const names = await aNameServer({ "changing.test": [["127.0.0.1"], ["10.0.0.1"]] });

    expect(await metaAllowing(outer, `http://changing.test:${outer.port}/`)).toEqual(unread);
    expect(outer.requested).toEqual(["/"]);
    expect(names.queries).toEqual(["changing.test", "changing.test"]);
  });

  test.each([
    ["straight", 1],
    ["over four others", 5],
  ])("is refused after a redirect: %s", async (_, hops) => {
    const inner = await anInternalServer();
    const outer = await anOutsideServer((request, response) => {
      const left = Number(request.url?.slice(1));
      response.writeHead(307, { location: left > 1 ? `/${left - 1}` : inner.url }).end();
    });

    expect(await metaAllowing(outer, `${outer.url}${hops}`)).toEqual(unread);
    expect(outer.requested).toHaveLength(hops);
    expect(inner.requested).toEqual([]);
  });

  test.each([
    "file:///etc/passwd",
    "gopher://127.0.0.1/",
    "http://a:b@example.com/",
    "http://0x7f.1/",
    "http://[::1]/",
    "//169.254.169.254/",
  ])("is refused after a redirect to %s", async (target) => {
    const outer = await leadingTo(target);

    expect(await metaAllowing(outer, outer.url)).toEqual(unread);
    expect(outer.requested).toHaveLength(1);
  });

  test("has the same message as a page that does not exist", async () => {
    const server = await anOutsideServer((_, response) => response.writeHead(404).end());

    const missing = await metaAllowing(server, server.url);

    expect(await metaOf("http://10.0.0.1/")).toEqual(missing);
  });

  test("is not requested for a page's pictures and icons", async () => {
    const inner = await anInternalServer();
    const page = await anOutsideServer((_, response) =>
      response.end(`<title>Page</title><meta property=og:image content=${inner.url}><link rel=icon href=${inner.url}>`),
    );

    await metaAllowing(page, page.url);

    expect(inner.requested).toEqual([]);
  });
});

describe("S14 a page that never ends", () => {
  test("is aborted after half a megabyte", async () => {
    const endless = await anOutsideServer((_, response) => {
      response.write("<title>Endless</title>");
      const more = () => void (response.writable && response.write("x".repeat(65_536), more));
      more();
    });

    expect(await metaAllowing(endless, endless.url)).toEqual({ title: "Endless" });
    await expect.poll(() => endless.open.size).toBe(0);
  });
});
