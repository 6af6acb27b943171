import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { SimulatedServer } from "@/components/board-store/meanwhile/simulated-server";
import { applyResponse } from "@/components/board-store/apply-response";
import { boardKey, newQueryClient, tasksKey } from "@/components/board-store/board-data";
import { newPager } from "@/components/board-store/pager";
import { newSave } from "@/components/board-store/use-save";
import { newSync } from "@/components/board-store/sync";
import { tasksQuery } from "@/components/board-store/use-board";
import {
  byStage,
  type FirstPages,
  loadedTasksFrom,
  type LoadedTasks,
} from "@/components/board-store/edits/loaded-tasks";

const [BOARD, TO_DO, DONE] = [7, 1, 2];
const STAGES = [TO_DO, DONE];

interface PendingRequest {
  path: string;
  body: object;
  /** What the server has read for it; null until then. */
  json: object | null;
  deliver: (response: Response) => void;
}

/** A browser with a board of two stages, other people, and all that is on its way between them, in an order that the seed determines. */
export class SimulatedBoard {
  private readonly pick: (bound: number) => number;
  private readonly server: SimulatedServer;
  private readonly client = newQueryClient();
  private readonly sync = newSync(this.client, BOARD, () => missing("board"));
  private readonly load = newPager(this.client, BOARD, () => undefined);
  private readonly send = newSave(this.client, BOARD, (answer) => applyResponse(this.client, BOARD, answer)).send;
  private readonly asked: PendingRequest[] = [];
  private readonly messages: { at: string; gone: number[] }[] = [];
  /** Tasks that this person has moved. */
  private readonly moving = new Set<number>();

  constructor(seed: number) {
    this.pick = randomFrom(seed);
    this.server = new SimulatedServer(STAGES, seed % 3 === 0 ? 3 : Infinity);
    for (let made = 0; made < 19; made += 1) this.server.create(made < 14 ? TO_DO : DONE, null);
    fill(this.client, this.server.firstPages() as unknown as FirstPages);
  }

  readonly fetch = (path: string, init?: RequestInit): Promise<Response> =>
    new Promise((deliver) => {
      const body = init?.body ? (JSON.parse(String(init.body)) as object) : {};
      this.asked.push({ path, body, json: null, deliver });
    });

  /** Something happens, of all that may. */
  async step(): Promise<void> {
    const mayHappen = [this.actOfOther, this.actOfOther, this.move, this.readMore];
    const onItsWay = [() => this.serve(), () => this.serve(), () => this.deliver(), () => this.deliver()];
    this.any([...mayHappen, ...onItsWay, this.hear, this.hear])?.();
    await flush();
  }

  /** All that is on its way arrives. */
  async settle(): Promise<void> {
    for (let idle = 0; idle < 3;) {
      const { client, messages, asked } = this;
      idle = messages.length + asked.length + client.isFetching() + client.isMutating() > 0 ? 0 : idle + 1;
      this.hear();
      await flush();
      this.serve();
      this.deliver();
      await flush();
    }
  }

  shown = () =>
    STAGES.map((id) => {
      const { total, end } = this.tasks().stages[id] ?? missing("stage");
      const loaded = byStage(this.tasks()).get(id) ?? [];
      return { total, loaded: loaded.map((task) => task.id), upTo: end?.cursor ?? null };
    });

  /** What the screen should show of what is stored, as far as it is loaded. */
  stored = () =>
    STAGES.map((id) => {
      const end = this.tasks().stages[id]?.end;
      const isLoaded = (taskId: number) => this.tasks().tasks[taskId] !== undefined;
      const all = this.server.active(id);
      const loaded = all.filter((task) => !end || task.position <= Math.round(end.cursor * 100) || isLoaded(task.id));
      return { total: all.length, loaded: loaded.map((task) => task.id), upTo: end?.cursor ?? null };
    });

  private tasks = () => this.client.getQueryData<LoadedTasks>(tasksKey(BOARD)) ?? missing("tasks");
  private any = <Item>(items: readonly Item[]): Item | undefined => items[this.pick(items.length)];
  private anyTask = () => this.any(STAGES.flatMap(this.server.idsIn));
  private anyStage = () => this.any(STAGES) ?? TO_DO;

  private actOfOther = () => {
    const id = this.anyTask();
    const [after, archived] = [this.anyTask() ?? null, this.any([...this.server.tasks.values()].filter(isArchived))];
    const acts = [
      () => this.server.create(this.anyStage(), this.pick(2) ? null : after),
      () => id && this.server.place(id, this.anyStage(), after),
      () => id && this.server.archive(id),
      () => archived && this.server.place(archived.id, archived.stageId, null),
    ];
    if (this.pick(6) === 0) return this.delete(id);
    this.any(acts)?.();
    this.announce();
  };

  private delete(id: number | undefined) {
    if (!id || this.moving.has(id)) return;
    this.server.delete(id);
    this.announce([id]);
  }

  private move = () => {
    const stageId = this.anyStage();
    const loaded = byStage(this.tasks()).get(stageId) ?? [];
    const at = this.pick(loaded.length);
    const [after, before] = [loaded[at]?.id, loaded[at + 1]?.id ?? null];
    const movable = Object.values(this.tasks().tasks).filter(
      ({ id }) => id !== after && id !== before && this.server.tasks.has(id),
    );
    const task = this.any(movable);
    if (!after || !task) return;
    this.moving.add(task.id);
    void this.send({ kind: "move-task", taskId: task.id, stageId, place: { after, before } });
  };

  private readMore = () => void this.load(this.anyStage());

  private announce(gone: number[] = []) {
    this.messages.push({ at: String(this.server.now), gone });
  }

  private hear = () => {
    const message = this.messages.shift();
    if (message) this.sync.onChange({ board: BOARD, what: ["tasks"], ...message });
  };

  private serve() {
    const request = this.any(this.asked.filter(({ json }) => json === null));
    if (!request) return;
    const before = this.server.now;
    request.json = this.server.answer(request.path, request.body);
    if (this.server.now !== before) this.announce();
  }

  private deliver() {
    const request = this.any(this.asked.filter(({ json }) => json !== null));
    if (!request) return;
    this.asked.splice(this.asked.indexOf(request), 1);
    request.deliver(Response.json(request.json));
  }
}

function fill(client: QueryClient, first: FirstPages) {
  const stages = STAGES.map((id) => ({ id, position: "1.00", archived_at: null }));
  client.setQueryData(boardKey(BOARD), { stages, labels: [] });
  client.setQueryData(tasksKey(BOARD), loadedTasksFrom(first));
  new QueryObserver(client, tasksQuery(client, BOARD)).subscribe(() => undefined);
}

const isArchived = (task: { isArchived: boolean }) => task.isArchived;

function missing(what: string): never {
  throw new Error(`The ${what} should be there.`);
}

/** All that follows without another answer has happened. */
const flush = () => tick().then(tick);
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A whole number below the bound. */
function randomFrom(seed: number) {
  let state = seed * 2_654_435_761;
  return (bound: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % Math.max(1, bound);
  };
}
