// Loaded into each process of the web server: a killed start script must take them along, or the port stays in use.
const { spawn } = require("node:child_process");
const path = require("node:path");

const timeout = 5000;

// Next's own processes load this file too.
if (process.env.BOARDS_STARTED_BY === String(process.ppid)) {
  process.once("disconnect", () => {
    process.once("exit", stopDatabase);
    setTimeout(() => process.exit(1), timeout);
    process.kill(process.pid, "SIGTERM");
  });
  process.on("message", (message) => message === "ping" && process.send("pong"));
  // Ctrl-C reaches the whole group; the start script stops everything in order.
  process.on("SIGINT", () => {});
}

/** In a process of its own, because the sessions of this one must close first. */
function stopDatabase() {
  const { BOARDS_OWN_DATABASE: folder } = process.env;
  if (folder)
    spawn(process.execPath, [path.join(__dirname, "stop-database.mjs"), folder], {
      detached: true,
      stdio: "ignore",
    }).unref();
}
