import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { personOn } from "@/components/board-store/edits/edit-factories";
import { labelOn } from "@/components/board-store/edits/task-edits";
import { aBoardOnServer } from "@/components/testing/board";
import { serveNotifications } from "@/components/testing/notifications";
import { linkOf } from "@/components/testing/on-board";
import { COMMANDS, combobox, serveSearch } from "@/components/testing/palette";
import { aComment, aField, aGroup, aLabel, aTask } from "@/components/testing/records";
import {
  dialogOf,
  expectAttribute,
  expectDescription,
  expectFocus,
  expectVisible,
  press,
} from "@/components/testing/screen";
import { server } from "@/components/testing/server";
import { closePanels, Shell } from "@/components/testing/shell";
import { show, TestBoard, untilLive } from "@/components/testing/show";

beforeEach(closePanels);

/** A board on which tasks have every state that a card can show. */
async function showRichBoard() {
  const [design, bug] = [aLabel("Design"), aLabel("Bug")];
  const world = aBoardOnServer({
    stages: ["To do", "In progress", "Done"],
    board: { labels: [design, bug], custom_fields: [aField("Budget", "number")], description: "All about the move" },
    tasks: { "To do": ["Rent a van"], "In progress": ["Pack"], Done: ["Sign the lease"] },
  });
  const [van, pack, lease] = [world.task("Rent a van"), world.task("Pack"), world.task("Sign the lease")];
  world.put(van.id, {
    priority: "urgent",
    due_at: "2020-01-02 00:00:00",
    comments_count: 1,
    assignees: world.board.users.map((person) => personOn(0, person)),
    labels: [design, bug].map((label) => labelOn(0, label)),
    settings: { ...van.settings, subtask_count: 2, subtask_completed_count: 1, attachment_count: 1 },
  });
  world.put(lease.id, { status: "closed", due_at: "2020-01-02 00:00:00" });
  world.dependencies.add(van.id, pack.id);
  server.answer(`GET ${world.path}/tasks/{task}/comments-and-activities`, () => ({
    comments_and_activities: { data: [{ ...aComment(world.max, "Which size?"), task_id: van.id }], total: 1 },
  }));
  server.answer(`GET ${world.path}/tasks/{task}/subtasks`, () => ({
    subtaskGroups: [aGroup("Before", [aTask("Compare prices", { status: "closed" }), aTask("Call", {})])],
  }));
  server.answer("GET /boards-app/v1/boards/{board}/notifications/unread", () => ({ tasks: { [van.id]: 2 } }));
  serveNotifications([]);
  serveSearch();
  history.replaceState(null, "", `/boards/${world.board.id}`);
  await show(
    <Shell>
      <TestBoard world={world} />
    </Shell>,
  );
  await untilLive();
  return world;
}

test("a board is a list of stages, whose tasks say in which state they are, also where only the focus is read", async () => {
  await showRichBoard();
  const howTo = "Press Space to pick it up, then use the arrow keys to move it.";

  await expect.element(page.getByRole("main")).toMatchAriaInlineSnapshot(`
    - main:
      - link "All boards"
      - heading "House move" [level=1]:
        - button "House move"
      - button "Star this board"
      - group "View":
        - button "Kanban" [pressed]
        - button "List"
        - button "Table"
        - button "Calendar"
        - button "Timeline"
      - button "Filter"
      - button "Display"
      - status
      - button "Show 2 members":
        - img "Nora Example and Max Example"
      - button "Members"
      - button "Actions for this board"
      - list "Stages":
        - listitem "To do":
          - button "Move stage To do"
          - heading "To do" [level=2]:
            - button "To do"
          - text: 1 task
          - button "Add task to To do"
          - button "Actions for To do"
          - list "To do":
            - listitem:
              - article:
                - list "Labels":
                  - listitem: Design
                  - listitem: Bug
                - checkbox "Done: Rent a van"
                - link "Rent a van"
                - img "Priority: Urgent"
                - time: "Overdue: Jan 2, 2020"
                - text: "Subtasks: 1/2 Attachments: 1, Comments: 1"
                - img "Nora Example and Max Example"
                - button "Actions for Rent a van"
          - button "Add task"
        - listitem "In progress":
          - button "Move stage In progress"
          - heading "In progress" [level=2]:
            - button "In progress"
          - text: 1 task
          - button "Add task to In progress"
          - button "Actions for In progress"
          - list "In progress":
            - listitem:
              - article:
                - checkbox "Done: Pack"
                - link "Pack"
                - img "Blocked by another task"
                - button "Actions for Pack"
          - button "Add task"
        - listitem "Done":
          - button "Move stage Done"
          - heading "Done" [level=2]:
            - button "Done"
          - text: 1 task
          - button "Add task to Done"
          - button "Actions for Done"
          - list "Done":
            - listitem:
              - article:
                - checkbox "Done: Sign the lease" [checked]
                - link "Sign the lease"
                - time: "Due: Jan 2, 2020"
                - button "Actions for Sign the lease"
          - button "Add task"
        - listitem:
          - button "Add stage"
      - status "Moves"
  `);
  await expectDescription(
    linkOf("Rent a van"),
    `2 unread notifications Design, Bug Priority: Urgent Overdue: Jan 2, 2020 Subtasks: 1/2 Attachments: 1, Comments: 1 Nora Example and Max Example ${howTo}`,
  );
  await expectDescription(linkOf("Pack"), `Blocked by another task ${howTo}`);
  await expectDescription(linkOf("Sign the lease"), `Done Due: Jan 2, 2020 ${howTo}`);
  await expectDescription(page.getByRole("button", { name: "Add task", exact: true }).first(), "To do");
});

test("the dialog of a task is named by it, has a heading for each part, and names every control", async () => {
  await showRichBoard();
  linkOf("Rent a van").element().focus();
  await press("{Enter}");
  await expectVisible(page.getByText("Which size?"));
  await expectVisible(page.getByText("Compare prices"));

  await expect.element(dialogOf("Rent a van")).toMatchAriaInlineSnapshot(`
    - dialog "Rent a van":
      - heading "Rent a van" [level=1]
      - navigation "Task location":
        - list:
          - listitem:
            - link "House move"
          - listitem: To do
      - button "Previous task" [disabled]
      - button "Next task" [disabled]
      - button "Cover"
      - button "Task actions"
      - button "Close"
      - checkbox "Done"
      - button "Rent a van"
      - region "Description":
        - heading "Description" [level=2]
        - button "Add a description…"
      - region "Subtasks 1 of 2":
        - heading "Subtasks 1 of 2" [level=2]
        - progressbar "Subtasks done"
        - heading "Before" [level=3]:
          - button "Before"
        - text: "Done: 1/2"
        - button "Actions for the group Before"
        - list "Subtasks in Before":
          - listitem:
            - button "Move Compare prices"
            - checkbox "Done: Compare prices" [checked]
            - button "Compare prices"
            - button "Due date of Compare prices: none"
            - button "Assignees of Compare prices: none"
            - button "Actions for Compare prices"
          - listitem:
            - button "Move Call"
            - checkbox "Done: Call"
            - button "Call"
            - button "Due date of Call: none"
            - button "Assignees of Call: none"
            - button "Actions for Call"
        - button "Add subtask"
        - button "Add group"
        - status "Subtask moves"
      - region "Dependencies":
        - heading "Dependencies" [level=2]
        - heading "Blocked by" [level=3]
        - button "Add task that blocks this one": Add task
        - heading "Blocks" [level=3]
        - list "Blocks":
          - listitem:
            - img "Open"
            - link "Pack In progress"
            - button "Remove “Pack”"
        - button "Add task that this one blocks": Add task
      - region "Attachments":
        - heading "Attachments" [level=2]
        - button "Attach files"
        - button "Add link"
        - paragraph: Drop files anywhere here, or paste a file or link.
      - region "Activity":
        - heading "Activity" [level=2]
        - tablist "Filter activity":
          - tab "Comments 1" [selected]
          - tab "All"
          - tab "Activity"
        - tabpanel "Comments 1":
          - status
          - feed "Activity":
            - article "Max Example Nov 20, 2026":
              - paragraph:
                - text: Max Example
                - time: Nov 20, 2026
              - button "Actions for comment by Max Example"
              - paragraph: Which size?
              - button "Add a reaction"
              - button "Reply"
      - textbox "Write a comment"
      - region "Properties":
        - term: Stage
        - definition:
          - button "Stage: To do": To do
        - term: Assignees
        - definition:
          - button "Assignees: Nora Example, Max Example": Nora Example Max Example
        - term: Due date
        - definition:
          - button "Due date: Jan 2, 2020, overdue":
            - time: Jan 2, 2020
        - term: Start date
        - definition:
          - button "Start date: None": None
        - term: Priority
        - definition:
          - button "Priority: Urgent": Urgent
        - term: Labels
        - definition:
          - button "Labels: Design, Bug": Design Bug
        - term: Budget
        - definition:
          - button "Budget: None": None
        - term: Repeat
        - definition:
          - button "Repeat: Never": Never
        - region "Time":
          - heading "Time" [level=2]
          - button "Start timer"
          - button "Log time"
          - term: Estimate
          - definition:
            - button "Estimate: None": None
          - paragraph: No time logged yet
        - term: Watchers
        - definition:
          - text: No one
          - button "Watch"
      - paragraph:
        - text: Created
        - time: Nov 20, 2026
      - paragraph:
        - text: Updated
        - time: Nov 20, 2026
  `);
});

test("the palette is a field with a list below, whose active row is read, and says what is chosen", async () => {
  await showRichBoard();
  linkOf("Rent a van").element().focus();
  await press(COMMANDS);
  await expectFocus(combobox("Commands"));

  await expect.element(dialogOf("Commands")).toMatchAriaInlineSnapshot(`
    - dialog "Commands":
      - heading "Commands" [level=2]
      - combobox "Commands" [expanded]
      - button "Close search"
      - listbox "Results":
        - group "This task: Rent a van":
          - text: "This task: Rent a van"
          - option "Assign to" [selected]
          - option "Unassign"
          - option "Move to"
          - option "Due"
          - option "Remove due date"
          - option "Set priority"
          - option "Remove label"
          - option "Mark as done"
          - option "Watch"
          - option "Rename"
          - option "Duplicate task…"
          - option "Move task to another board…"
          - option "Copy link to this task"
          - option "Archive this task"
        - group "This board: House move":
          - text: "This board: House move"
          - option "Swimlanes"
          - option "Display"
          - option "Show as kanban" [checked]
          - option "Show as list"
          - option "Show as table"
          - option "Show as calendar"
          - option "Show as timeline"
          - option "Filter tasks"
          - option "Create task on this board"
          - option "Show members"
        - group "Commands":
          - text: Commands
          - option "Create task"
          - option "Go to home"
          - option "Go to boards"
          - option "Templates"
          - option "Go to my tasks"
          - option "Go to reports"
          - option "Go to timesheet"
          - option "Show notifications"
          - option "Profile"
          - option "API reference"
          - option "Show keyboard shortcuts"
      - status: 35 results
      - text: "↑ ↓ Move Enter Open Ctrl Enter New tab Try label: assignee:me due:<7d"
  `);
  await expectDescription(page.getByRole("option", { name: "Set priority" }), "Offers choices");
  await expectDescription(page.getByRole("option", { name: "Mark as done" }), "");
  await press("priority{Enter}");
  const active = page.getByRole("option", { selected: true });
  await expect.element(active).toMatchAriaInlineSnapshot(`- option "Urgent" [checked] [selected]`);
  await expectAttribute(combobox("Set priority"), "aria-activedescendant", active.element().id);
});
