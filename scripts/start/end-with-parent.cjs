// Loaded into the web server before Next: a killed start script must take its web server along, or the port stays in use.
const { spawn } = require("node:child_process");
const path = require("node:path");

const timeout = 5000;

// Next's child processes load this, too, and their channel belongs to Next.
const isOurs = process.channel && process.env.BOARDS_STARTED_BY === String(process.ppid);

if (isOurs) {
  process.once("disconnect", () => {
    process.once("exit", stopDatabase);
    setTimeout(() => process.exit(1), timeout);
    process.kill(process.pid, "SIGTERM");
  });
  process.channel.unref();
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
