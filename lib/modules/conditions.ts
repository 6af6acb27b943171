import "server-only";
import { Prisma } from "@/generated/prisma/client";

/** Conditions of statements, so that a module that was switched off is off in the same moment. */
export const isRoadmapOn = Prisma.sql`coalesce((SELECT (value #>> '{roadmap,enabled}')::boolean FROM setting WHERE key = 'modules'), true)`;

export const isPortalOn = Prisma.sql`coalesce((SELECT (value #>> '{frontend,enabled}')::boolean FROM setting WHERE key = 'modules'), true)`;

/** Whether roadmaps have pages, and people outside of the team get mails about ideas (compatibility.md, C186). */
export const haveRoadmapsPages = Prisma.sql`(${isRoadmapOn} AND ${isPortalOn})`;

/** A JSON value, or false while roadmaps are off: see `requireRoadmapsOn`. */
export const whileRoadmapsOn = (value: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`CASE WHEN ${isRoadmapOn} THEN ${value} ELSE 'false' END`;
