// Loaded into the web server before Next. A start script that is killed takes its web server along, or the port stays taken.
const { spawn } = require("node:child_process");
const path = require("node:path");

const patience = 5000;

// Next's own children load this too, and their channel is Next's.
const isOurs = process.channel && process.env.BOARDS_STARTED_BY === String(process.ppid);

if (isOurs) {
  process.once("disconnect", () => {
    process.once("exit", stopDatabase);
    setTimeout(() => process.exit(1), patience);
    process.kill(process.pid, "SIGTERM");
  });
  process.channel.unref();
}

/** By a process of its own: the sessions of this one have to be gone first. */
function stopDatabase() {
  const { BOARDS_OWN_DATABASE: folder } = process.env;
  if (folder)
    spawn(process.execPath, [path.join(__dirname, "stop-database.mjs"), folder], {
      detached: true,
      stdio: "ignore",
    }).unref();
}
