import { expect, test } from "vitest";
import { aUser, call } from "@/lib/testing";
import { GET } from "./route";

test("GET /projects/currencies returns every current currency by its code, and 401 when signed out", async () => {
  const { status, json } = await call(GET, { as: await aUser() });

  expect(status).toBe(200);
  expect(Object.keys(json).slice(0, 8)).toEqual(["AED", "AFN", "ALL", "AMD", "ANG", "AOA", "ARS", "AUD"]);
  expect(json).toMatchObject({ USD: "US Dollar", EUR: "Euro", JPY: "Japanese Yen", BDT: "Bangladeshi Taka" });
  expect(Object.entries(json).filter(([code, name]) => !/^[A-Z]{3}$/.test(code) || name === code)).toEqual([]);
  expect((await call(GET)).status).toBe(401);
});
