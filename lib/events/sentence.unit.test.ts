import { describe, expect, test } from "vitest";
import { sentenceOf, type EventRow } from "@/lib/events/sentence";

type Line = [words: string, before?: string | null, after?: string | null, more?: Partial<EventRow>];

const bug = { bg_color: "#ff0000", color: "#ffffff", title: "Bug" };
const size = (type: string) => ({
  settings: { title: "Size", custom_field_type: type, custom_field_id: 4, is_new: true },
});

const OF_TASK: [Line, string][] = [
  [["created task", null, "Card"], "created this task"],
  [["cloned task", "from Card"], "made this as a copy of «Card»"],
  [["updated title", "Card", "Cart"], "renamed this from «Card» to «Cart»"],
  [["updated description", null, "what it is"], "changed the description"],
  [["updated description", "what it was", ""], "removed the description"],
  [["changed priority", "low", "high"], "changed the priority from «low» to «high»"],
  [["changed priority", null, "high"], "set the priority to «high»"],
  [["closed task", "Card"], "marked this as done"],
  [["reopened task", "Card"], "reopened this"],
  [["archived task", "Card"], "archived this"],
  [["restored task", "Card"], "restored this"],
  [["added Due Date", null, "June 2, 2031"], "set the due date to 2031-06-02 00:00:00"],
  [
    ["changed Due Date", "June 2, 2031", "December 31, 2031, 12:05 am"],
    "changed the due date from 2031-06-02 00:00:00 to 2031-12-31 00:05:00",
  ],
  [["removed Due Date", "June 2, 2031, 12:30 pm"], "removed the due date 2031-06-02 12:30:00"],
  [["removed Due Date"], "removed the due date"],
  [["added Start Date", null, "March 1, 2031"], "set the start date to 2031-03-01 00:00:00"],
  [
    ["changed Start Date", "March 1, 2031", "March 12, 2031"],
    "changed the start date from 2031-03-01 00:00:00 to 2031-03-12 00:00:00",
  ],
  [["removed Start Date", "March 1, 2031"], "removed the start date 2031-03-01 00:00:00"],
  [["added assignee", null, "Eve"], "assigned «Eve»"],
  [["removed assignee", null, "Eve"], "unassigned «Eve»"],
  [["joined task"], "joined this task"],
  [["left task"], "left this task"],
  [["changed stage", "To do", "Done"], "moved this from «To do» to «Done»"],
  [["changed stage", null, "Done"], "moved this to «Done»"],
  [["moved board", "Here", "There"], "moved this from the board «Here» to «There»"],
  [["moved board", "another board", "There"], "moved this from another board to «There»"],
  [["added label", null, null, { settings: bug }], "added the label #Bug"],
  [["removed label", null, null, { settings: { ...bug, title: null } }], "removed the label #"],
  [["added comment", null, "Is this\nright?"], "commented: «Is this\nright?»"],
  [["added comment", null, ""], "commented"],
  [["updated comment", "old", "new"], "changed a comment: «new»"],
  [["removed comment", null, "old"], "deleted a comment"],
  [["changed comment privacy", "private", "public"], "made a comment public"],
  [["added a reply"], "replied to a comment"],
  [["updated a reply", "old", "new"], "changed a reply: «new»"],
  [["removed a reply", null, "old"], "deleted a reply"],
  [["changed reply privacy", "public", "private"], "made a reply private"],
  [["added reminder", null, "1 day before"], "set the reminder to «1 day before»"],
  [
    ["changed reminder", "1 day before", "March 1, 2031, 10:00 am"],
    "changed the reminder from «1 day before» to 2031-03-01 10:00:00",
  ],
  [["removed reminder", "1 day before"], "removed the reminder"],
  [["added cover"], "added a cover"],
  [["changed cover"], "changed the cover"],
  [["removed cover"], "removed the cover"],
  [["added logo"], "added a logo"],
  [["changed logo"], "changed the logo"],
  [["removed logo"], "removed the logo"],
  [["added template", null, "yes"], "made this a template"],
  [["removed template", "yes"], "made this no longer a template"],
  [["deleted subtask", "Step"], "deleted the subtask «Step»"],
  [["added attachment", null, "notes.txt"], "attached «notes.txt»"],
  [["removed attachment", "notes.txt"], "removed the attachment «notes.txt»"],
  [["updated attachment", "notes.txt", "New"], "renamed the attachment from «notes.txt» to «New»"],
  [["updated custom field", null, "Large", size("text")], "set «Size» to «Large»"],
  [["updated custom field", "Small", "Large", size("select")], "changed «Size» from «Small» to «Large»"],
  [["updated custom field", "Small", null, size("text")], "cleared «Size»"],
  [["updated custom field", null, "March 1, 2031, 10:00 am", size("date")], "set «Size» to 2031-03-01 10:00:00"],
  [["updated custom field", null, "true", size("checkbox")], "ticked «Size»"],
  [["updated custom field", "true", "false", size("checkbox")], "unticked «Size»"],
  [["added predecessor", null, "Card"], "made this depend on «Card»"],
  [["removed predecessor", null, "Card"], "removed the dependency on «Card»"],
  [["added successor", null, "Card"], "made «Card» depend on this"],
  [["removed successor", null, "Card"], "removed the dependency of «Card» on this"],
  [["added repeat", null, "daily"], "made this repeat «daily»"],
  [["changed repeat", null, "weekly"], "changed how this repeats to «weekly»"],
  [["removed repeat"], "stopped this from repeating"],
  [["removed support ticket", "42"], "removed the support ticket «42»"],
  [["added subtask", null, "Step"], "added the subtask «Step»"],
  [["updated subtask", "Step", "Stop"], "renamed the subtask from «Step» to «Stop»"],
  [["closed subtask", "Step"], "marked the subtask «Step» as done"],
  [["reopened subtask", "Step"], "reopened the subtask «Step»"],
  [["moved subtask", null, "Step to Later"], "moved the subtask «Step to Later»"],
  [["removed subtask", "Step"], "made the subtask «Step» a task"],
  [["created subtask group", null, "Later"], "added the subtask group «Later»"],
  [["updated subtask group", "Steps", "First"], "renamed the subtask group from «Steps» to «First»"],
  [["deleted subtask group", "Steps"], "deleted the subtask group «Steps»"],
];

const OF_BOARD: [Line, string][] = [
  [["archived board", "Here"], "archived this board"],
  [["restored board", "Here"], "restored this board"],
  [["changed public access", "disabled", "enabled"], "made this board public"],
  [["changed public access", "enabled", "disabled"], "made this board private"],
  [["updated status of stage", "open", "closed", { description: "Done" }], "made the stage «Done» close its tasks"],
  [
    ["updated status of stage", "closed", "open", { description: "Done" }],
    "made the stage «Done» leave its tasks open",
  ],
  [["updated color of stage", null, null, { description: "Done" }], "changed the color of the stage «Done»"],
  [["updated background of stage", null, null, { description: "Done" }], "changed the color of the stage «Done»"],
  [["updated visibility of stage", "private", "public", { description: "Done" }], "made the stage «Done» public"],
  [["updated template of stage", "no", "yes", { description: "Done" }], "made the stage «Done» a template"],
  [["updated template of stage", "yes", "no", { description: "Done" }], "made the stage «Done» no longer a template"],
  [
    ["updated default assignees of stage", null, null, { description: "Done" }],
    "changed the default assignees of the stage «Done»",
  ],
  [
    ["updated default watchers of stage", null, null, { description: "Done" }],
    "changed the default watchers of the stage «Done»",
  ],
  [["created board", null, null, { description: "New" }], "created this board"],
  [["changed title", "Here", "There"], "renamed this board from «Here» to «There»"],
  [["changed description", null, "was", { description: "<p>is</p>" }], "changed the description of this board"],
  [["changed description", null, "was", { description: "" }], "removed the description of this board"],
  [["changed board background"], "changed the background"],
  [["added member", null, "Eve", { description: "" }], "added «Eve» as a member"],
  [["added viewer", null, "Eve", { description: "" }], "added «Eve» as a viewer"],
  [["added manager", null, "Eve", { description: "" }], "added «Eve» as a manager"],
  [["removed member", null, "Eve"], "removed «Eve» from this board"],
  [["removed member", null, "Ben"], "left this board"],
  [["changed role", "member", "admin", { description: "Eve" }], "made «Eve» a «manager»"],
  [["changed role", "admin", "viewer", { description: "Eve" }], "made «Eve» a «viewer»"],
  [["created stage", null, "Review"], "added the stage «Review»"],
  [["updated title of stage", "To do", "Next"], "renamed the stage from «To do» to «Next»"],
  [["updated title of stage", "Next", "Next"], "changed the stage «Next»"],
  [["moved stages", "To do,Doing,Done"], "put the stages in another order"],
  [["archived stage", "To do"], "archived the stage «To do»"],
  [["restored stage", "To do"], "restored the stage «To do»"],
  [["deleted stage", "To do", null, { settings: { stage_id: 3 } }], "deleted the stage «To do»"],
  [["created label", null, null, { settings: bug }], "added the label #Bug"],
  [["updated label", null, null, { settings: bug }], "changed the label #Bug"],
  [["deleted label", null, null, { settings: bug }], "deleted the label #Bug"],
  [["created custom field", null, "Size"], "added the custom field «Size»"],
  [["updated custom field", "Size", "Length"], "renamed the custom field from «Size» to «Length»"],
  [["updated custom field", "Size", "Size"], "changed the custom field «Size»"],
  [["moved custom field", "Size,Weight"], "put the custom fields in another order"],
  [["deleted custom field", "Size"], "deleted the custom field «Size»"],
  [
    ["created task", null, "Card", { description: "on stage Open", settings: { task_id: 7 } }],
    "created [Card 7] in «Open»",
  ],
  [["created task", null, "Card"], "created «Card»"],
  [["archived task", "Card"], "archived «Card»"],
  [["restored task", "Card"], "restored «Card»"],
  [["deleted task", "Card", null, { settings: { task_id: 7 } }], "deleted «Card»"],
  [["moved task", null, "Card to There", { settings: { task_id: 7 } }], "moved «Card to There»"],
  [["added task", null, "Card from There", { settings: { task_id: 7 } }], "brought [Card from There 7]"],
];

describe("the sentence of an event", () => {
  test.each(OF_TASK)("of a task is written for %j", (line, sentence) =>
    expect(textOf("task_activity", line)).toBe(sentence),
  );

  test.each(OF_BOARD)("of a board is written for %j", (line, sentence) =>
    expect(textOf("board_activity", line)).toBe(sentence),
  );
});

test.each<[Line, string]>([
  [["painted walls", "red", "blue"], "painted walls from «red» to «blue»"],
  [["painted walls", null, "blue"], "painted walls «blue»"],
  [["painted walls", "red", null], "painted walls «red»"],
  [["painted walls"], "painted walls"],
])("an unknown event keeps its stored text: %j", (line, sentence) =>
  expect(textOf("task_activity", line)).toBe(sentence),
);

test.each<[string | null, string]>([
  ["Febtober 1, 2031", "set the due date to «Febtober 1, 2031»"],
  ["2031-06-02", "set the due date to «2031-06-02»"],
  [null, "set the due date to nothing"],
])("an invalid date stays as it is: %s", (after, sentence) =>
  expect(textOf("task_activity", ["added Due Date", null, after])).toBe(sentence),
);

test("a value that was cut ends with an ellipsis", () => {
  expect(textOf("task_activity", ["added assignee", null, "x".repeat(50)])).toBe(`assigned «${"x".repeat(50)}…»`);
});

test.each([null, [], "words", 5, { task_id: "7" }])("unknown settings are ignored: %j", (settings) => {
  expect(textOf("board_activity", ["created task", null, "Card", { settings }])).toBe("created «Card»");
  expect(textOf("task_activity", ["updated custom field", null, "Large", { settings }])).toBe(
    "set «a custom field» to «Large»",
  );
  expect(textOf("task_activity", ["added label", null, null, { settings }])).toBe("added the label #");
});

function textOf(object_type: EventRow["object_type"], [event, before = null, after = null, more = {}]: Line): string {
  const [action = "", ...column] = event.split(" ");
  const parts = sentenceOf({
    object_type,
    action,
    column: column.join(" "),
    old_value: before,
    new_value: after,
    description: null,
    settings: null,
    user: { display_name: "Ben" },
    ...more,
  });
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("value" in part) return `«${part.value}»`;
      if ("date" in part) return part.date;
      return "label" in part ? `#${part.label.title ?? ""}` : `[${part.task.title} ${part.task.id}]`;
    })
    .join("");
}
