/** The contract's columns, with the names that its programs show. */
export const CSV_FIELDS = {
  task_title: "Task Title",
  slug: "Slug",
  board_title: "Board Title",
  status: "Status",
  type: "Type",
  description: "Description",
  priority: "Priority",
  due_at: "Due Date",
  started_at: "Start Date",
  archived_at: "Archive Date",
  stage: "Stage",
  board: "Board",
  source: "Source",
  position: "Position",
  subtasks: "Subtasks",
  completion: "Completion",
} as const;
export type CsvField = keyof typeof CSV_FIELDS;

export const CSV_COLUMNS = Object.keys(CSV_FIELDS) as CsvField[];

/** What a column can also become on our own screen. */
export const MORE_COLUMNS = ["labels", "assignees", "created_at", "custom_field"] as const;

export type CsvTarget = CsvField | (typeof MORE_COLUMNS)[number];

const TARGETS: ReadonlySet<string> = new Set([...CSV_COLUMNS, ...MORE_COLUMNS]);

export const isCsvTarget = (name: string): name is CsvTarget => TARGETS.has(name);

/** `Task Title` is `task_title`. */
export const keyOfHeader = (header: string): string => header.trim().toLowerCase().replace(/\s+/g, "_");

/** What a column of the file becomes; null leaves it out. */
export interface MappedColumn<Target extends string = CsvTarget> {
  csv: string;
  table: Target | null;
}

/** Only names that are a column's key are known (compatibility.md, C161). */
export const contractMap = (headers: readonly string[]): MappedColumn<CsvField>[] =>
  headers.map((csv) => ({ csv, table: CSV_COLUMNS.find((column) => column === keyOfHeader(csv)) ?? null }));

/** As other programs call them, in our languages. */
const NAMES: Record<Exclude<CsvTarget, "custom_field">, readonly string[]> = {
  task_title: ["title", "name", "task", "task_name", "summary", "subject", "titel", "aufgabe", "العنوان", "المهمة"],
  slug: [],
  board_title: ["project", "projekt", "board_name", "اللوحة"],
  status: ["state", "الحالة"],
  type: [],
  description: ["notes", "details", "body", "beschreibung", "notizen", "الوصف"],
  priority: ["priorität", "الأولوية"],
  due_at: ["due_date", "due", "deadline", "fälligkeitsdatum", "fällig", "fällig_am", "تاريخ_الاستحقاق"],
  started_at: ["start_date", "started", "startdatum", "beginn", "تاريخ_البدء"],
  archived_at: ["archive_date", "archived", "archiviert_am"],
  stage: ["list", "column", "section", "section/column", "bucket", "phase", "spalte", "liste", "المرحلة"],
  board: [],
  source: [],
  position: ["order", "reihenfolge"],
  subtasks: ["checklist", "unteraufgaben", "checkliste", "المهام_الفرعية"],
  completion: ["completed", "completed_at", "done", "erledigt", "erledigt_am"],
  labels: ["label", "tags", "tag", "schlagwörter", "التصنيفات"],
  assignees: ["assignee", "assignee_email", "assigned_to", "members", "owner", "zuständig", "المكلَّف"],
  created_at: ["created", "created_on", "erstellt", "erstellt_am"],
};

/** For our own screen: the first column with a known name, each once. Something has to be the title. */
export function guessedMap(headers: readonly string[]): MappedColumn[] {
  const keys = headers.map(keyOfHeader);
  const chosen = new Map<number, CsvTarget>();
  for (const [target, names] of Object.entries(NAMES) as [keyof typeof NAMES, readonly string[]][]) {
    const place = [target, ...names].map((name) => keys.indexOf(name)).find((at) => at >= 0 && !chosen.has(at));
    if (place !== undefined) chosen.set(place, target);
  }
  if (headers.length > 0 && ![...chosen.values()].includes("task_title")) chosen.set(0, "task_title");
  return headers.map((csv, at) => ({ csv, table: chosen.get(at) ?? null }));
}
