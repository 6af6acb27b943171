// Loaded into the web server before Next. A start script that is killed takes its web server along, or the port stays taken.
const patience = 5000;

// Next's own children load this too, and their channel is Next's.
const isOurs = process.channel && process.env.BOARDS_STARTED_BY === String(process.ppid);

if (isOurs) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), patience);
    process.kill(process.pid, "SIGTERM");
  });
  process.channel.unref();
}
