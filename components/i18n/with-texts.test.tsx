import { useTranslations } from "next-intl";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Localization } from "@/components/i18n/localization";
import { withTexts } from "@/components/i18n/with-texts";
import { english } from "@/components/testing/english";
import { archivedItemsTexts } from "@/generated/messages/parts/archivedItems";

const messages = { ui: english.ui };
const Title = ({ mark }: { mark: string }) => `${useTranslations("archive")("title")}${mark}`;
const load = withTexts(archivedItemsTexts, () => Promise.resolve(Title));

function Page({ Part }: { Part: React.ComponentType<{ mark: string }> }) {
  const [locale, setLocale] = useState("en-GB");
  return (
    <Localization locale={locale} direction="ltr" messages={messages}>
      <button type="button" onClick={() => setLocale("de-AT")}>
        German
      </button>
      <Part mark="." />
    </Localization>
  );
}

test("a part that loads later has its texts in the page's language, also when that changes", async () => {
  const [Part, again] = [await load(), await load()];
  await render(<Page Part={Part} />);

  expect(again).toBe(Part);
  await expect.element(page.getByText("Archived items.")).toBeVisible();
  await page.getByRole("button", { name: "German" }).click();
  await expect.element(page.getByText("Archiv.")).toBeVisible();
});

test("a failed load is repeated", async () => {
  let isOffline = true;
  const flaky = withTexts(archivedItemsTexts, () =>
    isOffline ? Promise.reject(new Error("offline")) : Promise.resolve(Title),
  );

  await expect(flaky()).rejects.toThrow("offline");
  isOffline = false;
  await expect(flaky()).resolves.toBeTypeOf("function");
});
