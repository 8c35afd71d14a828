ALTER TABLE "lead_origins" ADD COLUMN "wished_executive_id" integer;--> statement-breakpoint
ALTER TABLE "lead_origins" ADD COLUMN "wish_outcome" text;--> statement-breakpoint
ALTER TABLE "lead_origins" ADD CONSTRAINT "lead_origins_wished_executive_id_executives_id_fk" FOREIGN KEY ("wished_executive_id") REFERENCES "public"."executives"("id") ON DELETE no action ON UPDATE no action;