import { describe, expect, test } from "vitest";
import { aClientOf, differentEndpoints } from "@/security/fuzz/client";
import { PATH_IDS, shown } from "@/security/fuzz/values";

describe.each(differentEndpoints.filter(({ parameters }) => parameters.length > 0))("$name", (endpoint) => {
  test("answers anything in its path, in good time", { timeout: 60_000 }, async () => {
    const client = aClientOf(endpoint);

    for (const name of endpoint.parameters) {
      for (const id of PATH_IDS) await client.send(`{${name}} = ${shown(id)}`, (sent) => ({ ...sent, params: { ...sent.params, [name]: id } }));
    }

    expect(client.complaints).toEqual([]);
  });
});
