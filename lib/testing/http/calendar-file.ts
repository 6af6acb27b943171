import ICAL from "ical.js";
import { GET } from "@/app/calendar/[file]/route";

/** Reads a calendar feed as a calendar program does. */
export async function readCalendar(url: string, headers: Record<string, string> = {}, method = "GET") {
  const file = url.slice(url.lastIndexOf("/") + 1);
  const response = await GET(new Request(url, { method, headers }), { params: Promise.resolve({ file }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
}

/** What a parser of another project reads in it. */
export function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((part) => {
    const event = new ICAL.Event(part);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      sequence: event.sequence,
      url: String(part.getFirstPropertyValue("url")),
      transp: part.getFirstPropertyValue("transp"),
      categories: part.getAllProperties("categories").flatMap((property) => property.getValues().map(String)),
    };
  });
  return { name: calendar.getFirstPropertyValue("x-wr-calname"), events };
}
