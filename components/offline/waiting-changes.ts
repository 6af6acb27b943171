import type { Mutation, QueryClient } from "@tanstack/react-query";
import type { BoardEdit } from "@/components/board-store/edits";
import { hasToWait, variablesOf } from "@/components/board-store/recording";
import { discardEdit } from "@/components/board-store/use-save";
import { changeNames } from "@/components/offline/change-names";
import { ChangeList, type WaitingChange } from "@/components/offline/change-list";
import { loadsIn } from "@/components/offline/local-ids-in";
import { QueueWriter } from "@/components/offline/queue-writer";
import { discard, isDiscarded, watchDiscarded } from "@/components/offline/store/discarded";
import { watchEdited } from "@/components/offline/store/edited-clients";
import { errorMessage } from "@/components/ui/feedback/error-message";
import { ApiError, OTHER_PERSON, STALE_NONCE } from "@/lib/api";

/** Follows a person's edits of boards, and keeps those that wait for the connection beyond the life of the page. */
export class WaitingChanges {
  readonly list = new ChangeList();
  private readonly writer: QueueWriter;
  private readonly restored = new WeakMap<BoardEdit, WaitingChange>();
  private readonly clients = new WeakMap<BoardEdit, QueryClient>();
  /** What the server may accept later, with its last answer. */
  private readonly passing = new WeakMap<WaitingChange, ApiError>();

  constructor(private readonly person: number) {
    this.writer = new QueueWriter(person, this.list);
  }

  /** @returns ends it */
  follow(): () => void {
    let isOver = false;
    const unwatch = watchEdited((client) => {
      client.getMutationCache().subscribe(() => isOver || this.review(client));
      this.review(client);
    });
    return () => {
      isOver = true;
      unwatch();
    };
  }

  /** Changes of a page that is gone: `send` sends them again, and none of them is lost in between. */
  async takeOver(changes: readonly WaitingChange[], key: string, send: (edit: BoardEdit) => void): Promise<void> {
    const [first] = changes;
    if (!first) return;
    this.writer.replace(key, first.boardId);
    this.append(...changes.filter(({ problem }) => problem !== undefined));
    for (const change of changes.filter(({ problem }) => problem === undefined)) {
      this.restored.set(change.edit, change);
      send(change.edit);
    }
    await this.writer.write(first.boardId);
  }

  /** What the server may accept now, to be sent again. @param isSignedIn whether somebody may have signed in meanwhile */
  takePassing({ isSignedIn }: { isSignedIn: boolean }): WaitingChange[] {
    const changes = this.list.now().filter((change) => {
      const error = this.passing.get(change);
      return error && (isSignedIn || error.status !== 401);
    });
    for (const change of changes) this.passing.delete(change);
    return changes;
  }

  /** It is not sent, and what needs it neither. */
  discard(change: WaitingChange): void {
    for (const { edit } of this.list.withDependents(change)) {
      const client = this.clients.get(edit);
      if (client) discardEdit(client, edit);
      else discard(edit);
    }
  }

  private review(client: QueryClient): void {
    const mutations = client.getMutationCache().getAll().filter(isOfEdit);
    const waiting = new Set(mutations.filter(hasToWait).map(boardIdOf));
    for (const mutation of mutations) {
      const edit = variablesOf(mutation.state.variables);
      const known = this.list.of(edit);
      const isPending = mutation.state.status === "pending";
      if (known && !isPending) this.settle(known, mutation);
      else if (!known && isPending && (waiting.has(boardIdOf(mutation)) || this.restored.has(edit)))
        this.add(client, mutation);
    }
  }

  private add(client: QueryClient, mutation: Mutation): void {
    const [edit, boardId] = [variablesOf(mutation.state.variables), boardIdOf(mutation)];
    this.clients.set(edit, client);
    const names = () => changeNames(client, { boardId, mutation, person: this.person });
    const at = new Date(mutation.state.submittedAt).toISOString();
    this.append(this.restored.get(edit) ?? { edit, boardId, names: names(), at, loads: loadsIn(edit) });
    void this.writer.write(boardId);
  }

  private append(...changes: readonly WaitingChange[]): void {
    this.list.add(...changes);
    for (const { edit } of changes) watchDiscarded(edit, () => this.forget(edit));
  }

  private forget(edit: BoardEdit): void {
    const change = this.list.of(edit);
    if (!change) return;
    this.list.remove(change);
    void this.writer.write(change.boardId);
  }

  /** What the server may accept later stays stored as it is. */
  private settle(change: WaitingChange, mutation: Mutation): void {
    const { error } = mutation.state;
    if (change.problem !== undefined) return;
    if (error && mutation.meta?.isAwaited !== true && isPassing(error)) {
      this.passing.set(change, error);
      // It is sent again by another one.
      this.clients.get(change.edit)?.getMutationCache().remove(mutation);
      return;
    }
    if (error && !isDiscarded(error)) this.list.replace(change, { ...change, problem: errorMessage(error) });
    else this.list.remove(change);
    void this.writer.write(change.boardId);
  }
}

/** The session has ended, there were too many requests, or the server has a problem of its own. */
const isPassing = (error: Error): error is ApiError =>
  error instanceof ApiError &&
  error.code !== OTHER_PERSON &&
  (error.status === 401 || error.status === 429 || error.status >= 500 || error.code === STALE_NONCE);

const boardIdOf = ({ options }: Mutation): number => Number(options.mutationKey?.[1]);

/** Only `newSave` adds mutations under `editsKey`. */
const isOfEdit = ({ options, state }: Mutation): boolean =>
  options.mutationKey?.[0] === "board" && options.mutationKey[2] === "edits" && state.variables !== undefined;
