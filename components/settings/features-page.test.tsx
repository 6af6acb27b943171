import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FeaturesPage } from "@/components/settings/features-page";
import { expectAccessible } from "@/components/testing/axe";
import { allModules, newId } from "@/components/testing/records";
import { Refreshed } from "@/components/testing/refreshed";
import { button, expectGone, expectText, expectVisible, press } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import type { SiteModules } from "@/lib/modules/modules";

const SAVE = "POST /boards/v2/admin/feature-modules";
const feature = (name: string) => page.getByRole("switch", { name });
const group = (name: string) => page.getByRole("group", { name });

async function showFeatures({
  modules = allModules(),
  boards = [] as { id: number; title: string }[],
  isPro = true,
} = {}) {
  const world = { modules, boards };
  server.answer(SAVE, ({ body: { settings } }) => {
    const saved = Object.entries(settings).map(([name, changed]) => [
      name,
      { ...world.modules[name as keyof SiteModules], ...(changed as object) },
    ]);
    world.modules = { ...world.modules, ...Object.fromEntries(saved) };
  });
  await show(<Refreshed read={() => ({ ...world })}>{(now) => <FeaturesPage {...now} isPro={isPro} />}</Refreshed>);
}

test("only what was changed is sent, by module", async () => {
  await showFeatures();
  await expectAccessible();
  await feature("Roadmaps").click();
  await feature("Time tracking").click();
  await button("Save").click();

  await expectText(page.getByRole("status").first(), "Saved");
  await expectGone(group("Time tracking").getByLabelText("Boards"));
  expect(server.bodies(SAVE)).toEqual([
    { settings: { roadmap: { enabled: false }, timeTracking: { enabled: false } } },
  ]);
});

test("a module can be on for some boards, which are searched by name", async () => {
  const [garden, office] = [
    { id: newId(), title: "Garden" },
    { id: newId(), title: "Office" },
  ];
  server.answer("GET /boards/v2/projects", ({ query }) => ({
    boards: { data: [garden, office].filter(({ title }) => title.startsWith(query.get("search") ?? "")) },
  }));
  const onGarden = { enabled: true, all_boards: false, selected_boards: [garden.id] };
  await showFeatures({ modules: allModules({ timeTracking: onGarden }), boards: [garden] });
  const time = group("Time tracking");
  await expectVisible(time.getByRole("list", { name: "Chosen boards" }).getByText("Garden"));

  await button("Add boards", time).click();
  await page.getByRole("combobox", { name: "Boards" }).fill("Off");
  await page.getByRole("option", { name: "Office" }).click();
  await press("{Escape}");
  await button("Remove Garden", time).click();
  await group("Repeating tasks").getByLabelText("Boards").selectOptions("Only these boards");
  await expectAccessible();
  await button("Save").click();

  await expectText(page.getByRole("status").first(), "Saved");
  await expectVisible(time.getByText("Office"));
  expect(server.bodies(SAVE)).toEqual([
    { settings: { timeTracking: { selected_boards: [office.id] }, recurring_task: { all_boards: false } } },
  ]);
});

test("the free tier shows what it doesn't have, and sends nothing of it", async () => {
  await showFeatures({ isPro: false });
  await expect.element(feature("Time tracking")).toBeDisabled();
  await expect.element(feature("Time tracking")).not.toBeChecked();
  await expect.element(feature("Repeating tasks")).toHaveAccessibleDescription(/Not available in the free tier/);
  await expectAccessible();

  await feature("Public pages").click();
  await button("Save").click();

  await expect.poll(() => server.bodies(SAVE)).toEqual([{ settings: { frontend: { enabled: false } } }]);
});

test("a refusal is shown, and what was chosen stays", async () => {
  await showFeatures();
  server.refuse(SAVE, 404, "Board not found");
  await feature("Public pages").click();
  await button("Save").click();

  await expectVisible(page.getByRole("alert"));
  await expect.element(feature("Public pages")).not.toBeChecked();
});
