import pg from "pg";
import { Prisma } from "@/generated/prisma/client";

/** The SQLSTATE of an error of PostgreSQL, as pg or Prisma reports it. */
export function sqlStateOf(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code;
  return error instanceof Prisma.PrismaClientKnownRequestError ? adapterCause(error).originalCode : undefined;
}

/** The driver's error as the adapter wraps it, by itself or inside Prisma's own error. */
export function adapterCause(error: Error): { kind?: string; originalCode?: string } {
  const { cause, meta } = error as Error & { cause?: object; meta?: { driverAdapterError?: { cause?: object } } };
  return { ...cause, ...meta?.driverAdapterError?.cause };
}
