import { describe, expect, test } from "vitest";
import { BOARD_EVENTS } from "@/lib/events/board-events";
import type { ActivityKey } from "@/lib/events/phrases";
import { type EventRow, phraseOf, textsOf } from "@/lib/events/sentence";
import { TASK_EVENTS } from "@/lib/events/task-events";
import { translator } from "@/lib/i18n/catalogue";
import { LANGUAGES } from "@/lib/i18n/languages";
import type { AnyMessage } from "@/lib/i18n/translate";

type Line = [words: string, before?: string | null, after?: string | null, more?: Partial<EventRow>];

const bug = { bg_color: "#ff0000", color: "#ffffff", title: "Bug" };
const size = (type: string) => ({
  settings: { title: "Size", custom_field_type: type, custom_field_id: 4, is_new: true },
});

const OF_TASK: [Line, string][] = [
  [["created task", null, "Card"], "created this task"],
  [["cloned task", "from Card"], "created this task as a copy of «Card»"],
  [["updated title", "Card", "Cart"], "renamed this task from «Card» to «Cart»"],
  [["updated description", null, "what it is"], "changed the description"],
  [["updated description", "what it was", ""], "removed the description"],
  [["changed priority", "low", "high"], "changed the priority from «low» to «high»"],
  [["changed priority", null, "high"], "set the priority to «high»"],
  [["closed task", "Card"], "marked this task as done"],
  [["reopened task", "Card"], "reopened this task"],
  [["archived task", "Card"], "archived this task"],
  [["restored task", "Card"], "restored this task"],
  [["added Due Date", null, "June 2, 2031"], "set the due date to «June 2, 2031»"],
  [
    ["changed Due Date", "June 2, 2031", "December 31, 2031, 12:05 am"],
    "changed the due date from «June 2, 2031» to «December 31, 2031 12:05 AM»",
  ],
  [["removed Due Date", "June 2, 2031, 12:30 pm"], "removed the due date «June 2, 2031 12:30 PM»"],
  [["removed Due Date"], "removed the due date"],
  [["added Start Date", null, "March 1, 2031"], "set the start date to «March 1, 2031»"],
  [
    ["changed Start Date", "March 1, 2031", "March 12, 2031"],
    "changed the start date from «March 1, 2031» to «March 12, 2031»",
  ],
  [["removed Start Date", "March 1, 2031"], "removed the start date «March 1, 2031»"],
  [["added assignee", null, "Eve"], "assigned «Eve»"],
  [["removed assignee", null, "Eve"], "unassigned «Eve»"],
  [["joined task"], "joined this task"],
  [["left task"], "left this task"],
  [["changed stage", "To do", "Done"], "moved this task from «To do» to «Done»"],
  [["changed stage", null, "Done"], "moved this task to «Done»"],
  [["moved board", "Here", "There"], "moved this task from the board «Here» to «There»"],
  [["moved board", "another board", "There"], "moved this task from another board to «There»"],
  [["added label", null, null, { settings: bug }], "added the label #Bug"],
  [["removed label", null, null, { settings: { ...bug, title: null } }], "removed the label #"],
  [["added comment", null, "Is this\nright?"], "commented: «Is this\nright?»"],
  [["added comment", null, ""], "commented"],
  [["updated comment", "old", "new"], "edited a comment: «new»"],
  [["removed comment", null, "old"], "deleted a comment"],
  [["changed comment privacy", "private", "public"], "made a comment public"],
  [["added a reply"], "replied to a comment"],
  [["updated a reply", "old", "new"], "edited a reply: «new»"],
  [["removed a reply", null, "old"], "deleted a reply"],
  [["changed reply privacy", "public", "private"], "made a reply private"],
  [["added reminder", null, "1 day before"], "set the reminder to «1 day before»"],
  [
    ["changed reminder", "1 day before", "March 1, 2031, 10:00 am"],
    "changed the reminder from «1 day before» to «March 1, 2031 10:00 AM»",
  ],
  [["removed reminder", "1 day before"], "removed the reminder"],
  [["added cover"], "added a cover"],
  [["changed cover"], "changed the cover"],
  [["removed cover"], "removed the cover"],
  [["added logo"], "added a logo"],
  [["changed logo"], "changed the logo"],
  [["removed logo"], "removed the logo"],
  [["added template", null, "yes"], "made this task a template"],
  [["removed template", "yes"], "turned this template back into a task"],
  [["deleted subtask", "Step"], "deleted the subtask «Step»"],
  [["added attachment", null, "notes.txt"], "attached «notes.txt»"],
  [["removed attachment", "notes.txt"], "removed the attachment «notes.txt»"],
  [["updated attachment", "notes.txt", "New"], "renamed the attachment from «notes.txt» to «New»"],
  [["updated custom field", null, "Large", size("text")], "set «Size» to «Large»"],
  [["updated custom field", "Small", "Large", size("select")], "changed «Size» from «Small» to «Large»"],
  [["updated custom field", "Small", null, size("text")], "cleared «Size»"],
  [["updated custom field", null, "March 1, 2031, 10:00 am", size("date")], "set «Size» to «March 1, 2031 10:00 AM»"],
  [["updated custom field", null, "true", size("checkbox")], "checked «Size»"],
  [["updated custom field", "true", "false", size("checkbox")], "unchecked «Size»"],
  [["added predecessor", null, "Card"], "marked this task as blocked by «Card»"],
  [["removed predecessor", null, "Card"], "marked this task as no longer blocked by «Card»"],
  [["added successor", null, "Card"], "marked this task as blocking «Card»"],
  [["removed successor", null, "Card"], "marked this task as no longer blocking «Card»"],
  [["added repeat", null, "daily"], "set this task to repeat «daily»"],
  [["changed repeat", null, "weekly"], "changed this task to repeat «weekly»"],
  [["removed repeat"], "stopped this task from repeating"],
  [["removed support ticket", "42"], "removed the support ticket «42»"],
  [["added subtask", null, "Step"], "added the subtask «Step»"],
  [["updated subtask", "Step", "Stop"], "renamed the subtask from «Step» to «Stop»"],
  [["closed subtask", "Step"], "marked the subtask «Step» as done"],
  [["reopened subtask", "Step"], "reopened the subtask «Step»"],
  [["moved subtask", null, "Step to Later"], "moved the subtask «Step» to «Later»"],
  [["removed subtask", "Step"], "turned the subtask «Step» into a task"],
  [["created subtask group", null, "Later"], "added the subtask group «Later»"],
  [["updated subtask group", "Steps", "First"], "renamed the subtask group from «Steps» to «First»"],
  [["deleted subtask group", "Steps"], "deleted the subtask group «Steps»"],
];

const OF_BOARD: [Line, string][] = [
  [["archived board", "Here"], "archived this board"],
  [["restored board", "Here"], "restored this board"],
  [["changed public access", "disabled", "enabled"], "made this board public"],
  [["changed public access", "enabled", "disabled"], "made this board private"],
  [
    ["updated status of stage", "open", "closed", { description: "Done" }],
    "set the stage «Done» to mark its tasks as done",
  ],
  [
    ["updated status of stage", "closed", "open", { description: "Done" }],
    "set the stage «Done» to keep its tasks open",
  ],
  [["updated color of stage", null, null, { description: "Done" }], "changed the color of the stage «Done»"],
  [["updated background of stage", null, null, { description: "Done" }], "changed the color of the stage «Done»"],
  [["updated visibility of stage", "private", "public", { description: "Done" }], "made the stage «Done» public"],
  [["updated template of stage", "no", "yes", { description: "Done" }], "made the stage «Done» a template"],
  [["updated template of stage", "yes", "no", { description: "Done" }], "turned the template «Done» back into a stage"],
  [["updated limit of stage", null, "3", { description: "Done" }], "limited the stage «Done» to «3» tasks"],
  [["updated limit of stage", "3", null, { description: "Done" }], "removed the limit of the stage «Done»"],
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
  [["moved stages", "To do,Doing,Done"], "reordered the stages"],
  [["archived stage", "To do"], "archived the stage «To do»"],
  [["restored stage", "To do"], "restored the stage «To do»"],
  [["deleted stage", "To do", null, { settings: { stage_id: 3 } }], "deleted the stage «To do»"],
  [["created label", null, null, { settings: bug }], "created the label #Bug"],
  [["updated label", null, null, { settings: bug }], "changed the label #Bug"],
  [["deleted label", null, null, { settings: bug }], "deleted the label #Bug"],
  [["created custom field", null, "Size"], "added the custom field «Size»"],
  [["updated custom field", "Size", "Length"], "renamed the custom field from «Size» to «Length»"],
  [["updated custom field", "Size", "Size"], "changed the custom field «Size»"],
  [["moved custom field", "Size,Weight"], "reordered the custom fields"],
  [["deleted custom field", "Size"], "deleted the custom field «Size»"],
  [
    ["created task", null, "Card", { description: "on stage Open", settings: { task_id: 7 } }],
    "created [Card 7] in «Open»",
  ],
  [["created task", null, "Card"], "created «Card»"],
  [["archived task", "Card"], "archived «Card»"],
  [["restored task", "Card"], "restored «Card»"],
  [["deleted task", "Card", null, { settings: { task_id: 7 } }], "deleted «Card»"],
  [["moved task", null, "Card to There", { settings: { task_id: 7 } }], "moved «Card» to the board «There»"],
  [["added task", null, "Card from There", { settings: { task_id: 7 } }], "moved [Card 7] here from the board «There»"],
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
  [null, "set the due date to «nothing»"],
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

const known: [EventRow["object_type"], string][] = [
  ...Object.keys(TASK_EVENTS).map((event): [EventRow["object_type"], string] => ["task_activity", event]),
  ...Object.keys(BOARD_EVENTS).map((event): [EventRow["object_type"], string] => ["board_activity", event]),
];
const VALUES = [null, "enabled", "Card to There", "Card from another board"];

describe.each(Object.keys(LANGUAGES))("in %s", (locale) => {
  test.each(known)("the sentence of %s %s is complete, whatever the values are", (object_type, event) => {
    for (const before of VALUES)
      for (const after of VALUES)
        for (const settings of [null, { ...bug, task_id: 7 }]) {
          const text = sentenceIn(locale, aRow(object_type, [event, before, after, { settings, description: after }]));
          expect(text).toContain("Ben");
          expect(text).not.toMatch(/activity\.|[{}<>]|undefined|null/);
        }
  });
});

test("words that activity stores in English are in the reader's language, and people's own words stay", () => {
  const german = (line: Line) => sentenceIn("de-AT", aRow("task_activity", line));

  expect(german(["changed priority", "low", "urgent"])).toBe(
    "Ben hat die Priorität von «niedrig» auf «urgent» geändert",
  );
  expect(german(["added reminder", null, "1 day before"])).toBe("Ben hat eine Erinnerung gesetzt: «1 Tag vorher»");
  expect(german(["added repeat", null, "weekly"])).toBe("Ben hat die Wiederholung auf «wöchentlich» gesetzt");
  expect(german(["added Due Date", null, "June 2, 2031"])).toBe(
    "Ben hat das Fälligkeitsdatum auf «2. Juni 2031» gesetzt",
  );
  expect(german(["closed task", null, null, { user: { ID: 0, display_name: "Deleted user" } }])).toBe(
    "Gelöschtes Konto hat diese Aufgabe als erledigt markiert",
  );
});

function textOf(object_type: EventRow["object_type"], line: Line): string {
  const text = sentenceIn("en-US", aRow(object_type, line));
  expect(text).toMatch(/^Ben /);
  return text.slice("Ben ".length);
}

function aRow(object_type: EventRow["object_type"], [event, before = null, after = null, more = {}]: Line): EventRow {
  const [action = "", ...column] = event.split(" ");
  return {
    object_type,
    action,
    column: column.join(" "),
    old_value: before,
    new_value: after,
    description: null,
    settings: null,
    user: { ID: 2, display_name: "Ben" },
    ...more,
  };
}

function sentenceIn(locale: string, row: EventRow): string {
  const t = translator(locale, "eventWords");
  const message: AnyMessage<ActivityKey> = translator(locale, "activity");
  const phrase = phraseOf(row);
  const clock = { now: new Date("2030-06-01T12:00:00Z"), timeZone: "UTC", locale };
  return message.markup(phrase.key, {
    ...textsOf(phrase, row.user, { t, clock }),
    actor: (name) => name,
    value: (text) => `«${text}»`,
    label: (title) => `#${title}`,
    task: (title) => (phrase.taskId === undefined ? `«${title}»` : `[${title} ${phrase.taskId}]`),
  });
}
