import { describe, expect, test } from "vitest";
import { withAttachmentChange, withAttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import { type FieldEdit, withFieldEdit, withValue } from "@/components/board-store/edits/custom-field-edits";
import { withLabelEdit } from "@/components/board-store/edits/label-edits";
import { aField, aLabel } from "@/components/testing/records";
import type { AttachmentJson } from "@/lib/attachments/present";

const file = (id: number, facts: Partial<AttachmentJson> = {}) =>
  ({ id, title: "a.png", created_at: "2026-11-22T10:00:00+00:00", ...facts }) as AttachmentJson;
const idsOf = (list: AttachmentJson[]) => list.map(({ id }) => id);

describe("what is done to attachments and not confirmed yet", () => {
  test("a new title is shown at once, of that one alone", () => {
    expect(
      withAttachmentEdit([file(1), file(2)], {
        kind: "rename-attachment",
        taskId: 1,
        attachmentId: 2,
        title: "b.png",
      }).map(({ title }) => title),
    ).toEqual(["a.png", "b.png"]);
  });

  test("what is deleted is not shown", () => {
    expect(
      idsOf(withAttachmentEdit([file(1), file(2)], { kind: "delete-attachment", taskId: 1, attachmentId: 1 })),
    ).toEqual([2]);
  });
});

describe("what the server said of attachments", () => {
  test("what is new stands first, and of one second the later one", () => {
    const known = [file(2), file(1, { created_at: "2026-11-22T09:00:00+00:00" })];
    expect(idsOf(withAttachmentChange(known, { saved: [file(4), file(3)] }))).toEqual([4, 3, 2, 1]);
  });

  test("what was changed keeps its place", () => {
    const list = withAttachmentChange([file(3), file(2), file(1)], { saved: [file(2, { title: "b.png" })] });
    expect(list.map(({ id, title }) => `${id} ${title}`)).toEqual(["3 a.png", "2 b.png", "1 a.png"]);
  });

  test("what is gone goes", () => {
    expect(idsOf(withAttachmentChange([file(2), file(1)], { removed: 2 }))).toEqual([1]);
  });
});

const fields = [aField("Budget"), aField("Customer"), aField("Size", "select", ["S", "M"])].map((field, at) => ({
  ...field,
  id: at + 1,
}));

describe("what is shown while a change of the custom fields is on its way", () => {
  test.each<[string, FieldEdit, string[]]>([
    [
      "a new name",
      { kind: "change-field", fieldId: 2, title: "Client", type: "text", options: [] },
      ["Budget", "Client", "Size"],
    ],
    ["moved to the front", { kind: "move-field", fieldId: 3, index: 1 }, ["Size", "Budget", "Customer"]],
    ["moved behind all others", { kind: "move-field", fieldId: 1, index: 3 }, ["Customer", "Size", "Budget"]],
    ["one that is gone stays gone", { kind: "move-field", fieldId: 9, index: 1 }, ["Budget", "Customer", "Size"]],
    ["deleted", { kind: "delete-field", fieldId: 1 }, ["Customer", "Size"]],
    [
      "a new one when it is made",
      { kind: "create-field", id: -1, title: "Version", type: "text", options: [] },
      ["Budget", "Customer", "Size"],
    ],
  ])("shows the fields after: %s", (_, edit, titles) => {
    expect(withFieldEdit(fields, edit).map(({ title }) => title)).toEqual(titles);
  });

  test("other options, and those there were when none are sent", () => {
    const options = (sent: string[]) =>
      withFieldEdit(fields, { kind: "change-field", fieldId: 3, title: "Size", type: "select", options: sent }).at(2)
        ?.settings.select_options;

    expect([options(["L"]), options([])]).toEqual([["L"], ["S", "M"]]);
  });
});

describe("the values of a task while one of them is on its way", () => {
  const known = withValue(withValue([], 5, 1, "100"), 5, 2, "Acme");

  test.each([
    ["the first in a field", 3, "S", { 1: "100", 2: "Acme", 3: "S" }],
    ["another in its place", 1, "200", { 1: "200", 2: "Acme" }],
    ["none any more", 2, null, { 1: "100" }],
    ["none where there was none", 3, null, { 1: "100", 2: "Acme" }],
    ["not checked", 3, false, { 1: "100", 2: "Acme", 3: false }],
  ] as const)("a changed value is shown: %s", (_, fieldId, value, values) => {
    expect(
      Object.fromEntries(
        withValue(known, 5, fieldId, value).map(({ foreign_id, settings }) => [foreign_id, settings.value]),
      ),
    ).toEqual(values);
  });
});

const labels = [1, 2].map((id) => aLabel("Bug", { id, settings: { color_preset: "green-soft" } }));

test("a label on its way to other looks has them already", () => {
  const [, changed] = withLabelEdit(labels, {
    kind: "change-label",
    labelId: 2,
    draft: { title: "", preset: "sky-bold", background: "#42B2D7", color: "#1B2533" },
  });

  expect(changed).toMatchObject({
    id: 2,
    title: null,
    bg_color: "#42B2D7",
    color: "#1B2533",
    settings: { color_preset: "sky-bold" },
  });
});

test("colours of its own have no preset", () => {
  const [changed] = withLabelEdit(labels, {
    kind: "change-label",
    labelId: 1,
    draft: { title: "Bugs", preset: null, background: "#ffffff", color: null },
  });

  expect(changed).toMatchObject({ title: "Bugs", color: null, settings: null });
});

test("a label that is being deleted is not shown, a new one when it is made", () => {
  const draft = { title: "New", preset: null, background: "#ffffff", color: "#000000" };

  expect(withLabelEdit(labels, { kind: "delete-label", labelId: 1 })).toEqual([labels[1]]);
  expect(withLabelEdit(labels, { kind: "create-label", id: -1, draft })).toEqual(labels);
});
