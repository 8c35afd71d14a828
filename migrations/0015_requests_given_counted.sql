DROP INDEX "lead_steps_taken";--> statement-breakpoint
ALTER TABLE "executives" ADD COLUMN "given_on" date;--> statement-breakpoint
ALTER TABLE "executives" ADD COLUMN "given_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was counted on each look by now, for the last day that each executive got something on.
WITH "given" AS (
  SELECT "executive_id" AS "id", "assigned_on" AS "day" FROM "leads" WHERE "executive_id" IS NOT NULL AND "assigned_on" IS NOT NULL
  UNION ALL
  SELECT "executive_before", "taken_of" FROM "lead_steps" WHERE "taken_of" IS NOT NULL
), "counted" AS (
  SELECT DISTINCT ON ("id") "id", "day", count(*)::integer AS "count" FROM "given" GROUP BY "id", "day" ORDER BY "id", "day" DESC
)
UPDATE "executives" SET "given_on" = "counted"."day", "given_count" = "counted"."count"
FROM "counted" WHERE "counted"."id" = "executives"."id";--> statement-breakpoint
ALTER TABLE "lead_steps" DROP COLUMN "taken_of";
