import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "@/components/testing/axe";
import { expectGone, expectText, expectValue, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { button, chip, dialog, field, invited, openShare, option, paste, row } from "@/components/testing/share";

test("the keyboard is sufficient: arrows and Enter choose, Backspace removes the last chip, Escape closes the suggestions and then the dialog", async () => {
  await openShare();

  await field().fill("example");
  await expectVisible(option(/Tom Example/));
  await press("{ArrowDown}{Enter}");
  await expectVisible(chip("Tom Example"));
  await press("noa");
  await expectVisible(option(/Noa Example/));
  await press("{Enter}");
  await expectVisible(chip("Noa Example"));
  await press("{Backspace}");
  await expectGone(chip("Noa Example"));
  await press("noa");
  await expectVisible(option(/Noa Example/));
  await press("{Escape}");
  await expectGone(option(/Noa Example/));
  await expectVisible(chip("Tom Example"));
  await expectValue(field(), "noa");

  await press("{Escape}");
  await expectGone(dialog());
});

test("a pasted list of addresses becomes chips, and the remaining text stays in the field", async () => {
  const { path } = await openShare();

  paste("Nina Moss <nina@example.com>; tom@example.com\nNINA@example.com\nSomebody");

  await expectVisible(chip("tom@example.com"));
  await expectValue(field(), "Somebody");
  await button("Invite").click();
  await expect
    .element(field())
    .toHaveAccessibleDescription(/Choose somebody from the list, or type a whole e-mail address\./);
  await field().fill("");
  await button("Invite").click();
  await expectVisible(row("Invitations", "tom@example.com"));
  expect(invited(path).map(({ email }) => email)).toEqual(["NINA@example.com", "tom@example.com"]);
});

test("the later of two searches wins, and a failed one can be retried", async () => {
  await openShare();
  let answerFirst = (_: object[]) => undefined as void;
  const first = new Promise<object[]>((resolve) => (answerFirst = resolve));
  const end = server.answer("GET /boards/v2/search-boards-users", () => first);
  await field().fill("no");
  await expect
    .poll(() => server.requests("GET /boards/v2/search-boards-users").map(({ query }) => query.get("searchInput")))
    .toContain("no");
  end();

  server.disconnect();
  await field().fill("noa");
  await expectText(page.getByRole("alert"), /can't be reached/);
  server.reconnect();
  await page.getByRole("button", { name: "Try again" }).click();

  await expectVisible(option(/Noa Example/));
  answerFirst([]);
  await first;
  await expectVisible(option(/Noa Example/));
});

test("the suggestions and the chips have no accessibility violations in light and dark", async () => {
  await openShare();
  paste("nina@example.com, tom@example.com");
  await field().fill("n");
  await expectVisible(option(/Noa Example/));

  await expectAccessible();
});
