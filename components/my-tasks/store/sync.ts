import type { QueryClient } from "@tanstack/react-query";
import { type MyTasks, myTasksKey, readMyTasks } from "@/components/my-tasks/store/my-tasks";
import { coalesce } from "@/components/ui/hooks/coalesce";
import type { TaskType } from "@/lib/users/person-page/types";

/** In milliseconds: changes that follow each other are read together. */
const PAUSE = 400;
/** Of the time that reading took, so that a person with thousands of tasks does not read all the time. */
const REST = 3;
const RETRY = 3_000;

const queryKey = myTasksKey();

/** Reads the tasks, and again soon after something has changed. */
export class MyTasksSync {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private took = 0;
  private isHeld = false;
  private isWaiting = false;

  constructor(private readonly client: QueryClient) {}

  readonly read = async (tab: TaskType): Promise<MyTasks> => {
    const begun = performance.now();
    const tasks = await readMyTasks(this.client, tab);
    this.took = performance.now() - begun;
    return tasks;
  };

  /** Something has changed. */
  readonly request = (): void => this.schedule(Math.max(PAUSE, REST * this.took));

  /** While a property is edited, its task stays even if it no longer belongs to the tab. */
  readonly hold = (isHeld: boolean): void => {
    this.isHeld = isHeld;
    if (isHeld || !this.isWaiting) return;
    this.isWaiting = false;
    this.request();
  };

  readonly stop = (): void => clearTimeout(this.timer);

  private schedule(pause: number) {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.isHeld) this.isWaiting = true;
      // A read under way is older than the change, but soon there.
      else if (this.client.isFetching({ queryKey }) > 0) this.schedule(PAUSE);
      else void this.readAgain();
    }, pause);
  }

  private readonly readAgain = coalesce(async () => {
    await this.client.invalidateQueries({ queryKey });
    const active = this.client.getQueryCache().findAll({ queryKey, type: "active" });
    if (active.some(({ state }) => state.status === "error")) this.schedule(RETRY);
  });
}
