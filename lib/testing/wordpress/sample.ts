import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serialize } from "php-serialize";
import type { NewRow, TestSite } from "@/lib/testing/wordpress/site";

const UTC = { created_at: "2026-03-01 10:00:00", updated_at: "2026-03-02 11:00:00" };
export const HASH = "0123456789abcdef0123456789abcdef";
export const IMAGE_HASH = "fedcba9876543210fedcba9876543210";
export const WEBHOOK_KEY = "7aa95547-ff42-437b-92d2-abccc3de365c";
const SITE = "https://old.example";

/** One of everything that the plugin stores, and rows that belong to nothing. */
export async function fillSite(site: TestSite, uploads: string): Promise<void> {
  await addPeople(site);
  await addBoards(site);
  await addTasks(site);
  await addComments(site);
  await addFiles(site, uploads);
  await addRest(site);
  await addOddRows(site);
}

async function addPeople({ insert }: TestSite): Promise<void> {
  await insert(
    "options",
    ...Object.entries({
      ...{ blogname: "Old site", siteurl: SITE, home: SITE, timezone_string: "Europe/Berlin", WPLANG: "de_DE" },
      ...{ start_of_week: "0", admin_email: "ada@example.com", date_format: "d.m.Y" },
    }).map(([option_name, option_value]) => ({ option_name, option_value })),
  );
  const person = (ID: number, login: string, name: string, more = {}) => ({
    ...{ ID, user_login: login, user_nicename: login, user_email: `${login}@example.com`, display_name: name },
    ...{ user_pass: "$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0", user_registered: "2020-01-02 03:04:05", ...more },
  });
  await insert(
    "users",
    person(3, "ada", "Ada Admin", { user_url: "https://ada.example" }),
    person(4, "alice", "Zażółć 日本 🎉"),
    person(5, "vera", "Vera Viewer", { user_email: "", user_registered: "0000-00-00 00:00:00" }),
    person(6, "service", "Sam Service", { user_pass: "5f4dcc3b5aa765d61d8327deb882cf99" }),
    person(9, "customer", "Carl Customer"),
  );
  const meta = (user_id: number, meta_key: string, meta_value: string) => ({ user_id, meta_key, meta_value });
  const password = { uuid: "11111111-2222-4333-8444-555555555555", app_id: "", name: "Phone", created: 1772359200 };
  await insert(
    "usermeta",
    meta(3, "wp_capabilities", serialize({ administrator: true })),
    meta(4, "wp_capabilities", serialize({ editor: true })),
    meta(4, "first_name", "Alice"),
    meta(
      4,
      "_application_passwords",
      serialize([
        { ...password, password: "$generic$-r4FB5NrhNs1VZlhj9uMueqVu30SZqjhd5q-NUtA", last_used: null, last_ip: null },
        { ...password, name: "Odd", password: "unknown" },
      ]),
    ),
  );
}

async function addBoards({ insert }: TestSite): Promise<void> {
  await insert(
    "boards",
    { id: 20, title: "Clients", type: "folder", created_by: 3, ...UTC },
    { id: 21, title: "Inside", type: "folder", created_by: 3, parent_id: 20, ...UTC },
    {
      ...{ id: 30, title: "Alpha & Söhne", description: `<p>Hi <b>all</b><script>x</script></p>`, type: "to-do" },
      ...{ currency: "EUR", settings: serialize({ tasks_count: 2 }), created_by: 4, ...UTC },
      background: serialize({ id: "solid_11", is_image: false, image_url: null, color: "#1B1464" }),
    },
    { id: 31, title: "Ideas", type: "roadmap", created_by: 3, archived_at: "2026-06-01 12:00:00", ...UTC },
  );
  const terms: NewRow[] = [
    { id: 101, title: "Open", slug: "open", settings: serialize({ default_task_status: "open" }) },
    {
      ...{ id: 102, title: "Done", position: 2 },
      settings: serialize({ default_task_status: "closed", default_task_assignees: [4] }),
    },
    { id: 103, title: "Old", position: 0, archived_at: "2026-04-01 12:00:00" },
    { id: 104, type: "label", slug: "green", bg_color: "#4bce97", color: "#1B2533" },
    { id: 105, type: "label", title: "Bug", bg_color: "#f87168", settings: serialize({ color_preset: "red-bold" }) },
    {
      ...{ id: 106, type: "custom-field", title: "Points", slug: "points" },
      settings: serialize({ custom_field_type: "number" }),
    },
    {
      ...{ id: 107, type: "custom-field", title: "Size", slug: "size", position: 2 },
      settings: serialize({ custom_field_type: "multi-select", select_options: ["S", "M"] }),
    },
  ];
  await insert("board_terms", ...terms.map((term) => ({ board_id: 30, ...term, ...UTC })), {
    board_id: 31,
    id: 108,
    title: "Planned",
    settings: serialize({ is_public: true }),
    ...UTC,
  });
  const member = (object_id: number, foreign_id: number, settings: object, preferences: string | null = null) => ({
    ...{ object_type: "board_user", object_id, foreign_id, settings: serialize(settings), preferences, ...UTC },
  });
  const quiet = serialize({ email_after_comment: false, dashboard_notification: true });
  await insert(
    "relations",
    // Its models serialize settings that have been serialized already.
    member(30, 4, { is_admin: true }, serialize(quiet)),
    member(30, 5, { is_admin: false, is_viewer_only: true }),
    member(30, 77, { is_admin: false }),
    { object_type: "Plugin\\App\\Models\\Folder", object_id: 21, foreign_id: 30, ...UTC },
  );
  await insert(
    "metas",
    { object_type: "board", object_id: 30, key: "public_access_enabled", value: "1" },
    { object_type: "board", object_id: 30, key: "enable_stage_change_email", value: "no" },
    { object_type: "board", object_id: 31, key: "roadmap_page_id", value: "120" },
  );
}

const cover = serialize({ cover: { imageId: 402, backgroundImage: "x" }, subtask_count: 2 });

async function addTasks({ insert }: TestSite): Promise<void> {
  const task = { board_id: 30, type: "task", stage_id: 101, created_by: 4, ...UTC };
  await insert(
    "tasks",
    {
      ...{
        ...task,
        id: 201,
        title: "Buy 🥐",
        slug: "buy",
        priority: "high",
        status: "open",
        settings: cover,
        position: 1.5,
      },
      ...{
        description: `<p><img src="${SITE}/index.php?fbs=1&amp;fbs_type=public_url&amp;fbs_comment_image=${IMAGE_HASH}"></p>`,
      },
      ...{ due_at: "2026-07-01 00:00:00", started_at: "2026-07-01 09:30:00", remind_at: "2026-01-15 09:30:00" },
      ...{ reminder_type: "1_day_before", lead_value: 12.5 },
    },
    {
      ...{ ...task, id: 202, title: "Closed one", stage_id: 102, status: "closed", priority: null },
      last_completed_at: "2026-05-05 23:30:00",
    },
    { ...task, id: 203, parent_id: 201, title: "Flour", stage_id: null, status: "closed", priority: "low" },
    { ...task, id: 204, parent_id: 201, title: "Butter", stage_id: null, position: 2 },
    { ...task, id: 205, title: "Lost stage", stage_id: 999, position: 2 },
    {
      ...{ ...task, id: 206, board_id: 31, stage_id: 108, type: "roadmap", title: "An idea", source: "page" },
      settings: serialize({ author: { name: "Gina Guest", email: "gina@example.com" } }),
    },
  );
  await insert(
    "task_metas",
    { id: 301, task_id: 201, key: "group_name", value: "Shopping" },
    { task_id: 203, key: "subtask_group_id", value: "301" },
    { task_id: 201, key: "is_pinned", value: "1" },
    { task_id: 201, key: "_estimated_minutes", value: "90" },
    { task_id: 206, key: "upvote", value: "3" },
  );
  const relation = (object_type: string, object_id: number, foreign_id: number, settings: string | null = null) => ({
    ...{ object_type, object_id, foreign_id, settings, ...UTC },
  });
  await insert(
    "relations",
    relation("task_assignee", 201, 4),
    relation("task_assignee", 201, 77),
    relation("task_user_watch", 201, 5),
    relation("task_label", 201, 105),
    relation("task_custom_field", 201, 106, serialize({ value: "8" })),
    relation("task_custom_field", 201, 107, serialize({ value: ["M"] })),
    relation("task_dependency", 202, 201),
    relation("task_dependency", 201, 9999),
  );
  await insert("metas", {
    ...{ object_type: "repeat_task", object_id: 201, key: "2026-08-03 07:00:00" },
    value: serialize({
      ...{ repeat_type: "weekly", repeat_in: "2", selected_repeat_week_days: ["Mon"], create_new: 1, time: "09:00" },
      ...{ repeat_when_complete: 0, selected_stage: 101, selected_month_days: [], selected_month: "" },
    }),
  });
}

async function addComments({ insert }: TestSite): Promise<void> {
  const comment = { board_id: 30, task_id: 201, privacy: "private", created_by: 4, author_name: "Alice", ...UTC };
  const mention = `<a class="fbs_mention" href="${SITE}/wp-admin/admin.php?page=boards#/member/3/tasks">Ada Admin</a>`;
  await insert(
    "comments",
    {
      ...{ ...comment, id: 501, author_email: "alice@example.com", description: `Hello ${mention}` },
      settings: serialize({ raw_description: "Hello @\u200bada\u200c", mentioned_id: [3] }),
    },
    { ...comment, id: 502, parent_id: 501, type: "reply", description: "Yes", created_by: 3 },
    { ...comment, id: 503, parent_id: 502, type: "reply", description: "To the reply" },
    { ...comment, id: 504, parent_id: 4040, description: "Its comment is gone", created_by: 77 },
    {
      ...comment,
      id: 505,
      task_id: 206,
      board_id: 31,
      privacy: "public",
      description: "From a guest",
      created_by: null,
    },
  );
}

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function addFiles({ insert }: TestSite, uploads: string): Promise<void> {
  const folder = path.join(uploads, "boards", "board_30");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "1-report.csv"), "a,b\n1,2\n");
  writeFileSync(path.join(folder, "2-cover.png"), PNG);
  writeFileSync(path.join(folder, "3-image.png"), PNG);
  writeFileSync(path.join(uploads, "..", "secret.txt"), "not an upload");
  const file = (id: number, name: string, more: object) => ({
    ...{ id, title: name, driver: "local", full_url: `${SITE}/wp-content/uploads/boards/board_30/${name}`, ...UTC },
    ...{ file_path: `/var/www/html/wp-content/uploads/boards/board_30/${name}`, ...more },
  });
  await insert(
    "attachments",
    file(401, "1-report.csv", { object_id: 201, attachment_type: "text/csv", file_hash: HASH, title: "report" }),
    file(402, "2-cover.png", { object_id: 201, object_type: "task_description", attachment_type: "image/png" }),
    file(403, "3-image.png", {
      ...{ object_id: 201, object_type: "task_description", attachment_type: "image/png", file_hash: IMAGE_HASH },
    }),
    file(404, "gone.pdf", { object_id: 201, attachment_type: "application/pdf", file_hash: HASH }),
    file(405, "x.txt", {
      ...{ object_id: 202, attachment_type: "text/plain", full_url: `${SITE}/wp-content/uploads/../secret.txt` },
      file_path: "/var/www/html/wp-content/uploads/../secret.txt",
    }),
    {
      ...{ id: 406, object_id: 202, attachment_type: "url", title: "Specs", full_url: "https://example.org/specs" },
      settings: serialize({ meta: { title: "Specs of it" } }),
    },
    file(407, "3-image.png", {
      object_id: 501,
      object_type: "comment_image",
      attachment_type: "image/png",
      title: "c.png",
    }),
  );
}

async function addRest({ insert }: TestSite): Promise<void> {
  await insert(
    "activities",
    {
      ...{ object_type: "board_activity", object_id: 30, action: "created", column: "task", new_value: "Buy 🥐" },
      ...{ settings: serialize({ task_id: 201 }), created_by: 4, ...UTC },
    },
    { object_type: "task_activity", object_id: 201, action: "created", column: "task", created_by: 4, ...UTC },
  );
  const notification = { object_type: "board_notification", object_id: 30, activity_by: 3, ...UTC };
  await insert(
    "notifications",
    {
      ...notification,
      id: 601,
      task_id: 201,
      action: "comment_created",
      description: "Hi",
      settings: serialize({ comment_id: 501 }),
    },
    {
      ...notification,
      id: 602,
      task_id: 201,
      action: "task_assignee_changed",
      description: "has removed you as an assignee.",
    },
    { ...notification, id: 603, task_id: 8888, action: "comment_created" },
    { ...notification, id: 604, task_id: 201, action: "something_else" },
  );
  await insert(
    "notification_users",
    { notification_id: 601, user_id: 4, marked_read_at: "2026-07-02 12:00:00" },
    { notification_id: 601, user_id: 77 },
    { notification_id: 602, user_id: 4 },
  );
  await insert("time_tracks", {
    ...{
      id: 701,
      user_id: 4,
      board_id: 30,
      task_id: 201,
      completed_at: "2026-07-01 00:00:00",
      is_manual: 1,
      message: "note",
    },
    ...{ working_minutes: 60, billable_minutes: 30, ...UTC },
  });
  const hook = (object_type: string, key: string | null, value: object) => ({
    object_type,
    key,
    value: serialize(value),
    ...UTC,
  });
  await insert(
    "metas",
    { object_type: "plugin_board_admin", object_id: 6, key: null, value: null },
    hook("webhook", WEBHOOK_KEY, { name: "Form", board: "30", stage: 101 }),
    hook("outgoing_webhook", null, {
      name: "Chat",
      url: "https://chat.example/h",
      board_id: [30],
      triggered_events: ["task_created"],
    }),
    {
      object_type: "user",
      object_id: 4,
      key: "user_global_notifications",
      value: serialize({ watch_on_assigning: "false" }),
    },
    {
      object_type: "user",
      object_id: 4,
      key: "user_dashboard_view",
      value: serialize({ dashboard_view_label: false }),
    },
    { object_type: "user", object_id: 4, key: "pinned_boards", value: serialize([30, 999]) },
    { object_type: "user", object_id: 4, key: "user_recent_boards", value: serialize([30, 31]) },
  );
}

async function addOddRows({ insert, run }: TestSite): Promise<void> {
  const zero = { created_at: "0000-00-00 00:00:00", updated_at: null };
  await insert(
    "tasks",
    {
      id: 251,
      board_id: 30,
      type: "task",
      stage_id: 101,
      title: "<b>No</b> dates",
      settings: "a:2:{broken",
      position: 3,
      ...zero,
    },
    { id: 252, board_id: 4711, type: "task", title: "Its board is gone" },
    { id: 253, board_id: 30, type: "task", parent_id: 4711, title: "Its parent is gone" },
    { id: 254, board_id: 30, type: "deal", title: "Not a task" },
  );
  await insert("comments", { id: 551, board_id: 30, task_id: 4711, description: "Its task is gone" });
  await insert("relations", { object_type: "task_label", object_id: 251, foreign_id: 4711 });
  await run("UPDATE wp_fbs_tasks SET due_at = '0000-00-00 00:00:00' WHERE id = 251");
}
