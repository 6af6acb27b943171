import { describe, expect, test } from "vitest";
import { askNameServer } from "@/lib/outside/resolve";
import { allowing, anOutsideServer, refusal } from "@/lib/testing/doubles/outside";
import { aNameServer } from "@/lib/testing/doubles/name-server";

describe("a look-up by the name server", () => {
  test("requests both kinds of addresses", async () => {
    await aNameServer({
      "both.test": [["93.184.216.34", "2606:4700:0:0:0:0:0:1111"]],
      "old.test": [["93.184.216.34"]],
    });

    expect(await askNameServer("both.test")).toEqual(["93.184.216.34", "2606:4700::1111"]);
    expect(await askNameServer("old.test")).toEqual(["93.184.216.34"]);
    expect(await askNameServer("nobody.test")).toEqual([]);
  });

  test("connects to the resolved host", async () => {
    await aNameServer({ "shop.test": [["127.0.0.1"]] });
    const { port, asked } = await anOutsideServer((_, response) => response.end("open"));

    expect(await allowing(["127.0.0.1"], () => refusal(`http://shop.test:${port}/`))).toBe("answered 200");
    expect(asked).toEqual(["/"]);
  });

  test("times out if there is no reply", async () => {
    await aNameServer({ "silent.test": [null] });

    expect(await refusal("http://silent.test/", { milliseconds: 300 })).toBe("too-slow");
  });
});
