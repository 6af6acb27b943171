import { describe, expect, test } from "vitest";
import { fetchOutside } from "@/lib/outside/fetch";
import { aClosedPort, allowing, anOddServer, anOutsideServer, refusal } from "@/lib/testing/doubles/outside";

describe("an address that somebody gave", () => {
  test("is asked, and its answer read", async () => {
    const { url, place } = await anOutsideServer((request, response) =>
      response.setHeader("x-said", String(request.headers.host)).end("hello"),
    );

    const answer = await allowing([place], () => fetchOutside(`${url}page?a=1#part`));

    expect(answer).toMatchObject({ status: 200, cut: false, headers: { "x-said": place } });
    expect(answer.bytes.toString()).toBe("hello");
    expect(answer.url.href).toBe(`${url}page?a=1#part`);
  });

  test("tells what it answers, also when it is no success", async () => {
    const { url, place } = await anOutsideServer((_, response) => response.writeHead(404).end("gone"));

    expect(await allowing([place], () => fetchOutside(url))).toMatchObject({ status: 404 });
  });

  test("is sent what there is to say", async () => {
    const { url, place } = await anOutsideServer((request, response) =>
      request.pipe(response.setHeader("x-said", `${request.method} ${request.headers["x-key"]}`)),
    );

    const answer = await allowing([place], () =>
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
  ])("%j may not be asked", async (address) => {
    expect(await refusal(address, { resolve: async () => ["8.8.8.8"] })).toBe("not-allowed");
  });

  test.each(["localhost", "localhost.", "LOCALHOST", "a.localhost"])(
    "%s may not be asked, wherever it leads",
    async (name) => {
      expect(["not-allowed", "not-found"]).toContain(await refusal(`http://${name}:1/`));
    },
  );

  test("that nobody knows is not found", async () => {
    expect(await refusal("http://nobody.test/", { resolve: async () => [] })).toBe("not-found");
  });

  test("at which nothing listens is not found", async () => {
    const port = await aClosedPort();

    expect(await allowing(["127.0.0.1"], () => refusal(`http://127.0.0.1:${port}/`))).toBe("not-found");
  });

  test("does not say in its refusal what this machine sees", async () => {
    const error: unknown = await fetchOutside("http://wiki.test/", { resolve: async () => ["10.1.2.3"] }).catch(
      (refused: unknown) => refused,
    );

    expect(String(error)).not.toMatch(/10\.1|wiki/);
  });
});

describe("a name", () => {
  test.each([[["127.0.0.1"]], [["93.184.216.34", "127.0.0.1"]], [["::1"]], [["2606:4700::1111", "::ffff:10.0.0.1"]]])(
    "that leads to %j is not asked",
    async (addresses) => {
      expect(await refusal("http://evil.test/", { resolve: async () => addresses })).toBe("not-allowed");
    },
  );

  test("is looked up once: the connection goes to the address that was checked", async () => {
    const { port, asked } = await anOutsideServer((request, response) => response.end(request.headers.host));
    const answers = [["127.0.0.1"], ["10.0.0.1"]];

    const answer = await allowing([`127.0.0.1:${port}`], () =>
      fetchOutside(`http://changing.test:${port}/`, { resolve: async () => answers.shift() ?? [] }),
    );

    expect(answer.bytes.toString()).toBe(`changing.test:${port}`);
    expect(asked).toHaveLength(1);
    expect(answers).toEqual([["10.0.0.1"]]);
  });

  test("is checked again when it is led back to itself", async () => {
    const { port, asked } = await anOutsideServer((_, response) =>
      response.writeHead(302, { location: "/again" }).end(),
    );
    const answers = [["127.0.0.1"], ["10.0.0.1"]];

    const reason = await allowing([`127.0.0.1:${port}`], () =>
      refusal(`http://changing.test:${port}/`, { resolve: async () => answers.shift() ?? [] }),
    );

    expect(reason).toBe("not-allowed");
    expect(asked).toEqual(["/"]);
  });

  test("that an operator allows is looked up as this machine does", async () => {
    const { port } = await anOutsideServer((_, response) => response.end("in"));

    const answer = await allowing([`localhost:${port}`], () => fetchOutside(`http://localhost.:${port}/`));

    expect(answer.bytes.toString()).toBe("in");
  });

  test("is the name that TLS asks for", async () => {
    const { port, place } = await anOddServer((socket) =>
      socket.once("data", (hello) => ((said = hello.toString("latin1")), socket.destroy())),
    );
    let said = "";

    await allowing([place], () => refusal(`https://shop.test:${port}/`, { resolve: async () => ["127.0.0.1"] }));

    expect(said).toContain("shop.test");
  });
});
