import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { claim, currentBuild, folderOf, isComplete, markComplete, prune, root } from "./start/builds.mjs";
import { withLock } from "./start/file-lock.mjs";
import { bundleServer } from "./build/server.mjs";
import { generate } from "./generate.mjs";
import { Refusal, reportError } from "./start/start-refusal.mjs";

/**
 * Each build has its own folder, named after its sources: a build never touches what a running server reads.
 * @returns {Promise<string>} the folder of a complete build of the current sources, protected while this process runs
 */
export async function ensureBuild() {
  await generate();
  const name = currentBuild();
  while (!(await claim(name)))
    await withLock(path.join(root, ".build/build.lock"), (lock) => build(name, lock), logOtherBuild);
  return folderOf(name);
}

/** @param {string} name @param {import("./start/file-lock.mjs").Lock} lock */
async function build(name, lock) {
  if (isComplete(name)) return;

  console.log("Building: the sources have changed since the last build. This takes about half a minute.");
  const began = performance.now();
  const next = spawn(process.execPath, [path.join(root, "node_modules/next/dist/bin/next"), "build"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...withoutSettings(process.env),
      BOARDS_BUILD_DIR: folderOf(name),
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
    },
  });
  if (next.pid) lock.shareWith(next.pid);
  const stop = () => next.kill();
  process.once("exit", stop);
  const [code] = await once(next, "exit");
  process.off("exit", stop);
  if (code !== 0) throw new Refusal("The build failed. Its messages are above.");

  await bundleServer(folderOf(name));
  markComplete(name);
  await prune(name);
  console.log(`Built in ${Math.round((performance.now() - began) / 1000)} s.`);
}

/** A build fits every installation: local settings must not end up in it. @param {NodeJS.ProcessEnv} environment */
function withoutSettings(environment) {
  const isSetting = /^(BOARDS|DATABASE|SMTP|MAIL|S3|AI)_/;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isSetting.test(name)));
}

function logOtherBuild(pid) {
  console.log(`Waiting for process ${pid} to finish its build.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureBuild().then(
    (folder) => console.log(`The build is in ${folder}.`),
    (error) => {
      reportError(error);
      process.exitCode = 1;
    },
  );
}
