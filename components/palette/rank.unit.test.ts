import { expect, test } from "vitest";
import { rank } from "@/components/palette/rank";
import { type Row, running } from "@/components/palette/row";

const rowOf = (title: string, words?: string): Row => ({ id: title, title, words, act: running(() => undefined) });
const ROWS = [
  rowOf("Show notifications"),
  rowOf("Profile: Notifications"),
  rowOf("Profile"),
  rowOf("Assign to Tomáš Novák"),
  rowOf("Assign to me", "Élodie"),
  rowOf("Move to Done"),
  rowOf("Mark as done"),
  rowOf("Remove due date", "no due date"),
  rowOf("نقل إلى المكتملة"),
];
const found = (text: string, most = 10) => rank(ROWS, text, most).map(({ title }) => title);

test.each([
  ["ASSIGN TO TOM", ["Assign to Tomáš Novák"]],
  ["tomáš assign", ["Assign to Tomáš Novák"]],
  ["elodie", ["Assign to me"]],
  ["no due date", ["Remove due date"]],
  ["notif", ["Show notifications", "Profile: Notifications"]],
  ["profile", ["Profile: Notifications", "Profile"]],
  ["mvdone", ["Move to Done"]],
  ["asgn tom", ["Assign to Tomáš Novák", "Assign to me"]],
  ["bug", []],
  ["المكتملة", ["نقل إلى المكتملة"]],
  ["invoice", []],
])("“%s” finds %j", (text, titles) => {
  expect(found(text)).toEqual(titles);
});

test("a title that begins with the text comes before one that contains it", () => {
  expect(found("mark").at(0)).toBe("Mark as done");
  expect(rank([rowOf("Undone"), rowOf("Mark as done"), rowOf("Done")], "done", 3).map(({ title }) => title)).toEqual([
    "Done",
    "Mark as done",
    "Undone",
  ]);
});

test("without a text the first rows are shown, and never more than asked for", () => {
  expect(found("", 2)).toEqual(["Show notifications", "Profile: Notifications"]);
  expect(found("o", 3)).toHaveLength(3);
});
