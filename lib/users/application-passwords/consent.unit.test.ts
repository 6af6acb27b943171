import { describe, expect, test } from "vitest";
import { parseConsentRequest } from "@/lib/users/application-passwords/consent";
import { returnAddress, withAnswer } from "@/lib/users/application-passwords/return-address";

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
    [{ app_id: "7" }, "app_id"],
    [{ success_url: "javascript:alert(1)" }, "success_url"],
    [{ success_url: "https://planner.example", reject_url: "http://planner.example" }, "reject_url"],
  ])("is refused for %j", (query, parameter) => {
    expect(parseConsentRequest(query)).toBe(parameter);
  });
});

describe("the return address of an application", () => {
  test.each([
    "https://app.example/done",
    "https://app.example/?state=1",
    "http://localhost:8123/cb",
    "http://127.0.0.1/cb",
    "http://[::1]:9/cb",
    "my-app://done",
    "com.example.app://auth/cb",
  ])("may be %s", (address) => {
    expect(returnAddress(address)?.href).toContain(address);
  });

  test.each([
    ...[
      "http://app.example/",
      "javascript:alert(1)",
      "JavaScript://x/%0aalert(1)",
      "java\tscript:alert(1)",
      "data:text/html,x",
      "vbscript://x",
      "file:///etc/passwd",
      "blob:https://app.example/x",
    ],
    ...[
      "//app.example",
      "/profile",
      "app.example",
      "my-app:done",
      "https://user:word@app.example/",
      "https:\\\\app.example",
      "mailto://x@y.example",
      "http://localhost.evil.example/",
      "",
      undefined,
    ],
  ])("may not be %j", (address) => {
    expect(returnAddress(address)).toBeNull();
  });
});

test.each([
  ["https://app.example/done", "https://app.example/done?password=ab%20cd&user_login=a%26b"],
  ["https://app.example/done?state=1#end", "https://app.example/done?state=1&password=ab%20cd&user_login=a%26b#end"],
  ["my-app://done", "my-app://done?password=ab%20cd&user_login=a%26b"],
])("the answer is appended to %s", (href, expected) => {
  expect(withAnswer({ href }, { password: "ab cd", user_login: "a&b" })).toBe(expected);
});
