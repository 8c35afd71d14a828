CREATE TABLE "lead_consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"ground" text NOT NULL,
	"is_given" boolean NOT NULL,
	"text_version" text NOT NULL,
	"language" text NOT NULL,
	"sentence" text NOT NULL,
	"way" text NOT NULL,
	"call_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lead_consents_ground" CHECK ("lead_consents"."ground" in ('request', 'consent')),
	CONSTRAINT "lead_consents_way" CHECK ("lead_consents"."way" in ('form', 'link'))
);
--> statement-breakpoint
CREATE TABLE "lead_origins" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"referral" "bytea" NOT NULL,
	"attribution" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_consents" ADD CONSTRAINT "lead_consents_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_origins" ADD CONSTRAINT "lead_origins_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_consents_lead" ON "lead_consents" USING btree ("lead_id","purpose","id");--> statement-breakpoint
-- Whoever asked for alerts before keeps them; the language of the page was not kept.
INSERT INTO "lead_consents" ("lead_id", "purpose", "recipient", "ground", "is_given", "text_version", "language", "sentence", "way", "call_id", "created_at")
SELECT "id", 'price-alerts', 'Cotejo', 'consent', true, 'before-2026-11', 'es',
	'Quiero recibir avisos cuando cambie el precio de este producto. Puedo dejar de recibirlos cuando quiera.', 'form', '', "created_at"
FROM "leads" WHERE "accepts_price_alerts";--> statement-breakpoint
ALTER TABLE "leads" DROP COLUMN "accepts_price_alerts";--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "lead_consents_append_only" BEFORE UPDATE OR DELETE ON "lead_consents"
	FOR EACH ROW EXECUTE FUNCTION "refuse_change"();