import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ApplicationPasswords } from "@/components/account/application-passwords";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { button, expectFocus, expectValue } from "@/components/testing/screen";

const PATH = "POST /wp/v2/users/me/application-passwords";
const name = () => page.getByLabelText("Name of the program");

async function make(called: string) {
  await show(<ApplicationPasswords login="nora" passwords={[]} />);
  await name().fill(called);
  await button("Create password").click();
}

test("a stale nonce is renewed without an error", async () => {
  server.answer("GET /wp-admin/admin-ajax.php", () => new Response("fresh"));
  server.answer(PATH, ({ headers, body }) =>
    headers.get("x-wp-nonce") === "fresh"
      ? { uuid: "1", name: body.name, password: "abcd efgh" }
      : Response.json(
          { code: "rest_cookie_invalid_nonce", message: "Cookie check failed", data: { status: 403 } },
          { status: 403 },
        ),
  );

  await make("Late riser");

  await expectValue(page.getByLabelText("Application password", { exact: true }), "abcd efgh");
  await expectValue(name(), "");
});

test("the form reports a duplicate name at its field and keeps the text", async () => {
  server.refuse(PATH, 409, "Each application name should be unique.", "application_password_duplicate_name");

  await make("twin");

  await expect.element(name()).toHaveAccessibleDescription(/unique/);
  await expectFocus(name());
  await expectValue(name(), "twin");
});
