import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { HookPage } from "@/components/webhooks/outgoing/hook-page";
import { NewHookPage } from "@/components/webhooks/outgoing/new-hook-page";
import { OutgoingPage } from "@/components/webhooks/outgoing/outgoing-page";
import type { DeliveryView, HookView } from "@/components/webhooks/outgoing/view-model";
import { expectAccessible } from "@/components/testing/axe";
import { newId } from "@/components/testing/records";
import { Refreshed } from "@/components/testing/refreshed";
import { button, dialogOf, expectText, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { momentOf } from "@/lib/dates/when";
import { HOOK_EVENT_NAMES } from "@/lib/webhooks/outgoing/events";

const at = momentOf(new Date("2026-11-20T08:00:00Z"), {
  now: new Date("2026-11-20T09:00:00Z"),
  timeZone: "UTC",
  locale: "en-US",
});

const aHook = (overrides: Partial<HookView> = {}): HookView => ({
  id: newId(),
  name: "Team chat",
  url: "https://chat.example/hook",
  boards: null,
  events: ["task_created"],
  method: "POST",
  format: "JSON",
  headers: [],
  isActive: true,
  disabled: null,
  failures: 0,
  waiting: 0,
  owner: "Anna Berg",
  ...overrides,
});

const aDelivery = (overrides: Partial<DeliveryView> = {}): DeliveryView => ({
  id: newId(),
  event: "task_created",
  state: "delivered",
  attempts: 1,
  status: 200,
  milliseconds: 31,
  problem: "",
  request: '{"event":"task_created"}',
  answer: "ok",
  at,
  nextTry: null,
  ...overrides,
});

const PATH = "/boards/v2/outgoing-webhooks";
const OWN_PATH = "/boards-app/v1/outgoing-webhooks";

test("the list shows where each webhook sends what, and whether it works", async () => {
  const boards = ["Website", "Shop", "Docs", "Legal"].map((title) => ({ id: newId(), title }));
  const hooks = [
    aHook({ events: [...HOOK_EVENT_NAMES] }),
    aHook({ name: "Shop", boards, failures: 3 }),
    aHook({ name: "Old", boards: [], isActive: false, disabled: at, failures: 10 }),
  ];
  await show(<OutgoingPage hooks={hooks} />);

  const rows = page.getByRole("list", { name: "Outgoing webhooks" }).getByRole("listitem");
  await expectText(rows.first(), /Team chat.*On.*chat\.example.*All boards.*All events/);
  await expectVisible(page.getByText("Website, Shop, Docs …"));
  await expectVisible(page.getByText("Failing"));
  await expectVisible(page.getByText("Off after failures"));
  await expectAccessible();
});

test("a webhook is created with chosen events and headers, and its secret is shown once", async () => {
  const sent: unknown[] = [];
  server.refuseFields(`POST ${PATH}`, { headers: "Host can't be sent." });
  await show(<NewHookPage />);
  await page.getByLabelText("Name").first().fill("Team chat");
  await page.getByLabelText("Address").fill("https://chat.example/hook");
  await page.getByLabelText("Comment added").click();
  await page.getByLabelText("Task created").click();
  await button("Add header").click();
  await page.getByLabelText("Name").nth(1).fill("Host");
  await page.getByLabelText("Value").fill("x");
  await button("Create webhook").click();
  await expectVisible(page.getByText(/Host/).first());
  await expectAccessible();

  server.answer(`POST ${PATH}`, ({ body }) => {
    sent.push(body);
    return { id: 5, secret: "whsec_abc" };
  });
  await button("Remove header Host").click();
  await button("Create webhook").click();

  await expect.element(page.getByLabelText("Signing secret")).toHaveValue("whsec_abc");
  expect(sent).toEqual([
    {
      name: "Team chat",
      url: "https://chat.example/hook",
      board_id: [],
      triggered_events: ["comment_created"],
      method: "POST",
      format: "JSON",
      header_type: "no_headers",
      headers: [],
    },
  ]);
  await expect
    .element(page.getByRole("link", { name: "Open webhook" }))
    .toHaveAttribute("href", "/settings/webhooks/outgoing/5");
});

test("all events are chosen and cleared at once", async () => {
  await show(<NewHookPage />);
  const all = page.getByLabelText("All events");
  await expect.element(all).toBePartiallyChecked();

  await all.click();
  await expect.element(page.getByLabelText("Board changed")).toBeChecked();
  await all.click();
  await expect.element(page.getByLabelText("Task created")).not.toBeChecked();
});

test("a webhook that failures switched off says so, shows what was answered, and is switched on again", async () => {
  const world = { hook: aHook({ isActive: false, disabled: at, failures: 10, waiting: 2 }) };
  const failed = { status: 500, problem: "The receiver answered with status 500.", answer: "down" };
  const deliveries = [
    aDelivery({ ...failed, state: "waiting", attempts: 10, nextTry: at }),
    aDelivery({ event: "test", state: "given_up", ...failed }),
    aDelivery({
      state: "skipped",
      status: null,
      milliseconds: null,
      problem: "It was deleted.",
      request: "",
      answer: "",
    }),
  ];
  server.answer(`PUT ${PATH}/${world.hook.id}`, ({ body }) => {
    world.hook = { ...world.hook, isActive: body.is_active === true, disabled: null, failures: 0 };
    return {};
  });
  await show(
    <Refreshed read={() => world.hook}>
      {(hook) => <HookPage hook={hook} deliveries={deliveries} paging={null} />}
    </Refreshed>,
  );
  await expectVisible(page.getByText("This webhook was switched off"));
  await expectVisible(page.getByText("2 deliveries wait"));
  await expectVisible(page.getByText("Failed, will be tried again"));
  await page.getByText("Answer", { exact: true }).first().click();
  await expectVisible(page.getByText("down", { exact: true }).first());
  await expectAccessible();

  await button("Switch on").click();

  await expectVisible(page.getByText("On", { exact: true }));
  await expectVisible(button("Switch off"));
});

test("a delivery is sent again, and the secret is replaced and shown", async () => {
  const [hook, delivery, sent] = [aHook(), aDelivery(), [] as string[]];
  for (const path of [`${OWN_PATH}/${hook.id}/deliveries/${delivery.id}/send-again`, `${OWN_PATH}/${hook.id}/test`])
    server.answer(`POST ${path}`, () => {
      sent.push(path);
      return {};
    });
  server.answer(`POST ${OWN_PATH}/${hook.id}/secret`, () => ({ secret: "whsec_new" }));
  await show(<HookPage hook={hook} deliveries={[delivery]} paging={null} />);

  await button("Send again: Task created").click();
  await expectVisible(page.getByText("It’s being sent again"));
  await button("Send a test").click();
  await expectVisible(page.getByText("The test is being sent"));
  expect(sent).toHaveLength(2);

  await button("Replace secret").click();
  await dialogOf("Replace the secret?").getByRole("button", { name: "Replace secret" }).click();
  await expect.element(page.getByLabelText("Signing secret")).toHaveValue("whsec_new");
});
