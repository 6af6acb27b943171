// The built server in several processes that share a port, as the start script runs them: processes.mjs FILE COUNT
import { openPort } from "../start/shared-port.mjs";
import { metricsExchange } from "../start/metrics-exchange.mjs";
import { startWebServer } from "../start/web-server.mjs";

const [file = "", count] = process.argv.slice(2);
const port = await openPort({ PORT: Number(process.env.PORT), HOST: process.env.HOST });
const metrics = metricsExchange();
const servers = Array.from({ length: Number(count) }, (_, at) =>
  startWebServer(file, { port, metrics, number: at + 1, runsJobs: false }),
);
for (const { answers } of servers) answers.catch(() => {});

const stop = () => servers.forEach((server) => server.stop());
process.once("SIGTERM", stop);
// The bench was killed.
process.once("disconnect", stop);
await Promise.all(servers.map(({ ended }) => ended));
process.exit(0);
