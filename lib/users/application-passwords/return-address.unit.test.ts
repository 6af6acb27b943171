import { describe, expect, test } from "vitest";
import { returnAddress, withAnswer } from "@/lib/users/application-passwords/return-address";

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
