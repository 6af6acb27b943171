import { type BoardDocument, DocumentBoard } from "@/lib/board-document/document";
import type { DocumentTask } from "@/lib/board-document/task";
import { SharedNotes } from "@/lib/imports/convert/notes";
import { colorsOf } from "@/lib/imports/work/colors";
import type { WorkProject } from "@/lib/imports/work/contents";
import type { RawSection, RawTask } from "@/lib/imports/work/raw";
import { htmlOfRichText } from "@/lib/imports/work/rich-text";
import { taskOf } from "@/lib/imports/work/task";

export function documentOf(contents: WorkProject): BoardDocument {
  const { project } = contents;
  const main = contents.main();
  const projectId = project?.gid ?? main?.gid ?? "";
  const sections = project ? contents.sections : (main?.sections ?? []);
  const stages = contents.hasLooseTasks(projectId) || sections.length === 0 ? [...sections, NO_SECTION] : sections;
  const board = DocumentBoard.parse({
    id: projectId,
    title: project?.name ?? main?.name ?? "",
    description: (project && htmlOfRichText(project.html_notes, project.notes)) || null,
    archived_at: project?.archived ? (project.modified_at ?? new Date().toISOString()) : null,
    created_at: project?.created_at ?? null,
    people: [...contents.people.values()].map(({ gid, name, email }) => ({
      id: gid,
      name,
      email: email ?? "",
      login: "",
    })),
    members: membersOf(contents),
    stages: stages.map(({ gid, name }, at) => ({ id: gid, title: name, position: at + 1 })),
    labels: [...contents.tags.values()].map(({ gid, name, color }) => ({ id: gid, title: name, ...colorsOf(color) })),
    custom_fields: contents.fields.all(),
  });
  const { notes } = contents;
  const tasks = tasksOf(contents, { projectId, sections, notes });
  return { board, total: contents.taskCount, notes, tasks, close: () => contents.close() };
}

/** For tasks outside of all sections. */
const NO_SECTION: RawSection = { gid: "none", name: "Untitled section" };

function membersOf({ project, people }: WorkProject) {
  const members = project ? project.members.map(({ gid }) => gid) : [...people.keys()];
  return members.map((gid) => ({ person: gid, role: gid === project?.owner?.gid ? "manager" : "member" }));
}

interface Reading {
  projectId: string;
  sections: RawSection[];
  notes: BoardDocument["notes"];
}

async function* tasksOf(contents: WorkProject, { projectId, sections, notes }: Reading): AsyncGenerator<DocumentTask> {
  const shared = new SharedNotes();
  const known = new Set(sections.map(({ gid }) => gid));
  const positions = new Map<string, number>();
  for await (const task of contents.inOrder()) {
    const stage = stageOf(task, projectId, known);
    const position = (positions.get(stage) ?? 0) + 1;
    positions.set(stage, position);
    yield taskOf(task, { stage, position }, shared);
  }
  notes.addAll(shared.all("task"));
}

function stageOf({ memberships }: RawTask, projectId: string, known: ReadonlySet<string>): string {
  const own = memberships.find(({ project }) => project?.gid === projectId) ?? memberships[0];
  const section = own?.section?.gid ?? "";
  return known.has(section) ? section : NO_SECTION.gid;
}
