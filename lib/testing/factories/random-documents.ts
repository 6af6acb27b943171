import fc from "fast-check";
import type { ReadDocument } from "@/lib/testing/factories/imports";

const text = fc.oneof(
  fc.string({ maxLength: 20, unit: "grapheme" }),
  fc.constantFrom("مهمة", "=SUM(A1)", "<b>x</b>", "a\u0000b", "‮gpj.exe", "'; DROP TABLE task; --", "👩‍👩‍👧"),
);
const html = fc.oneof(
  fc.constant(null),
  text,
  fc.constantFrom("<p>One</p>", "<script>x</script>", "<a href='javascript:x'>y</a>"),
);
const time = fc.option(
  fc
    .date({ min: new Date("2001-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
);
const position = fc.double({ min: -2, max: 1_000, noNaN: true });
const color = fc.constantFrom(null, "#112233", "#abc", "red", "url(x)");

/** Ids of people that have accounts, and of one who has none. */
const person = (people: string[]) => fc.constantFrom(...people, "nobody");

const someOf = (ids: string[]) => fc.subarray([...ids, "unknown"]);

const comment = (people: string[]) => ({
  id: fc.nat(1_000).map(String),
  privacy: fc.constantFrom("private", "public"),
  author_name: text,
  raw_description: text,
  description: text,
  created_by: person(people),
  created_at: time,
});

const task = (ids: Ids) => ({
  title: text,
  status: fc.constantFrom("open", "closed"),
  priority: fc.constantFrom("none", "low", "medium", "high", "urgent", "odd"),
  description: html,
  position,
  estimated_minutes: fc.option(fc.nat(1_000)),
  is_pinned: fc.boolean(),
  is_template: fc.option(fc.boolean()),
  cover_color: color,
  ...{ started_at: time, due_at: time, last_completed_at: time, archived_at: time, created_at: time },
  created_by: person(ids.people),
  assignees: someOf(ids.people),
  watchers: someOf(ids.people),
  labels: someOf(ids.labels),
  custom_fields: fc.array(
    fc.record({
      field: fc.constantFrom("f0", "f1", "f2", "f9"),
      value: fc.oneof(text, fc.integer(), fc.constantFrom("A", ["A", "B"], true)),
    }),
    { maxLength: 3 },
  ),
  comments: fc.array(
    fc.record({ ...comment(ids.people), replies: fc.array(fc.record(comment(ids.people)), { maxLength: 2 }) }),
    { maxLength: 2 },
  ),
  attachments: fc.array(
    fc.record({
      id: fc.uuid(),
      title: text,
      type: fc.constant("url"),
      url: fc.constantFrom("https://example.com/a", "javascript:x"),
    }),
    { maxLength: 2 },
  ),
  time_tracks: fc.array(
    fc.record({
      id: fc.uuid(),
      person: person(ids.people),
      working_minutes: fc.nat(600),
      billable_minutes: fc.nat(600),
      started_at: time,
      message: html,
    }),
    { maxLength: 2 },
  ),
  activities: fc.array(
    fc.record({
      action: fc.constantFrom("created", "odd"),
      column: fc.constant("task"),
      new_value: text,
      created_at: time,
    }),
    { maxLength: 2 },
  ),
  predecessors: fc.array(
    fc.nat(12).map((at) => `t${at}`),
    { maxLength: 2 },
  ),
});

interface Ids {
  people: string[];
  stages: string[];
  labels: string[];
}

/** Boards as any program might write them, whose people are `people` by id and email address. */
export const randomDocuments = (people: { id: string; email: string }[]): fc.Arbitrary<ReadDocument> =>
  fc
    .record({ stages: fc.nat(3), labels: fc.nat(3) })
    .map(({ stages, labels }) => ({
      people: people.map(({ id }) => id),
      stages: Array.from({ length: stages }, (_, at) => `s${at}`),
      labels: Array.from({ length: labels }, (_, at) => `l${at}`),
    }))
    .chain((ids) =>
      fc.record({ board: boardOf(ids, people), tasks: tasksOf(ids) }),
    ) as unknown as fc.Arbitrary<ReadDocument>;

const boardOf = (ids: Ids, people: { id: string; email: string }[]) =>
  fc.record({
    title: text,
    description: html,
    type: fc.constantFrom("to-do", "roadmap"),
    background: fc.option(fc.record({ id: fc.constant("solid_4"), color })),
    people: fc.constant([...people, { id: "nobody", name: "Nobody", email: "nobody@elsewhere.example" }]),
    members: fc.array(
      fc.record({ person: person(ids.people), role: fc.constantFrom("viewer", "member", "manager", "odd") }),
      { maxLength: 3 },
    ),
    stages: fc.tuple(
      ...ids.stages.map((id) =>
        fc.record({
          ...{ id: fc.constant(id), title: text, position, bg_color: color, archived_at: time },
          status: fc.constantFrom("open", "closed"),
          wip_limit: fc.option(fc.nat(9)),
          default_assignees: someOf(ids.people),
        }),
      ),
    ),
    labels: fc.tuple(
      ...ids.labels.map((id) => fc.record({ id: fc.constant(id), title: fc.option(text), color, bg_color: color })),
    ),
    custom_fields: fc.constant([
      { id: "f0", title: "Points", type: "number", options: [], position: 1 },
      { id: "f1", title: "Size", type: "select", options: ["A", "B"], position: 1 },
      { id: "f2", title: "Words", type: "text", options: [], position: 5 },
    ]),
  });

const tasksOf = (ids: Ids) =>
  fc
    .array(
      fc.record({
        ...task(ids),
        stage: fc.constantFrom(...ids.stages, "unknown", null),
        subtask_groups: fc.array(
          fc.record({
            id: fc.uuid(),
            title: text,
            position,
            subtasks: fc.array(fc.record(task(ids)), { maxLength: 2 }),
          }),
          { maxLength: 2 },
        ),
      }),
      { maxLength: 8 },
    )
    .map((tasks) => tasks.map((each, at) => ({ ...each, id: `t${at}` })));
