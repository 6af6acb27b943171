import { describe, expect, test } from "vitest";
import { withAttachmentChange, withAttachmentEdit } from "@/components/board-store/edits/attachment-edits";
import type { AttachmentJson } from "@/lib/attachments/present";

const BLANK: AttachmentJson = {
  ...{
    id: 0,
    object_id: 1,
    object_type: "TASK",
    attachment_type: "image/png",
    file_path: "a",
    full_url: "/files/a",
    file_size: "1 KB",
    settings: "",
    title: "a.png",
    file_hash: "a",
  },
  ...{
    driver: "local",
    status: "ACTIVE",
    created_by: 1,
    created_at: "2026-11-22T10:00:00+00:00",
    updated_at: "2026-11-22T10:00:00+00:00",
    secure_url: "",
  },
};
const file = (id: number, facts: Partial<AttachmentJson> = {}): AttachmentJson => ({ ...BLANK, id, ...facts });
const ids = (list: AttachmentJson[]) => list.map(({ id }) => id);

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
      ids(withAttachmentEdit([file(1), file(2)], { kind: "delete-attachment", taskId: 1, attachmentId: 1 })),
    ).toEqual([2]);
  });
});

describe("what the server said of attachments", () => {
  test("what is new stands first, and of one second the later one", () => {
    const known = [file(2), file(1, { created_at: "2026-11-22T09:00:00+00:00" })];
    expect(ids(withAttachmentChange(known, { saved: [file(4), file(3)] }))).toEqual([4, 3, 2, 1]);
  });

  test("what was changed keeps its place", () => {
    const list = withAttachmentChange([file(3), file(2), file(1)], { saved: [file(2, { title: "b.png" })] });
    expect(list.map(({ id, title }) => `${id} ${title}`)).toEqual(["3 a.png", "2 b.png", "1 a.png"]);
  });

  test("what is gone goes", () => {
    expect(ids(withAttachmentChange([file(2), file(1)], { removed: 2 }))).toEqual([1]);
  });
});
