import { describe, expect, test } from "vitest";
import { withoutSecrets } from "@/lib/secrets/redact";

describe("a log line", () => {
  test.each([
    "authorization",
    "Cookie",
    "set-cookie",
    "password",
    "user_pass",
    "appPassword",
    "newPassword",
    "token",
    "setup_token",
    "X-WP-Nonce",
    "BOARDS_SECRET",
    "api_key",
    "S3_SECRET_ACCESS_KEY",
  ])("hides %s wherever it occurs", (name) => {
    expect(withoutSecrets({ [name]: "open sesame", request: { headers: [{ [name]: "open sesame" }] } })).toEqual({
      [name]: "[hidden]",
      request: { headers: [{ [name]: "[hidden]" }] },
    });
  });

  test.each([
    ["/setup?token=abc&x=1", "/setup?token=[hidden]&x=1"],
    ["/wp-json/?_wpnonce=abc", "/wp-json/?_wpnonce=[hidden]"],
    ["/?rest_route=/a?token=abc&y=?x_key=def", "/?rest_route=/a?token=[hidden]&y=?x_key=[hidden]"],
    ["/?next=/setup?token=abc", "/?next=/setup?token=[hidden]"],
    ["/x=token=abc", "/x=token=abc"],
    ["cannot reach postgresql://boards:hunter2@db/boards", "cannot reach postgresql://boards:[hidden]@db/boards"],
  ])("hides the secret inside %s", (address, readable) => {
    expect(withoutSecrets({ msg: address })).toEqual({ msg: readable });
  });

  test("hides the arguments of an invalid Prisma call", () => {
    const message =
      '\nInvalid `prisma.user.create()` invocation:\n\n{\n  data: {\n    password: "hunter2",\n+   login: String\n  }\n}\n\nArgument `login` is missing.';

    expect(withoutSecrets({ message })).toEqual({
      message: "\nInvalid `prisma.user.create()` invocation:\n\n[hidden]\n\nArgument `login` is missing.",
    });
  });

  test("keeps values that are not secret", () => {
    const line = { status: 200, path: "/wp-json/boards/v2/projects", passed: true, at: new Date(0), items: [1, null] };

    expect(withoutSecrets(line)).toEqual(line);
  });
});
