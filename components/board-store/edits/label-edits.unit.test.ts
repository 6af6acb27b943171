import { expect, test } from "vitest";
import { withLabelEdit } from "@/components/board-store/edits/label-edits";
import { aLabel } from "@/components/testing/records";

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
