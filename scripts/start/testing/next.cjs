// A stub for Next's command line in tests of the start: builds nothing.
require("node:fs").mkdirSync(process.env.BOARDS_BUILD_DIR, { recursive: true });
