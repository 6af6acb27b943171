import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withLock } from "../start/file-lock.mjs";
import { runningServer } from "./cluster.mjs";
import { createDatabase, newPresenceName, openPresence, othersOn } from "./presence.mjs";
import { passwordOf, startServer, stopServer } from "./server.mjs";

/** Milliseconds to wait for the lock before the server is left to its other users. */
const timeout = 1500;

/** A server that several processes share: the first one starts it, the last one stops it. */
export class SharedServer {
  /** @type {import("./server.mjs").Server | undefined} */
  #server;
  /** @type {import("./presence.mjs").Presence | undefined} */
  #presence;
  #name = newPresenceName();

  /** @param {import("./cluster.mjs").Cluster} cluster @param {string} database @param {AbortSignal} [signal] */
  constructor(cluster, database, signal) {
    this.cluster = cluster;
    this.database = database;
    this.signal = signal;
  }

  url(name = this.database) {
    return `postgresql://postgres:${passwordOf(this.cluster.home)}@127.0.0.1:${this.cluster.port}/${name}`;
  }

  /** Starts the server if needed, at its previous address. */
  async open() {
    await this.#underLock(async () => {
      this.#server = await startServer(this.cluster, this.signal);
      this.cluster.port = this.#server.port;
      this.#presence = await openPresence(this.url("postgres"), this.#name);
      await createDatabase(this.#presence, this.database);
    }, this.signal);
  }

  /** @returns {Promise<import("../supervise/supervise.mjs").Instance>} */
  async start() {
    if (this.#presence?.hasEnded() !== false) await this.open();
    return { answers: Promise.resolve(), ended: this.#untilItEnds() };
  }

  /**
   * Stops the server unless others use it.
   * @returns {Promise<boolean>} whether it is stopped or left to somebody who will stop it
   */
  async close() {
    const work = async () => {
      const running = runningServer(this.cluster);
      if (!running) return true;
      this.cluster.port = running.port;
      const presence = await this.#joined().catch(() => undefined);
      const others = presence ? await othersOn(presence) : "nobody";
      await presence?.client.end().catch(() => {});
      if (others === "nobody") await stopServer(this.cluster);
      return others !== "sessions";
    };
    return this.#underLock(work, AbortSignal.timeout(timeout)).catch((error) => {
      // A lock cannot be written on a full disk.
      if (error.code === "ENOSPC") return work();
      if (error.name !== "TimeoutError") throw error;
      return false;
    });
  }

  /** Waits for the end of the process: when one session crashes, the server closes all of them and continues. */
  async #untilItEnds() {
    await this.#presence?.ended;
    for (; runningServer(this.cluster) && !this.signal?.aborted; await sleep(100)) {
      this.#presence = await this.#joined().catch(() => this.#presence);
      if (!this.#presence?.hasEnded()) await this.#presence?.ended;
    }
    return this.#server?.process?.ended ?? "";
  }

  async #joined() {
    return this.#presence?.hasEnded() === false ? this.#presence : openPresence(this.url("postgres"), this.#name);
  }

  /** @template Result @param {() => Promise<Result>} work @param {AbortSignal} [signal] */
  #underLock(work, signal) {
    return withLock(path.join(this.cluster.home.folder, "start.lock"), work, undefined, signal);
  }
}
