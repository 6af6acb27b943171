import "server-only";
import { notFound } from "next/navigation";
import { Forbidden, NoRoute, NotFound } from "@/lib/errors";

/** What a page shows, or else the page that says no: strangers do not learn what exists, and an odd id names nothing. */
export async function foundOrNot<Found>(find: () => Promise<Found> | Found): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof Forbidden || error instanceof NotFound || error instanceof NoRoute) notFound();
    throw error;
  }
}
