ALTER TABLE "messages" ADD COLUMN "occasion" text;--> statement-breakpoint
-- What was written about meetings, sent or not, and the reminders of meetings that stand: from now on they are taken with the step.
-- Whoever writes them leaves out those of meetings that were changed since.
INSERT INTO "messages" ("id", "key", "event", "edition", "lead_id", "executive_id", "subject_id", "occasion", "state", "due_at", "expires_at", "created_at", "ended_at")
WITH "told" AS (
	SELECT "meeting_id", "sequence", "kind", "recipient", "queued_at" AS "due_at", "queued_at" AS "created_at", "sent_at"
	FROM "meeting_messages"
	UNION ALL
	SELECT m."id", m."sequence", r."kind", p."recipient", m."starts_at" - r."before", now(), NULL
	FROM "meetings" m
	CROSS JOIN (VALUES ('day-before', interval '24 hours'), ('hour-before', interval '1 hour')) AS r("kind", "before")
	CROSS JOIN (VALUES ('visitor'), ('executive')) AS p("recipient")
	WHERE m."status" IN ('booked', 'confirmed') AND m."starts_at" > now() AND m."arranged_at" < m."starts_at" - r."before"
		AND NOT EXISTS (
			SELECT FROM "meeting_messages" q
			WHERE q."meeting_id" = m."id" AND q."sequence" = m."sequence" AND q."kind" = r."kind" AND q."recipient" = p."recipient"
		)
), "named" AS (
	SELECT t.*, m."edition", m."lead_id", m."starts_at", t."kind" || ' ' || t."sequence" AS "occasion",
		CASE WHEN t."recipient" = 'executive' THEN m."executive_id" END AS "executive_id",
		CASE
			WHEN t."recipient" = 'executive' THEN 'meeting-notice'
			WHEN t."kind" = 'booked' THEN 'meeting-confirmation'
			WHEN t."kind" IN ('moved', 'cancelled') THEN 'meeting-change'
			ELSE 'meeting-reminder'
		END AS "event"
	FROM "told" t JOIN "meetings" m ON m."id" = t."meeting_id"
)
SELECT gen_random_uuid(), concat("event", ':', "lead_id", ':', "executive_id", ':', "meeting_id", ':', "occasion"),
	"event", "edition", "lead_id", "executive_id", "meeting_id", "occasion",
	CASE WHEN "sent_at" IS NULL THEN 'waiting' ELSE 'sent' END, "due_at",
	CASE "kind" WHEN 'cancelled' THEN NULL WHEN 'day-before' THEN "starts_at" - interval '1 hour' ELSE "starts_at" END,
	"created_at", "sent_at"
FROM "named";--> statement-breakpoint
-- The queues of before: what they carried are rows now, and nobody looks for reminders by the clock.
DO $$ BEGIN
IF to_regclass('pgboss.job') IS NOT NULL THEN
	EXECUTE $clear$ DELETE FROM pgboss.job WHERE name IN ('meeting-message', 'meeting-round') $clear$;
	EXECUTE $clear$ DELETE FROM pgboss.schedule WHERE name = 'meeting-round' $clear$;
END IF;
END $$;--> statement-breakpoint
DROP TABLE "meeting_messages";--> statement-breakpoint
DROP INDEX "meetings_start";
