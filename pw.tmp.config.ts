import config from "./playwright.config";
export default { ...config, projects: config.projects?.map((p) => (p.name === "site" ? { ...p, dependencies: ["set-up"] } : p)) };
