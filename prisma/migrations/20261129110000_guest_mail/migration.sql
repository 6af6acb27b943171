-- Guests have no account, so that their name is kept until the mail is written.
ALTER TABLE "mail_event" ALTER COLUMN "actor_id" DROP NOT NULL;
ALTER TABLE "mail_event" ADD COLUMN "guest_name" VARCHAR(250);
