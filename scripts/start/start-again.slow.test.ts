import { describe, expect, test } from "vitest";
import { commandLineOf, isZombie, kill } from "./processes.mjs";
import { aClone, type Clone } from "./testing/clone";
import { aRun, nothingIsLeft, postmasterOf, processesOf, started, until, webServersOf } from "./testing/run";

describe("npm start", { timeout: 120_000 }, () => {
  test("restarts the web server when it is killed, says so, and refuses no connection meanwhile", async () => {
    const { clone, run } = await aRun();

    webServersOf(clone).forEach(kill);

    await run.says("The web server stopped (SIGKILL); restarting it.");
    expect(await run.write("row-1")).toBe(true);
    await run.says(/The web server is back after \d+\.\d s\./);
    expect(run.output().match(/Boards is running at/g)).toHaveLength(1);
  });

  test("restarts the database at the same address when it is killed, and says so", async () => {
    const { clone, run } = await aRun();
    await run.write("row-1");
    const webServers = webServersOf(clone);

    kill(postmasterOf(clone));

    await run.says("PostgreSQL stopped (SIGKILL); restarting it.");
    await run.says("PostgreSQL is back after");
    await until(() => run.write("row-2"), run.output);
    expect(await run.rows()).toEqual(["row-1", "row-2"]);
    expect(webServersOf(clone)).toEqual(webServers);
  });

  test("leaves the database alone while it recovers from the crash of a session", async () => {
    const { clone, run } = await aRun();
    await run.write("row-1");
    const postmaster = postmasterOf(clone);

    sessionsOf(clone).forEach(kill);

    await until(() => run.write("row-2"), run.output);
    expect(postmasterOf(clone)).toBe(postmaster);
    expect(run.output()).not.toContain("PostgreSQL stopped");
    expect(await run.stop()).toBe(0);
    await nothingIsLeft(clone);
  });

  test("restarts a shared database once, when any of its starts ends", async () => {
    const clone = aClone();
    const [one, other] = await Promise.all([started(clone), started(clone)]);

    kill(postmasterOf(clone));

    await Promise.all([one, other].map((run) => run.says("PostgreSQL is back after")));
    await until(() => one.write("row-1"), one.output);
    await until(async () => (await other.rows()).includes("row-1"), other.output);
    expect(await one.stop()).toBe(0);
    expect(await other.write("row-2")).toBe(true);
    expect(await other.stop()).toBe(0);
    await nothingIsLeft(clone);
  });

  test("kills a web server that hangs, and restarts it", async () => {
    const { clone, run } = await aRun();

    for (const pid of webServersOf(clone)) process.kill(pid, "SIGSTOP");

    await until(
      () => run.output().includes("The web server has not responded for 30 s; killing it."),
      run.output,
      90_000,
    );
    await run.says("The web server is back after");
    expect(await run.write("row-1")).toBe(true);
  });

  test("takes web server and database along when it is killed, and the next start works", async () => {
    const { clone, run } = await aRun();
    await run.write("row-1");

    run.signal("SIGKILL");
    await until(() => !processesOf(clone).length, run.output);

    const again = await started(clone, { PORT: String(run.port) });
    expect(await again.rows()).toEqual(["row-1"]);
  });

  test("leaves no database behind when everything else of it is killed at once", async () => {
    const { clone, run } = await aRun();
    const postmaster = postmasterOf(clone);

    [run.pid, ...webServersOf(clone)].forEach(kill);

    await nothingIsLeft(clone);
    expect(isZombie(postmaster) || !commandLineOf(postmaster)).toBe(true);
  });
});

const sessionsOf = (clone: Clone) =>
  processesOf(clone).filter((pid) => commandLineOf(pid).startsWith("postgres: postgres "));
