import { page } from "vitest/browser";
import { aManagedBoard } from "@/components/testing/members";
import { dialogOf, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { showBoard } from "@/components/testing/show";

export const dialog = () => dialogOf("Share");
export const field = () => dialog().getByRole("combobox", { name: "Add people" });
export const option = (name: string | RegExp) => page.getByRole("option", { name });
export const chip = (name: string) =>
  dialog()
    .getByRole("toolbar")
    .getByRole("button", { name: `Remove ${name}`, exact: true });
/** By text, because open suggestions hide the roles of the rest. */
export const button = (name: string) => dialog().getByText(name, { exact: true });
export const row = (list: string, text: string) =>
  dialog().getByRole("list", { name: list }).getByRole("listitem").filter({ hasText: text });

export async function openShare(world = aManagedBoard([], { colleagues: ["Noa Example", "Tom Example"] })) {
  await showBoard(world);
  await page.getByRole("button", { name: "Share" }).click();
  await expectVisible(field());
  return world;
}

export function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  field()
    .element()
    .dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

export const invited = (path: string) => server.requests(`POST ${path}/send-invitation`).map(({ body }) => body);
