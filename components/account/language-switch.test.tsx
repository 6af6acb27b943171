import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LanguageSwitch } from "@/components/account/language-switch";
import { expectAccessible } from "@/components/testing/axe";
import { expectAttribute } from "@/components/testing/screen";
import { show } from "@/components/testing/show";

const link = (name: string) => page.getByRole("link", { name, exact: true });

test("the page is offered in each language by the language's own name, and the current one is marked", async () => {
  history.replaceState(null, "", "/login?redirect_to=%2Fprofile&lang=de");
  await show(
    <>
      <h1>Sign in</h1>
      <LanguageSwitch origin="https://boards.test" label="Language" />
    </>,
  );

  expect(page.getByRole("navigation", { name: "Language" }).getByRole("link").elements()).toHaveLength(3);
  await expectAttribute(link("English"), "aria-current", "true");
  await expect.element(link("Deutsch")).not.toHaveAttribute("aria-current");
  await expectAttribute(link("العربية"), "dir", "rtl");
  await expectAttribute(link("العربية"), "href", "/login?redirect_to=%2Fprofile&lang=ar");
  const alternates = [...document.head.querySelectorAll<HTMLLinkElement>("link[hreflang]")];
  expect(alternates.map(({ hreflang, href }) => [hreflang, href])).toEqual([
    ["x-default", "https://boards.test/login?redirect_to=%2Fprofile"],
    ["en", "https://boards.test/login?redirect_to=%2Fprofile&lang=en"],
    ["de", "https://boards.test/login?redirect_to=%2Fprofile&lang=de"],
    ["ar", "https://boards.test/login?redirect_to=%2Fprofile&lang=ar"],
  ]);
  await expectAccessible();
});
