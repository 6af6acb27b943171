import { describe, expect, test } from "vitest";
import { OutsideError } from "@/lib/outside/error";
import { outsideFetch } from "@/lib/outside/outside-fetch";
import { anOutsideServer, aTcpServer, withAllowedAddresses } from "@/lib/testing/doubles/outside";

const LIMITS = { limit: 10_000, milliseconds: 5_000 };
const fetchAt = (place: string, ...[address, init, limits = LIMITS]: [string, RequestInit?, typeof LIMITS?]) =>
  withAllowedAddresses([place], () => outsideFetch(limits)(address, init));

async function reasonOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "no error",
    (error: unknown) => (error instanceof OutsideError ? error.reason : String(error)),
  );
}

describe("the fetch of libraries", () => {
  test("sends method, headers and body, and returns status, headers and the body as it arrives", async () => {
    let resolve = () => {};
    const goOn = new Promise<void>((done) => (resolve = done));
    const { url, place } = await anOutsideServer((request, response) => {
      response.writeHead(418, { "x-said": `${request.method} ${request.headers.authorization}` }).write("first");
      void goOn.then(() => request.pipe(response));
    });

    const answer = await fetchAt(place, url, { method: "POST", headers: { authorization: "Bearer 1" }, body: "last" });
    const body = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = await body?.read();
    resolve();

    expect([answer.status, answer.headers.get("x-said"), first?.value]).toEqual([418, "POST Bearer 1", "first"]);
    expect((await body?.read())?.value).toBe("last");
  });

  test("returns an answer without a body", async () => {
    const { url, place } = await anOutsideServer((_, response) => response.writeHead(204).end());

    expect((await fetchAt(place, url)).body).toBeNull();
  });

  test.each([
    "http://127.0.0.1:1/",
    "http://[::1]/",
    "http://169.254.169.254/",
    "file:///etc/passwd",
    "http://a:b@example.com/",
  ])("S14: refuses %s", async (address) => {
    expect(await reasonOf(outsideFetch(LIMITS)(address))).toBe("not-allowed");
  });

  test("S14: connects only to the checked address, and refuses a name that leads inside", async () => {
    const { port, requested } = await anOutsideServer((_, response) => response.end("in"));
    const answers = [["127.0.0.1"], ["10.0.0.1"]];
    const fetch = outsideFetch({ ...LIMITS, resolve: async () => answers.shift() ?? [] });
    const twice = () => fetch(`http://changing.test:${port}/`);

    await withAllowedAddresses([`127.0.0.1:${port}`], async () => {
      expect(await (await twice()).text()).toBe("in");
      expect(await reasonOf(twice())).toBe("not-allowed");
    });
    expect(requested).toHaveLength(1);
  });

  test("S14: follows no redirect, so that a key reaches nobody else", async () => {
    const other = await anOutsideServer((_, response) => response.end("secret"));
    const { url, place } = await anOutsideServer((_, response) =>
      response.writeHead(307, { location: other.url }).end(),
    );

    expect(await reasonOf(withAllowedAddresses([place, other.place], () => outsideFetch(LIMITS)(url)))).toBe(
      "redirected",
    );
    expect(other.requested).toEqual([]);
  });

  test("fails past the limit, and disconnects", async () => {
    const { url, place, open } = await anOutsideServer((_, response) => {
      const more = () => void (response.writable && response.write("x".repeat(1_000), more));
      more();
    });

    const answer = await fetchAt(place, url);

    expect(await reasonOf(answer.text())).toBe("unreadable");
    await expect.poll(() => open.size).toBe(0);
  });

  test.each([
    ["says nothing", () => {}],
    ["sends a body by drops", (socket) => void socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nx")],
  ] satisfies [string, Parameters<typeof aTcpServer>[0]][])("gives up if the server %s", async (_, speak) => {
    const { url, place, open } = await aTcpServer(speak);
    const text = async () => (await fetchAt(place, url, {}, { ...LIMITS, milliseconds: 200 })).text();

    expect(await reasonOf(text())).toBe("too-slow");
    await expect.poll(() => open.size).toBe(0);
  });

  test("fails if a body is cut off, or nobody listens", async () => {
    const { url, place } = await aTcpServer((socket) =>
      socket.end("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n"),
    );

    expect(await reasonOf((await fetchAt(place, url)).text())).toBe("unreadable");
    expect(await reasonOf(fetchAt("127.0.0.1", "http://127.0.0.1:1/"))).toBe("not-found");
  });

  test("ends with its caller: by an abort, and when the body is cancelled", async () => {
    const { url, place, open } = await anOutsideServer((_, response) => void response.writeHead(200).write("x"));
    const stopped = new AbortController();

    const first = await fetchAt(place, url, { signal: stopped.signal });
    stopped.abort();
    await expect.poll(() => open.size).toBe(0);
    expect(await reasonOf(first.text())).toBe("unreadable");
    const second = await fetchAt(place, url);
    await second.body?.cancel();

    await expect.poll(() => open.size).toBe(0);
  });
});
