import { expect } from "vitest";
import { page } from "vitest/browser";
import { expectCount } from "@/components/testing/screen";

export const column = (stage: string) =>
  page.getByRole("list", { name: "Stages" }).getByRole("listitem", { name: stage, exact: true });
export const linkOf = (title: string) => page.getByRole("article").getByRole("link", { name: title, exact: true });
export const menuOf = (name: string) => page.getByRole("button", { name: `Actions for ${name}`, exact: true });
export const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
export const messages = () => page.getByRole("region", { name: "Notifications" });

export const expectTitles = (stage: string, titles: string[]) =>
  expect.poll(() => column(stage).getByRole("article").getByRole("link").elements().map(textOf)).toEqual(titles);

export const expectStages = (titles: string[]) =>
  expect
    .poll(() => page.getByRole("list", { name: "Stages" }).getByRole("heading", { level: 2 }).elements().map(textOf))
    .toEqual(titles);

const textOf = ({ textContent }: Element) => textContent;

export const expectNoMenu = () => expectCount(page.getByRole("menu"), 0);
