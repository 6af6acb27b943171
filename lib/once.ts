/** Routes, pages and instrumentation each load their own copy of a module: what must exist once in a process is kept on globalThis. */
export function oncePerProcess<Thing>(name: string, make: () => Thing): Thing {
  const process = globalThis as typeof globalThis & { boards?: Map<string, unknown> };
  const things = (process.boards ??= new Map());
  if (!things.has(name)) things.set(name, make());

  return things.get(name) as Thing;
}
