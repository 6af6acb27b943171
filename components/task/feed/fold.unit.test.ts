import { describe, expect, test } from "vitest";
import { folded } from "@/components/task/feed/fold";
import type { FeedEntryJson } from "@/lib/activity/present";

let id = 0;

// Only the fields that folding reads.
const line = (by: number | null, at: string, action = "changed", column = "priority") =>
  ({
    id: (id += 1),
    object_type: "task_activity",
    created_by: by,
    created_at: `2026-11-20T${at}:00+00:00`,
    action,
    column,
  }) as FeedEntryJson;
const comment = (by: number) =>
  ({ id: (id += 1), created_by: by, created_at: "2026-11-20T10:00:00+00:00" }) as FeedEntryJson;

const sizes = (entries: FeedEntryJson[]) =>
  folded(entries).map((part) => ("lines" in part ? part.lines.length : "comment"));

describe("changes in a feed", () => {
  test("are one when one person made them in a row, even when they took longer than an hour in total", () => {
    expect(sizes([line(1, "11:40"), line(1, "11:00"), line(1, "10:00"), line(1, "09:30")])).toEqual([4]);
  });

  test("are two when they are more than an hour apart", () => {
    expect(sizes([line(1, "11:01"), line(1, "10:00")])).toEqual([1, 1]);
  });

  test("stay separate when two people made them, or with a comment between them", () => {
    expect(
      sizes([line(1, "10:00"), line(2, "10:00"), line(1, "10:00"), comment(1), line(1, "10:00"), line(1, "10:00")]),
    ).toEqual([1, 1, 1, "comment", 2]);
  });

  test("stay separate when the people who made them are deleted", () => {
    expect(sizes([line(null, "10:00"), line(null, "10:00")])).toEqual([1, 1]);
  });

  test("never hide who created the task", () => {
    expect(sizes([line(1, "10:00"), line(1, "10:00"), line(1, "10:00", "created", "task")])).toEqual([2, 1]);
  });

  test("are folded in the same way when an older page or a newer line arrives", () => {
    const entries = [line(1, "11:00"), line(1, "10:30"), line(2, "10:20"), line(2, "10:10"), line(2, "09:30")];
    const groups = (of: FeedEntryJson[]) => folded(of).map((part) => ("lines" in part ? part.lines : []));

    expect(groups(entries.slice(0, 4))[0]).toEqual(groups(entries)[0]);
    expect(groups(entries.slice(1))[1]).toEqual(groups(entries)[1]);
  });
});
