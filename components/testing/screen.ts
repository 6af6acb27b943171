import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

type Name = string | RegExp;
type Place = Pick<Locator, "getByRole">;
type Part = Parameters<typeof expect.element>[0];

export const button = (name: Name, within: Place = page): Locator => within.getByRole("button", { name });
export const textbox = (name: Name, within: Place = page): Locator => within.getByRole("textbox", { name });
export const checkbox = (name: Name, within: Place = page): Locator => within.getByRole("checkbox", { name });
export const dialogOf = (title: Name): Locator => page.getByRole("dialog", { name: title, exact: true });

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

export const textsOf = (parts: Locator): (string | null)[] => parts.elements().map(({ textContent }) => textContent);
export const boxOf = (part: Locator): DOMRect => part.element().getBoundingClientRect();

export const expectVisible = (part: Part) => expect.element(part).toBeVisible();
export const expectGone = (part: Part) => expect.element(part).not.toBeInTheDocument();
export const expectFocus = (part: Part) => expect.element(part).toHaveFocus();
export const expectText = (part: Part, text: Name) => expect.element(part).toHaveTextContent(text);
export const expectValue = (field: Part, value: string) => expect.element(field).toHaveValue(value);
export const expectDescription = (field: Part, text: Name) => expect.element(field).toHaveAccessibleDescription(text);
export const expectAttribute = (part: Part, name: string, value: unknown) =>
  expect.element(part).toHaveAttribute(name, value);
export const expectCount = (parts: Locator, count: number) => expect.poll(() => parts.elements()).toHaveLength(count);
