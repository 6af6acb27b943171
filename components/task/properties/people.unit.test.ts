import { expect, test } from "vitest";
import { peopleOn } from "@/components/task/properties/people";
import { aMember } from "@/components/testing/records";

const viewer = (id: number) => ({ id, name: "Me", photo: "", isAdmin: false }) as Parameters<typeof peopleOn>[1];
type Board = Parameters<typeof peopleOn>[0];

test("a deactivated member can't be chosen for a task", () => {
  const [me, kim, gone] = [aMember("Me"), aMember("Kim"), { ...aMember("Gone"), user_status: "1" as const }];

  expect(peopleOn({ users: [kim, gone, me] } as Board, viewer(me.ID)).map(({ ID }) => ID)).toEqual([me.ID, kim.ID]);
});
