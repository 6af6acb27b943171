import type { Metadata } from "next";
import { readPersonPage } from "@/app/(app)/people/[user_id]/read-person-page";
import { ActivityOfPerson } from "@/components/activity/activity-of-person";
import { tasksSearchIn } from "@/components/people/tasks-search-params";
import { activityView } from "@/components/people/activity-view";
import { tasksView } from "@/components/people/tasks-view-model";
import { PersonPage } from "@/components/people/person-page";
import { TasksOfPerson } from "@/components/people/tasks-of-person";

export async function generateMetadata({ params }: PageProps<"/people/[user_id]">): Promise<Metadata> {
  const { page } = await readPersonPage((await params).user_id);
  return { title: page.person.name };
}

export default async function OnePersonPage({ params, searchParams }: PageProps<"/people/[user_id]">) {
  const { user, record, page } = await readPersonPage((await params).user_id);
  const [tasks, activity] = await Promise.all([
    tasksView(record, tasksSearchIn(await searchParams), user),
    activityView(record, user),
  ]);
  return (
    <PersonPage {...page}>
      <TasksOfPerson {...tasks} personId={record.id} isMe={page.isMe} />
      <ActivityOfPerson {...activity} personId={record.id} isMe={page.isMe} />
    </PersonPage>
  );
}
