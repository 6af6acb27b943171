import { expect, test } from "vitest";
import { suggestedLogin } from "@/lib/invitations/suggested-login";

test.each([
  ["Nina.Moss@example.com", "nina.moss"],
  ["nina+boards@example.com", "nina"],
  ["ni'na!#x@example.com", "ninax"],
  ["нина@example.com", ""],
  [`${"n".repeat(80)}@example.com`, "n".repeat(60)],
])("the address %s suggests the login %s", (email, login) => {
  expect(suggestedLogin(email)).toBe(login);
});
