import { describe, expect, test } from "vitest";
import { fetchOutside } from "@/lib/outside/fetch";
import {
  aClosedPort,
  withAllowedAddresses,
  aTcpServer,
  anOutsideServer,
  refusalReason,
} from "@/lib/testing/doubles/outside";

describe("an address of a user", () => {
  test("is fetched, and its answer returned", async () => {
    const { url, place } = await anOutsideServer((request, response) =>
      response.setHeader("x-said", String(request.headers.host)).end("hello"),
    );

    const answer = await withAllowedAddresses([place], () => fetchOutside(`${url}page?a=1#part`));

    expect(answer).toMatchObject({ status: 200, isTruncated: false, headers: { "x-said": place } });
    expect(answer.bytes.toString()).toBe("hello");
    expect(answer.url.href).toBe(`${url}page?a=1#part`);
  });

  test("returns an unsuccessful answer, too", async () => {
    const { url, place } = await anOutsideServer((_, response) => response.writeHead(404).end("gone"));

    expect(await withAllowedAddresses([place], () => fetchOutside(url))).toMatchObject({ status: 404 });
  });

  test("receives the given method, headers and body", async () => {
    const { url, place } = await anOutsideServer((request, response) =>
      request.pipe(response.setHeader("x-said", `${request.method} ${request.headers["x-key"]}`)),
    );

    const answer = await withAllowedAddresses([place], () =>
      fetchOutside(url, { method: "POST", headers: { "x-key": "1" }, body: "news" }),
    );

    expect(answer.headers["x-said"]).toBe("POST 1");
    expect(answer.bytes.toString()).toBe("news");
  });

  test.each([
    ...[
      "http://127.0.0.1/",
      "http://0x7f.1/",
      "http://0177.0.0.1/",
      "http://2130706433/",
      "http://127.1/",
      "http://0/",
      "http://0.0.0.0/",
      "http://１２７.0.0.1/",
    ],
    ...[
      "http://[::1]/",
      "http://[::]/",
      "http://[::ffff:127.0.0.1]/",
      "http://[::127.0.0.1]/",
      "http://[64:ff9b::127.0.0.1]/",
      "http://[2002:7f00:1::]/",
      "http://[fe80::1]/",
      "http://[fd00:ec2::254]/",
    ],
    ...[
      "http://169.254.169.254/latest/meta-data/",
      "http://100.100.100.200/",
      "http://168.63.129.16/",
      "http://10.0.0.1/",
      "http://192.168.1.1:8080/",
      "http://172.16.0.1/",
      "http://224.0.0.1/",
      "http://255.255.255.255/",
    ],
    ...[
      "ftp://example.com/",
      "file:///etc/passwd",
      "gopher://example.com/",
      "javascript:alert(1)",
      "data:text/html,hi",
      "blob:https://example.com/1",
      "ws://example.com/",
    ],
    ...[
      "http://anna@example.com/",
      "http://anna:secret@example.com/",
      "http://:secret@example.com/",
      "http://example.com:0/",
      "http://",
      "//example.com",
      "example.com",
      "",
    ],
  ])("is refused if it is not a web address: %j", async (address) => {
    expect(await refusalReason(address, { resolve: async () => ["8.8.8.8"] })).toBe("not-allowed");
  });

  test.each(["localhost", "localhost.", "LOCALHOST", "a.localhost"])(
    "is refused if it is internal: %s",
    async (name) => {
      expect(["not-allowed", "not-found"]).toContain(await refusalReason(`http://${name}:1/`));
    },
  );

  test("is not found if its name is unknown", async () => {
    expect(await refusalReason("http://nobody.test/", { resolve: async () => [] })).toBe("not-found");
  });

  test("is not found if nothing listens there", async () => {
    const port = await aClosedPort();

    expect(await withAllowedAddresses(["127.0.0.1"], () => refusalReason(`http://127.0.0.1:${port}/`))).toBe(
      "not-found",
    );
  });

  test("reveals nothing about the network in its refusal", async () => {
    const error: unknown = await fetchOutside("http://wiki.test/", { resolve: async () => ["10.1.2.3"] }).catch(
      (refused: unknown) => refused,
    );

    expect(String(error)).not.toMatch(/10\.1|wiki/);
  });
});

describe("a host name", () => {
  test.each([[["127.0.0.1"]], [["93.184.216.34", "127.0.0.1"]], [["::1"]], [["2606:4700::1111", "::ffff:10.0.0.1"]]])(
    "is refused if it resolves to %j",
    async (addresses) => {
      expect(await refusalReason("http://evil.test/", { resolve: async () => addresses })).toBe("not-allowed");
    },
  );

  test("is resolved once: the connection uses the checked address", async () => {
    const { port, requested } = await anOutsideServer((request, response) => response.end(request.headers.host));
    const answers = [["127.0.0.1"], ["10.0.0.1"]];

    const answer = await withAllowedAddresses([`127.0.0.1:${port}`], () =>
      fetchOutside(`http://changing.test:${port}/`, { resolve: async () => answers.shift() ?? [] }),
    );

    expect(answer.bytes.toString()).toBe(`changing.test:${port}`);
    expect(requested).toHaveLength(1);
    expect(answers).toEqual([["10.0.0.1"]]);
  });

  test("is checked again after a redirect to itself", async () => {
    const { port, requested } = await anOutsideServer((_, response) =>
      response.writeHead(302, { location: "/again" }).end(),
    );
    const answers = [["127.0.0.1"], ["10.0.0.1"]];

    const reason = await withAllowedAddresses([`127.0.0.1:${port}`], () =>
      refusalReason(`http://changing.test:${port}/`, { resolve: async () => answers.shift() ?? [] }),
    );

    expect(reason).toBe("not-allowed");
    expect(requested).toEqual(["/"]);
  });

  test("is resolved by the operating system if the operator allows it", async () => {
    const { port } = await anOutsideServer((_, response) => response.end("in"));

    const answer = await withAllowedAddresses([`localhost:${port}`], () => fetchOutside(`http://localhost.:${port}/`));

    expect(answer.bytes.toString()).toBe("in");
  });

  test("is the name that TLS uses", async () => {
    const { port, place } = await aTcpServer((socket) =>
      socket.once("data", (hello) => ((said = hello.toString("latin1")), socket.destroy())),
    );
    let said = "";

    await withAllowedAddresses([place], () =>
      refusalReason(`https://shop.test:${port}/`, { resolve: async () => ["127.0.0.1"] }),
    );

    expect(said).toContain("shop.test");
  });
});
