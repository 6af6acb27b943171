import { expect, test } from "vitest";
import { callView } from "@/components/webhooks/incoming/view-model";

const call = (message: string, status = 400) =>
  callView(
    { id: 1, webhookId: 1, status, message, taskId: null, body: "{}", createdAt: new Date(), task: null },
    { now: new Date(), timeZone: "UTC", locale: "de" },
  );

test.each([
  ["The title field is required.", "title: Fülle dieses Feld aus."],
  [
    "This stage is archived. Please restore the stage first.",
    "Diese Phase ist archiviert. Stelle sie zuerst wieder her.",
  ],
  ["A new refusal.", "A new refusal."],
])("the refusal %j is shown in the reader's language, with the name of its field", (message, text) => {
  expect(call(message)).toMatchObject({ message: text, body: "" });
});

test("a call that succeeded needs no text", () => {
  expect(call("Task has been successfully created", 201).message).toBe("");
});
