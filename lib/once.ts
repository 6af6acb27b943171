/** Next loads modules several times in a process, so singletons live on globalThis. */
export function oncePerProcess<Thing>(name: string, make: () => Thing): Thing {
  const process = globalThis as typeof globalThis & { boards?: Map<string, unknown> };
  const things = (process.boards ??= new Map());
  if (!things.has(name)) things.set(name, make());

  return things.get(name) as Thing;
}
