import { type BoardDocument, DocumentBoard, type DocumentPerson } from "@/lib/board-document/document";
import { DocumentTask } from "@/lib/board-document/task";
import { DocumentNotes } from "@/lib/board-document/notes";
import { env } from "@/lib/env";
import { Unprocessable } from "@/lib/errors";
import { TooMuchJson } from "@/lib/imports/json/refusals";
import { jsonParts } from "@/lib/imports/json/parts";
import { titleOfUnread } from "@/lib/imports/json/title";
import type { JsonPart } from "@/lib/imports/json/scanner";
import { boardOfPlugin, labelOf } from "@/lib/imports/native/plugin/board";
import { peopleIn, personOf, subtasksIn } from "@/lib/imports/native/plugin/people";
import { taskOfPlugin } from "@/lib/imports/native/plugin/task";
import { type Raw, record, records } from "@/lib/imports/native/plugin/values";

const LAYOUT = { enter: ["", "board"], rows: ["board.tasks"] };
const TASK = "board.tasks[]";
const PROPERTY = "board.";

/** The version of our own files. */
export const VERSION = 1;

/** Opens the file from its beginning. It is read twice, as its tasks may come before the stages to which they belong. */
export type OpenFile = () => Promise<AsyncIterable<Uint8Array>>;

/** Reads our own export, or one of the plugin, in bounded memory. @throws Unprocessable */
export async function readNative(open: OpenFile, onTask: () => Promise<void>): Promise<BoardDocument> {
  const facts = await readFacts(open, onTask);
  refuseUnknown(facts);
  const raw = facts.isOwn ? facts.board : withFound(boardOfPlugin(facts.board), facts);
  const notes = new DocumentNotes();
  return { board: DocumentBoard.parse(raw), tasks: tasksIn(open, facts, notes), total: facts.total, notes };
}

interface Facts {
  isOwn: boolean;
  isPlugin: boolean;
  version: unknown;
  board: Raw;
  hasBoard: boolean;
  total: number;
  /** Those in tasks: the plugin's board does not list them all. */
  people: Map<string, Raw>;
  labels: Map<string, Raw>;
}

async function readFacts(open: OpenFile, onTask: () => Promise<void>): Promise<Facts> {
  const facts: Facts = {
    ...{ isOwn: false, isPlugin: false, version: null, board: {}, hasBoard: false, total: 0 },
    ...{ people: new Map(), labels: new Map() },
  };
  for await (const part of jsonParts(await open(), LAYOUT)) {
    await addPart(facts, part, onTask);
  }
  return facts;
}

async function addPart(facts: Facts, { path, value }: JsonPart, onTask: () => Promise<void>): Promise<void> {
  facts.hasBoard ||= path === "board" || path.startsWith(PROPERTY);
  if (path === TASK) {
    facts.total += 1;
    if (!facts.isOwn) collect(facts, record(value));
    if (facts.total % 100 === 0) await onTask();
  } else if (path === "boards_export") {
    facts.isOwn = true;
    facts.version = record(value).version;
  } else if (path.startsWith(PROPERTY)) keep(facts.board, path.slice(PROPERTY.length), value);
  else facts.isPlugin ||= isMarker(path);
}

const MOST_PROPERTIES = 1_000;

function keep(board: Raw, name: string, value: unknown) {
  if (Object.keys(board).length > MOST_PROPERTIES) throw new TooMuchJson("The board has too many properties.");
  Object.defineProperty(board, name, { value, enumerable: true, configurable: true, writable: true });
}

const MOST_FOUND = 50_000;

function collect({ people, labels }: Facts, task: Raw) {
  for (const person of peopleIn(task)) {
    const found = personOf(person);
    if (people.size < MOST_FOUND && !people.has(String(found.id))) people.set(String(found.id), found);
  }
  for (const label of [task, ...subtasksIn(task)].flatMap((each) => records(each.labels)))
    if (labels.size < MOST_FOUND && label.id !== undefined && !labels.has(String(label.id)))
      labels.set(String(label.id), labelOf(label));
}

const isMarker = (key: string) =>
  key.toLowerCase().includes("boards") || key.toLowerCase().includes(env().BOARDS_SLUG.toLowerCase());

function refuseUnknown({ isOwn, isPlugin, version, hasBoard }: Facts) {
  if ((!isOwn && !isPlugin) || !hasBoard)
    throw new Unprocessable("This file is not an export of a board. Choose a JSON file that was exported from Boards.");
  if (isOwn && typeof version === "number" && version > VERSION)
    throw new Unprocessable("This file was exported from a newer version of Boards. Update this site to import it.");
}

/** Adds the people and labels that only tasks have. */
function withFound(raw: Raw, { people, labels }: Facts): Raw {
  const known = new Set(records(raw.labels).map(({ id }) => String(id)));
  const all = records(raw.people) as unknown as DocumentPerson[];
  const listed = new Map(all.map((person) => [String(person.id), person]));
  for (const [id, person] of people) if (!listed.get(id)?.email) listed.set(id, person as unknown as DocumentPerson);
  const added = [...labels].filter(([id]) => !known.has(id)).map(([, label]) => label);
  return { ...raw, people: [...listed.values()], labels: [...records(raw.labels), ...added] };
}

async function* tasksIn(open: OpenFile, { isOwn }: Facts, notes: DocumentNotes): AsyncGenerator<DocumentTask> {
  for await (const { path, value } of jsonParts(await open(), LAYOUT)) {
    if (path !== TASK) continue;
    const read = DocumentTask.safeParse(isOwn ? value : taskOfPlugin(record(value)));
    if (read.success) yield read.data;
    else notes.add({ kind: "task", title: titleOfUnread(value), reason: "This could not be read." });
  }
}
