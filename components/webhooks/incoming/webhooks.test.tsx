import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { CallView, WebhookView } from "@/components/webhooks/incoming/view-model";
import { WebhookPage } from "@/components/webhooks/incoming/webhook-page";
import { WebhooksPage } from "@/components/webhooks/incoming/webhooks-page";
import { expectAccessible } from "@/components/testing/axe";
import { newId } from "@/components/testing/records";
import { Refreshed } from "@/components/testing/refreshed";
import { button, dialogOf, expectGone, expectText, expectVisible } from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { show } from "@/components/testing/show";
import { momentOf } from "@/lib/dates/when";

const at = momentOf(new Date("2026-11-20T08:00:00Z"), {
  now: new Date("2026-11-20T09:00:00Z"),
  timeZone: "UTC",
  locale: "en-US",
});

const aWebhook = (overrides: Partial<WebhookView> = {}): WebhookView => ({
  id: newId(),
  name: "Contact form",
  url: `${location.origin}/?fbs=1&route=task&hash=7aa95547-ff42-437b-92d2-abccc3de365c`,
  board: { id: newId(), title: "Website", isArchived: false },
  stage: { title: "To do", isArchived: false },
  author: "Anna Berg",
  created: at,
  lastCall: null,
  ...overrides,
});

const aCall = (overrides: Partial<CallView> = {}): CallView => ({
  id: newId(),
  status: 400,
  message: "Fill in the title.",
  body: '{"name":"Mia"}',
  at,
  task: null,
  ...overrides,
});

const CALL = "POST /";
const address = () => location.pathname;

test("the list shows where tasks go and which last call was refused", async () => {
  const refused = aWebhook({ name: "Shop", lastCall: { status: 403, at } });
  await show(<WebhooksPage webhooks={[aWebhook(), refused]} isPro={false} />);

  const rows = page.getByRole("list", { name: "Incoming webhooks" }).getByRole("listitem");
  await expectText(rows.first(), /Contact form.*Website.*To do.*Never called/);
  await expectVisible(page.getByText("Refused (403)"));
  await expectVisible(page.getByText(/aren’t available in the free tier/));
  await expectAccessible();
});

test("a webhook is created on a board and a stage that is active, and its page opens", async () => {
  const [board, stage, old, id] = [newId(), newId(), newId(), newId()];
  server.answer("GET /boards/v2/projects", () => ({ boards: { data: [{ id: board, title: "Website" }] } }));
  server.answer(`GET /boards/v2/projects/${board}`, () => ({
    board: {
      stages: [
        { id: old, title: "Old", archived_at: "2026-01-01 00:00:00" },
        { id: stage, title: "To do", archived_at: null },
      ],
    },
  }));
  server.refuseFields("POST /boards/v2/webhooks", { name: "This name is too long." });
  await show(<WebhooksPage webhooks={[]} isPro />);
  await button("New webhook").click();
  const dialog = dialogOf("New incoming webhook");
  await dialog.getByLabelText("Name").fill("Contact form");
  await expect.element(button("Create webhook", dialog)).toBeDisabled();
  await button("Choose a board", dialog).click();
  await page.getByRole("option", { name: "Website" }).click();
  await expect.element(dialog.getByLabelText("Stage")).toHaveTextContent(/^To do$/);

  await button("Create webhook", dialog).click();
  await expectVisible(dialog.getByText("This name is too long."));
  server.answer("POST /boards/v2/webhooks", () => ({ id }));
  await button("Create webhook", dialog).click();

  await expect.poll(address).toBe(`/settings/webhooks/${id}`);
  expect(server.bodies("POST /boards/v2/webhooks").at(-1)).toEqual({
    name: "Contact form",
    board,
    stage: String(stage),
  });
});

test("a board whose stages can't be loaded, or that has none, says so", async () => {
  const board = newId();
  server.answer("GET /boards/v2/projects", () => ({ boards: { data: [{ id: board, title: "Website" }] } }));
  server.refuse(`GET /boards/v2/projects/${board}`, 403, "You can’t do this.");
  await show(<WebhooksPage webhooks={[]} isPro />);
  await button("New webhook").click();
  const choose = async (name: string) => {
    await button(name).click();
    await page.getByRole("option", { name: "Website" }).click();
  };

  await choose("Choose a board");
  await expectVisible(page.getByText("You can’t do this."));
  server.answer(`GET /boards/v2/projects/${board}`, () => ({ board: { stages: [] } }));
  await choose("Website, choose another board");
  await expectVisible(page.getByText("This board has no stages. Add one first."));
  await expect.element(button("Create webhook")).toBeDisabled();
});

test("a test calls the address, and shows what came of it and the new list of calls", async () => {
  const [webhook, taskId] = [aWebhook(), newId()];
  const world = { calls: [] as CallView[] };
  server.refuse(CALL, 403, "Whoever created this webhook can’t create tasks.");
  await show(
    <Refreshed read={() => ({ ...world })}>
      {({ calls }) => <WebhookPage webhook={webhook} calls={calls} isPro />}
    </Refreshed>,
  );
  await expectVisible(page.getByText("No calls yet"));
  await expectAccessible();

  await button("Send a test").click();
  await expectText(page.getByRole("alert"), /The call was refused.*can’t create tasks/);

  server.answer(CALL, ({ body }) => {
    world.calls = [aCall({ status: 201, message: "", task: { title: body.title, href: "/boards/1/tasks/2" } })];
    return { message: "x", task: { id: taskId, board_id: webhook.board.id, title: body.title } };
  });
  await button("Send a test").click();

  const link = page.getByRole("status").getByRole("link", { name: "Test of the webhook" });
  await expect.element(link).toHaveAttribute("href", `/boards/${webhook.board.id}/tasks/${taskId}`);
  await expectVisible(page.getByRole("list", { name: "Last calls" }).getByText("Task created"));
  const [request] = server.requests(CALL);
  expect(request?.query.get("hash")).toBe("7aa95547-ff42-437b-92d2-abccc3de365c");
  expect(request?.headers.get("x-wp-nonce")).toBeNull();
});

test("the page shows calls with their reason and body, examples with the address, and all fields", async () => {
  const webhook = aWebhook();
  await show(<WebhookPage webhook={webhook} calls={[aCall(), aCall({ status: 200, message: "" })]} isPro />);

  await expectVisible(page.getByText("Fill in the title."));
  await expectVisible(page.getByText("The task was deleted"));
  await page.getByText("What was sent").first().click();
  await expectVisible(page.getByText('"name": "Mia"').first());
  await expectVisible(page.getByText(/curl -X POST/));
  await page.getByRole("tab", { name: "Python" }).click();
  await expectText(page.getByRole("tabpanel"), /urllib\.request[^]*7aa95547/);
  await expect.poll(() => page.getByRole("row").elements().length).toBe(17);
  await expectAccessible();
});

test("a webhook is renamed, and deleted after a confirmation", async () => {
  const webhook = aWebhook();
  const world = { webhook };
  server.answer(`PUT /boards/v2/webhooks/${webhook.id}`, ({ body }) => {
    world.webhook = { ...webhook, name: body.name };
  });
  server.answer(`DELETE /boards/v2/webhooks/${webhook.id}`, () => ({}));
  await show(
    <Refreshed read={() => ({ ...world })}>
      {({ webhook: shown }) => <WebhookPage webhook={shown} calls={[]} isPro />}
    </Refreshed>,
  );

  await button("Rename").first().click();
  const dialog = dialogOf("Rename webhook");
  await dialog.getByLabelText("Name").fill("Support form");
  await button("Rename", dialog).click();
  await expectGone(dialog);
  await expectVisible(page.getByRole("heading", { name: "Support form" }));

  await button("Delete").click();
  await button("Delete webhook").click();
  await expect.poll(address).toBe("/settings/webhooks");
});

test.each([
  [{ author: null }, "The person who created this webhook was deleted"],
  [{ board: { id: 1, title: "Old", isArchived: true } }, "This board is archived"],
  [{ stage: { title: "Old", isArchived: true } }, "This stage is archived"],
  [{ url: "" }, "This address can’t be read"],
])("%o says why calls are refused", async (overrides, sentence) => {
  await show(<WebhookPage webhook={aWebhook(overrides)} calls={[]} isPro />);

  await expectVisible(page.getByText(sentence, { exact: false }));
});

test("the address is copied from the list", async () => {
  const webhook = aWebhook();
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show(<WebhooksPage webhooks={[webhook]} isPro />);

  await button("Copy the address of Contact form").click();

  await expectVisible(page.getByText("Address copied"));
  expect(copied).toHaveBeenCalledWith(webhook.url);
});
