CREATE TABLE "executive_calendars" (
	"executive_id" integer PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"slot_minutes" smallint NOT NULL,
	"step_minutes" smallint NOT NULL,
	"before_minutes" smallint NOT NULL,
	"after_minutes" smallint NOT NULL,
	"notice_minutes" integer NOT NULL,
	"horizon_days" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "executive_calendars_cut" CHECK ("executive_calendars"."slot_minutes" > 0 and "executive_calendars"."step_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "executive_time_off" (
	"id" serial PRIMARY KEY NOT NULL,
	"executive_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "executive_time_off_order" CHECK ("executive_time_off"."starts_at" < "executive_time_off"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "meeting_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"meeting_id" uuid NOT NULL,
	"step" text NOT NULL,
	"by" text NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_messages" (
	"meeting_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "meeting_messages_meeting_id_sequence_kind_recipient_pk" PRIMARY KEY("meeting_id","sequence","kind","recipient")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"executive_id" integer NOT NULL,
	"status" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"blocked_from" timestamp with time zone NOT NULL,
	"blocked_to" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"visitor_time_zone" text,
	"language" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"arranged_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetings_order" CHECK ("meetings"."starts_at" < "meetings"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "executive_calendars" ADD CONSTRAINT "executive_calendars_executive_id_executives_id_fk" FOREIGN KEY ("executive_id") REFERENCES "public"."executives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "executive_time_off" ADD CONSTRAINT "executive_time_off_executive_id_executives_id_fk" FOREIGN KEY ("executive_id") REFERENCES "public"."executives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_events" ADD CONSTRAINT "meeting_events_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_messages" ADD CONSTRAINT "meeting_messages_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_executive_id_executives_id_fk" FOREIGN KEY ("executive_id") REFERENCES "public"."executives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "executive_time_off_executive" ON "executive_time_off" USING btree ("executive_id","ends_at");--> statement-breakpoint
CREATE INDEX "meeting_events_meeting" ON "meeting_events" USING btree ("meeting_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_events_key" ON "meeting_events" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_standing" ON "meetings" USING btree ("lead_id") WHERE "meetings"."status" in ('booked', 'confirmed');--> statement-breakpoint
CREATE INDEX "meetings_lead" ON "meetings" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "meetings_executive" ON "meetings" USING btree ("executive_id","blocked_to");--> statement-breakpoint
CREATE INDEX "meetings_start" ON "meetings" USING btree ("starts_at") WHERE "meetings"."status" in ('booked', 'confirmed');--> statement-breakpoint
-- What two meetings of an executive take up never overlaps while they stand. Ranges of one number, so that no extension is needed.
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_apart" EXCLUDE USING gist (int4range("executive_id", "executive_id", '[]') WITH &&, tstzrange("blocked_from", "blocked_to") WITH &&) WHERE ("status" in ('booked', 'confirmed'));
