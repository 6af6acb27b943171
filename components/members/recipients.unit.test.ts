import { describe, expect, test } from "vitest";
import { addressesIn, recipientAt, recipientOf, suggestionsFor, withMore } from "@/components/members/recipients";

const nina = { ID: 1, display_name: "Nina Moss", user_email: "nina@example.com", photo: "" };
const tom = { ID: 2, display_name: "Tom Hill", user_email: "t***@example.com", photo: "" };

describe("a pasted list of addresses", () => {
  test.each([
    ["nina@example.com, tom@example.com", ["nina@example.com", "tom@example.com"], ""],
    ["nina@example.com;tom@example.com;", ["nina@example.com", "tom@example.com"], ""],
    ["nina@example.com\r\ntom@example.com\n\n", ["nina@example.com", "tom@example.com"], ""],
    ["nina@example.com tom@example.com", ["nina@example.com", "tom@example.com"], ""],
    ['"Moss" Nina <nina@example.com>, Tom <tom@example.com>', ["nina@example.com", "tom@example.com"], ""],
    ["nina@example.com, Tom Hill, @sam", ["nina@example.com"], "Tom Hill, @sam"],
    ["Nina Moss", [], "Nina Moss"],
  ])("is parsed from %j", (text, addresses, rest) => {
    expect(addressesIn(text)).toEqual({ addresses, rest });
  });
});

describe("suggestions", () => {
  const given = { text: "", people: [nina, tom], chosen: [], memberIds: [], canInvite: true };

  test("are the people found, without members and people who are already chosen", () => {
    expect(suggestionsFor(given)).toEqual([recipientOf(nina), recipientOf(tom)]);
    expect(suggestionsFor({ ...given, memberIds: [1] })).toEqual([recipientOf(tom)]);
    expect(suggestionsFor({ ...given, chosen: [recipientOf(tom)] })).toEqual([recipientOf(nina)]);
  });

  test("leave out people who were found for an earlier text and do not match this one", () => {
    expect(suggestionsFor({ ...given, text: "tom" })).toEqual([recipientOf(tom)]);
  });

  test.each([
    ["eve@example.com", true, [recipientAt("eve@example.com")]],
    [" eve@example.com ", true, [recipientAt("eve@example.com")]],
    ["NINA@example.com", true, [recipientOf(nina)]],
    ["eve@", true, []],
    ["eve@example.com", false, []],
  ])("for %j, with invitations allowed: %s", (text, canInvite, expected) => {
    expect(suggestionsFor({ ...given, text, canInvite })).toEqual(expected);
  });

  test("leave out the address of a member or of a chosen recipient", () => {
    expect(suggestionsFor({ ...given, text: "nina@example.com", memberIds: [1] })).toEqual([]);
    expect(suggestionsFor({ ...given, text: "EVE@example.com", chosen: [recipientAt("eve@example.com")] })).toEqual([]);
  });
});

test("a recipient is chosen only once", () => {
  expect(
    withMore([recipientAt("a@example.com")], [recipientAt("A@example.com"), recipientOf(nina), recipientOf(nina)]),
  ).toHaveLength(2);
});
