ALTER TABLE "quotes" ALTER COLUMN "expires" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "product_display_name" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "organization_display_name" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "inputs" jsonb;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "quoted_on" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "total_in_unit" numeric(18, 5);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "unit" text;--> statement-breakpoint
UPDATE "quotes" SET
	"product_display_name" = coalesce("breakdown" ->> 'productDisplayName', "product_code"),
	"organization_display_name" = coalesce("breakdown" ->> 'organizationDisplayName', ''),
	"inputs" = '{}'::jsonb,
	"quoted_on" = ("created_at" AT TIME ZONE 'UTC')::date,
	"period" = coalesce("breakdown" ->> 'period', 'month');--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "product_display_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "organization_display_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "inputs" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "quoted_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "period" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_quote" ON "leads" USING btree ("quote_id");
