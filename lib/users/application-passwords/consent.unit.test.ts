import { describe, expect, test } from "vitest";
import { parseConsentRequest } from "@/lib/users/application-passwords/consent";

describe("a consent request", () => {
  test("has both addresses and the host that gets the password", () => {
    const query = {
      app_name: " Planner ",
      app_id: "0f8fad5b-d9cb-469f-a165-70867728950e",
      success_url: "https://planner.example/done",
      reject_url: "planner://no?x=1",
    };

    expect(parseConsentRequest(query)).toEqual({
      app: { name: "Planner", id: "0f8fad5b-d9cb-469f-a165-70867728950e" },
      successUrl: "https://planner.example/done",
      rejectUrl: "planner://no?x=1&success=false",
      destination: "planner.example",
    });
  });

  test("sends a rejection to the success address if it has no other", () => {
    expect(parseConsentRequest({ success_url: "planner://done" })).toMatchObject({
      rejectUrl: "planner://done?success=false",
      destination: "planner://",
    });
  });

  test("without addresses sends no answer", () => {
    expect(parseConsentRequest({ app_name: "Script" })).toEqual({
      app: { name: "Script", id: "" },
      successUrl: null,
      rejectUrl: null,
      destination: null,
    });
  });

  test.each([
    [{ app_id: "7" }, /app_id/],
    [{ success_url: "javascript:alert(1)" }, /success_url/],
    [{ success_url: "https://planner.example", reject_url: "http://planner.example" }, /reject_url/],
  ])("is refused for %j", (query, reason) => {
    expect(parseConsentRequest(query)).toMatch(reason);
  });
});
