// Loaded into each process of the web server: a killed start script must take them along, or the port stays in use.
const timeout = 5000;

// Next's own processes load this file too.
if (process.env.BOARDS_STARTED_BY === String(process.ppid)) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), timeout);
    process.kill(process.pid, "SIGTERM");
  });
  process.on("message", (message) => message === "ping" && process.send("pong"));
  // Ctrl-C reaches the whole group; the start script stops everything in order.
  process.on("SIGINT", () => {});
}
