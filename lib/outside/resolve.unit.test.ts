import { describe, expect, test } from "vitest";
import { queryNameServer } from "@/lib/outside/resolve";
import { withAllowedAddresses, anOutsideServer, refusalReason } from "@/lib/testing/doubles/outside";
import { aNameServer } from "@/lib/testing/doubles/name-server";

describe("a look-up by the name server", () => {
  test("requests both kinds of addresses", async () => {
    await aNameServer({
      "both.test": [["93.184.216.34", "2606:4700:0:0:0:0:0:1111"]],
      "old.test": [["93.184.216.34"]],
    });

    expect(await queryNameServer("both.test")).toEqual(["93.184.216.34", "2606:4700::1111"]);
    expect(await queryNameServer("old.test")).toEqual(["93.184.216.34"]);
    expect(await queryNameServer("nobody.test")).toEqual([]);
  });

  test("connects to the resolved host", async () => {
    await aNameServer({ "shop.test": [["127.0.0.1"]] });
    const { port, requested } = await anOutsideServer((_, response) => response.end("open"));

    expect(await withAllowedAddresses(["127.0.0.1"], () => refusalReason(`http://shop.test:${port}/`))).toBe(
      "answered 200",
    );
    expect(requested).toEqual(["/"]);
  });

  test("times out if there is no reply", async () => {
    await aNameServer({ "silent.test": [null] });

    expect(await refusalReason("http://silent.test/", { milliseconds: 300 })).toBe("too-slow");
  });
});
