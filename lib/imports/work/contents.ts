import { notesOfLeftOut } from "@/lib/board-document/left-out";
import { DocumentNotes } from "@/lib/board-document/notes";
import { Spool } from "@/lib/imports/spool";
import { Fields } from "@/lib/imports/work/fields";
import type { RawPerson, RawProject, RawSection, RawTag, RawTask } from "@/lib/imports/work/raw";

/** A project that tasks are in, as they know it. */
interface SeenProject {
  name: string;
  tasks: number;
  /** Those that are in one of its sections. */
  placed: number;
  sections: Map<string, string>;
}

/** A whole project of Asana. Tasks wait on the disk, with their subtasks. */
export class WorkProject {
  readonly notes = new DocumentNotes();
  /** What the API knows of it; a file has only tasks. */
  project: RawProject | null = null;
  sections: RawSection[] = [];
  readonly people = new Map<string, RawPerson>();
  readonly tags = new Map<string, RawTag>();
  readonly fields = new Fields();
  private readonly seen = new Map<string, SeenProject>();

  private constructor(private readonly tasks: Spool<RawTask>) {}

  static async open(): Promise<WorkProject> {
    return new WorkProject(await Spool.open());
  }

  /** The first task with an id counts. */
  async addTask(task: RawTask): Promise<void> {
    if (task.gid === "" || this.tasks.has(task.gid)) return;
    this.notes.addAll(notesOfLeftOut("task", task));
    this.see(task);
    for (const { project, section } of task.memberships) {
      if (!project) continue;
      const seen = this.seen.get(project.gid) ?? { name: project.name, tasks: 0, placed: 0, sections: new Map() };
      seen.tasks += 1;
      if (section) {
        seen.placed += 1;
        seen.sections.set(section.gid, section.name);
      }
      this.seen.set(project.gid, seen);
    }
    await this.tasks.add(task.gid, task);
  }

  get taskCount(): number {
    return this.tasks.count;
  }

  /** The project that most of the tasks are in. */
  main(): { gid: string; name: string; sections: RawSection[] } | null {
    const [main] = [...this.seen].toSorted(([, one], [, other]) => other.tasks - one.tasks);
    if (!main) return null;
    const [gid, { name, sections }] = main;
    return { gid, name, sections: [...sections].map(([id, title]) => ({ gid: id, name: title })) };
  }

  /** Whether some tasks are in no section of the project. */
  hasLooseTasks(project: string): boolean {
    return (this.seen.get(project)?.placed ?? 0) < this.taskCount;
  }

  async *inOrder(): AsyncGenerator<RawTask> {
    for (const gid of this.tasks.keys()) {
      const [task] = await this.tasks.get(gid);
      if (task) yield task;
    }
  }

  close(): Promise<void> {
    return this.tasks.close();
  }

  /** What is listed on the board, of a task and its subtasks. */
  private see(task: RawTask): void {
    const authors = task.stories.map(({ created_by }) => created_by);
    for (const person of [task.assignee, task.created_by, ...task.followers, ...authors])
      if (person) this.seePerson(person);
    for (const tag of task.tags) this.tags.set(tag.gid, tag);
    for (const value of task.custom_fields) this.fields.addValue(value);
    for (const subtask of task.subtasks) this.see(subtask);
  }

  seePerson(person: RawPerson): void {
    if (person.email || !this.people.has(person.gid)) this.people.set(person.gid, person);
  }
}
