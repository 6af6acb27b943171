import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LanguageSwitch } from "@/components/account/language-switch";
import { expectAccessible } from "@/components/testing/axe";
import { button, expectAttribute } from "@/components/testing/screen";
import { show } from "@/components/testing/show";

test("the languages are offered by their own names, and the current one is marked", async () => {
  await show(
    <>
      <h1>Sign in</h1>
      <LanguageSwitch />
    </>,
  );

  expect(page.getByRole("navigation", { name: "Language" }).getByRole("button").elements()).toHaveLength(3);
  await expectAttribute(button("English"), "aria-current", "true");
  await expect.element(button("Deutsch")).not.toHaveAttribute("aria-current");
  await expectAttribute(button("العربية"), "dir", "rtl");
  await expectAccessible();
});
