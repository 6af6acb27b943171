import { expect, test } from "vitest";
import { GET } from "./route";
import { POST } from "@/app/wp-json/boards-app/v1/logo/route";
import { anAdmin, aPicture, call } from "@/lib/testing";

const logo = (key: string) => GET(new Request("https://boards.test/logo/x"), { params: Promise.resolve({ key }) });

test.each(["unknown.png", "x".repeat(5000), "../photos/1", "\0"])(
  "answers 404 at the address %j, which has no logo",
  async (key) => {
    expect((await logo(key)).status).toBe(404);

    await call(POST, { as: await anAdmin(), body: { logo: await aPicture() } });
    const response = await logo(key);

    expect([response.status, response.headers.get("cache-control")]).toEqual([
      404,
      expect.stringContaining("no-store"),
    ]);
  },
);
