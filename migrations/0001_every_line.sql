CREATE TABLE "product_offers" (
	"version_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"value" numeric(18, 5),
	"unit" text,
	"stock" integer,
	"valid_from" date,
	"valid_to" date,
	CONSTRAINT "product_offers_version_id_product_id_position_pk" PRIMARY KEY("version_id","product_id","position")
);
--> statement-breakpoint
ALTER TABLE "tariff_rows" DROP CONSTRAINT "tariff_rows_version_id_tariff_id_tariffs_version_id_id_fk";
--> statement-breakpoint
ALTER TABLE "tariff_rows" DROP CONSTRAINT "tariff_rows_version_id_tariff_id_position_pk";--> statement-breakpoint
ALTER TABLE "tariffs" DROP CONSTRAINT "tariffs_version_id_id_pk";--> statement-breakpoint
ALTER TABLE "tariff_rows" ALTER COLUMN "amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tariffs" ADD CONSTRAINT "tariffs_version_id_id_valid_from_pk" PRIMARY KEY("version_id","id","valid_from");--> statement-breakpoint
ALTER TABLE "comparators" ADD COLUMN "type_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comparators" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "comparators" ADD COLUMN "regions" jsonb;--> statement-breakpoint
ALTER TABLE "comparators" ADD COLUMN "choices" jsonb DEFAULT '{"zones":[],"riskClasses":[],"breeds":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "comparators" ADD COLUMN "example" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "coverages" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "coverages" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "available_to" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_offer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "customers" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "yearly_use" jsonb;--> statement-breakpoint
ALTER TABLE "tariff_rows" ADD COLUMN "valid_from" date;--> statement-breakpoint
UPDATE "tariff_rows" SET "valid_from" = "tariffs"."valid_from" FROM "tariffs" WHERE "tariffs"."version_id" = "tariff_rows"."version_id" AND "tariffs"."id" = "tariff_rows"."tariff_id";--> statement-breakpoint
ALTER TABLE "tariff_rows" ALTER COLUMN "valid_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tariff_rows" ADD CONSTRAINT "tariff_rows_version_id_tariff_id_valid_from_position_pk" PRIMARY KEY("version_id","tariff_id","valid_from","position");--> statement-breakpoint
ALTER TABLE "tariff_rows" ADD COLUMN "conditions" jsonb;--> statement-breakpoint
ALTER TABLE "tariff_rows" ADD COLUMN "millionths" integer;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "version" text;--> statement-breakpoint
UPDATE "tariffs" SET "version" = "id" || '@' || "valid_from" || '#' || "version_id";--> statement-breakpoint
ALTER TABLE "tariffs" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "rules" jsonb;--> statement-breakpoint
UPDATE "tariffs" SET "rules" = '{"entryAges":[],"maximumPeople":null,"minimumTotal":null,"isPaidYearly":false,"waitingPeriods":[]}';--> statement-breakpoint
ALTER TABLE "tariffs" ALTER COLUMN "rules" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "income_cap" numeric(18, 5);--> statement-breakpoint
ALTER TABLE "tariffs" ADD COLUMN "income_cap_currency" text;--> statement-breakpoint
ALTER TABLE "tops_and_deductibles" ADD COLUMN "source_document" text;--> statement-breakpoint
ALTER TABLE "tops_and_deductibles" ADD COLUMN "source_page" integer;--> statement-breakpoint
ALTER TABLE "tops_and_deductibles" ADD COLUMN "source_date" date;--> statement-breakpoint
ALTER TABLE "product_offers" ADD CONSTRAINT "product_offers_version_id_product_id_products_version_id_id_fk" FOREIGN KEY ("version_id","product_id") REFERENCES "public"."products"("version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff_rows" ADD CONSTRAINT "tariff_rows_tariff_fk" FOREIGN KEY ("version_id","tariff_id","valid_from") REFERENCES "public"."tariffs"("version_id","id","valid_from") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "affinity";--> statement-breakpoint
ALTER TABLE "tariff_rows" ADD CONSTRAINT "tariff_rows_one_price" CHECK (("tariff_rows"."amount" is null) <> ("tariff_rows"."millionths" is null));