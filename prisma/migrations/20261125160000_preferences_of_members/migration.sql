-- Which mails somebody wants is said by the membership alone. Who has switched one off for all boards, or has unsubscribed
-- from it, does not get it from a board that he joins later either: the membership begins with what is off by then.
-- The settings are held until it is written, so that whoever saves them meanwhile finds this board among the person's.
CREATE FUNCTION "begin_with_mails_off"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(jsonb_object_agg(mail, false), '{}') INTO NEW.preferences
  FROM (SELECT value FROM user_setting WHERE user_id = NEW.user_id AND key = 'notifications' FOR SHARE) saved,
    unnest('{email_after_comment,email_after_task_assign,email_after_task_stage_change,email_after_task_due_date_change,email_after_remove_from_task,email_after_task_archive}'::text[]) mail
  WHERE saved.value -> mail = 'false';
  RETURN NEW;
END $$;

CREATE TRIGGER "board_member_begins" BEFORE INSERT ON "board_member" FOR EACH ROW WHEN (NEW.preferences = '{}') EXECUTE FUNCTION begin_with_mails_off();

-- What holds for members by now goes on to hold.
UPDATE "board_member" m SET "preferences" = kept.off || m.preferences
FROM (
  SELECT s.user_id, jsonb_object_agg(mail.key, false) AS off
  FROM user_setting s, jsonb_each(s.value) mail
  WHERE s.key = 'notifications' AND mail.key LIKE 'email\_after\_%' AND mail.value = 'false' GROUP BY s.user_id
) kept
WHERE kept.user_id = m.user_id AND NOT m.preferences @> kept.off;
