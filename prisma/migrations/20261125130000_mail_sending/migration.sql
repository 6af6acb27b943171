-- A mail is claimed, handed over and confirmed in steps that are each committed, so that no transaction waits for a mail server and a killed process shows how far it came.
ALTER TYPE "mail_state" ADD VALUE 'sending' AFTER 'queued';
ALTER TABLE "mail" ADD COLUMN "claimed_at" TIMESTAMPTZ(3), ADD COLUMN "handed_at" TIMESTAMPTZ(3);
