import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TaskAssistant } from "@/components/assistant/task/task-assistant";
import { expectAccessible } from "@/components/testing/axe";
import { aMember, newId, viewerOf } from "@/components/testing/records";
import { button, expectFocus, expectGone, expectVisible, press } from "@/components/testing/screen";
import { refusal, server } from "@/components/testing/server";
import { show } from "@/components/testing/show";

const TASK = "/boards/v2/projects/{board}/tasks/{task}";
const ASK = `POST ${TASK}/ai-assist`;
const ADD = `POST ${TASK}/subtasks/bulk`;
const APPLY = `POST ${TASK}/ai-apply-suggestions`;

const dialog = () => page.getByRole("dialog", { name: "Assistant" });
const check = (name: string) => dialog().getByRole("checkbox", { name });
const opener = () => page.getByRole("button", { name: "Assistant", exact: true });

async function showAssistant({ hasAssistant = true, mayEdit = true } = {}) {
  const viewer = viewerOf(aMember("Ada"), hasAssistant ? { hasAssistant } : {});
  await show(<TaskAssistant task={{ id: newId(), board_id: 1, parent_id: null }} viewer={viewer} mayEdit={mayEdit} />);
}

async function openAssistant(given?: Parameters<typeof showAssistant>[0]) {
  await showAssistant(given);
  await opener().click();
  await expectVisible(dialog());
}

test("there is no trace of it while it is off", async () => {
  await showAssistant({ hasAssistant: false });

  expect(page.getByRole("button").query()).toBeNull();
});

test("a viewer gets a summary, and HTML in it is only text; Escape returns to the button", async () => {
  await openAssistant({ mayEdit: false });
  const content = "**TL;DR:** Nearly done\n\n# Open\n- <img src=x onerror=alert(1)>\n1. [x](javascript:alert(1))";
  server.answer(ASK, () => ({ type: "summary", content }));
  expect(button("Suggest labels and priority", dialog()).query()).toBeNull();

  await button("Summarize", dialog()).click();

  await expectVisible(dialog().getByText("Nearly done"));
  await expectVisible(dialog().getByText("<img src=x onerror=alert(1)>"));
  expect(document.querySelector("strong")?.textContent).toBe("TL;DR:");
  expect(document.querySelectorAll("dialog img, [role=dialog] img, [role=dialog] a")).toHaveLength(0);
  await expectAccessible();
  await press("{Escape}");
  await expectGone(dialog());
  await expectFocus(opener());
});

test("only the chosen subtasks are added, and a refusal keeps the choice", async () => {
  await openAssistant();
  server.answer(ASK, () => ({ type: "subtasks", items: ["Book a room", "Invite", "Cook"] }));
  await button("Propose subtasks", dialog()).click();
  await check("Invite").click();
  await expectAccessible();
  server.answer(ADD, () => refusal(409, "Somebody else changed this."));
  await button("Add 2 subtasks", dialog()).click();
  await expectVisible(dialog().getByText("Somebody else changed this."));
  await expect.element(check("Invite")).not.toBeChecked();

  server.answer(ADD, () => ({}));
  await button("Add 2 subtasks", dialog()).click();

  await expectGone(dialog());
  expect(server.bodies(ADD).at(-1)).toEqual({ titles: ["Book a room", "Cook"] });
});

test("labels and the priority are applied as chosen", async () => {
  await openAssistant();
  server.answer(ASK, () => ({ type: "suggestions", labels: ["Bug", "Later"], priority: "high" }));
  server.answer("GET /boards/v2/projects/{board}/labels", () => ({
    labels: [
      { id: 7, title: "Later" },
      { id: 8, title: "Bug" },
    ],
  }));
  server.answer(APPLY, () => ({}));
  await button("Suggest labels and priority", dialog()).click();
  await check("Label: Later").click();
  await button("Apply", dialog()).click();

  await expectGone(dialog());
  expect(server.bodies(APPLY)).toEqual([{ label_ids: [8], priority: "high" }]);
});

test("a refusal says why and can be tried again; what is discarded is gone", async () => {
  await openAssistant();
  server.answer(ASK, () => refusal(422, "The provider takes too long to answer."));
  await button("Propose subtasks", dialog()).click();
  await expectVisible(dialog().getByRole("alert").getByText("The provider takes too long to answer."));

  server.answer(ASK, () => ({ type: "subtasks", items: ["Book a room"] }));
  await button("Try again", dialog()).click();
  await check("Book a room").click();
  await expect.element(button("Add 0 subtasks", dialog())).toBeDisabled();
  await button("Discard", dialog()).click();

  await expectGone(check("Book a room"));
  expect(server.bodies(ASK)).toEqual([{ action: "subtasks" }, { action: "subtasks" }]);
});
