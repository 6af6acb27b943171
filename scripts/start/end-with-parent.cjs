// Loaded into the web server before Next. A start script that is killed takes its web server along, or the port stays taken.
const patience = 5000;

if (process.channel) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), patience);
    process.kill(process.pid, "SIGTERM");
  });
  process.channel.unref();
}
