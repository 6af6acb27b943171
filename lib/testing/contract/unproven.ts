export type Needed = "success" | "401" | "403" | "404" | "400";

/** An answer that a test got. The other endpoints of the same file are noted without a status. */
export interface Noted {
  name: string;
  needs: Needed[];
  status?: number;
}

const isOf = (needed: Needed, status: number) => (needed === "success" ? status < 300 : status === Number(needed));

/** Describes, one sentence each, the paths that no test of theirs called and the endpoints with unproven answers. */
export function unproven(paths: string[], noted: Noted[]): string[] {
  return paths.flatMap((at) => {
    const here = noted.filter(({ name }) => name.endsWith(` ${at}`));
    if (here.length === 0) return [`${at}: its own tests never called it.`];

    return [...new Map(here.map((each) => [each.name, each]))].flatMap(([name, { needs }]) => {
      const statuses = here.flatMap((each) => (each.name === name && each.status !== undefined ? [each.status] : []));
      const missing = needs.filter((needed) => !statuses.some((status) => isOf(needed, status)));
      return missing.length > 0 ? [`${name}: its own tests got no ${missing.join(", no ")}.`] : [];
    });
  });
}
