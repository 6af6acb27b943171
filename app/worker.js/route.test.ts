import { afterEach, expect, test, vi } from "vitest";
import { GET } from "./route";

const worker = () => GET(new Request("https://boards.test/worker.js"));

afterEach(() => vi.unstubAllEnvs());

test("another build is another worker, and browsers ask for it each time", async () => {
  vi.stubEnv("BOARDS_BUILD_DIR", ".build/0123456789abcdef");
  const response = await worker();
  const script = await response.text();
  vi.stubEnv("BOARDS_BUILD_DIR", ".build/fedcba9876543210");
  const next = await (await worker()).text();

  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(script).toContain('self.BOARDS_BUILD="0123456789abcdef"');
  expect(next).not.toBe(script);
});
