import { describe, expect, test } from "vitest";
import { placeOfQuery, queryOfPlace } from "@/lib/ideas/comments/place";

describe("the place between comments in an address", () => {
  test.each(["before=1764200000000-12", "after=0-1"])("%s is read and written", (query) => {
    expect(queryOfPlace(placeOfQuery(query))).toBe(query);
  });

  test.each([
    "before=12",
    "before=",
    "before=x-1",
    "after=1-99999999999",
    "after=1-4294967296",
    "before=999999999999999-1",
  ])("%s counts as absent", (query) => {
    expect(placeOfQuery(query)).toBeNull();
  });
});
