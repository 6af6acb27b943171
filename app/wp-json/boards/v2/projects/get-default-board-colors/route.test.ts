import { expect, test } from "vitest";
import { aUser, call } from "@/lib/testing";
import { GET } from "./route";

test("GET /projects/get-default-board-colors returns the palettes for light and dark screens, and 401 when signed out", async () => {
  const { json } = await call(GET, { as: await aUser() });

  expect(json.solidColors).toHaveLength(23);
  expect(json.solidColors[0]).toEqual({ id: "solid_1", value: "#6A88A7", dark_value: "#314253" });
  expect(json.gradients[0].id).toBe("gradient_1");
  expect((await call(GET)).status).toBe(401);
});
