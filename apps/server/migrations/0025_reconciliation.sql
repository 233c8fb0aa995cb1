CREATE TABLE "reconciliation_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"house" text NOT NULL,
	"kind" text NOT NULL,
	"move" text NOT NULL,
	"trade_number" text NOT NULL,
	"payment_number" text,
	"here_fen" bigint,
	"there_fen" bigint,
	"state" text NOT NULL,
	"reason" text,
	"actor_id" uuid,
	"explained_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reconciliation_item_reason" CHECK (("reconciliation_item"."state" = 'explained') = ("reconciliation_item"."reason" is not null)),
	CONSTRAINT "reconciliation_item_sides" CHECK ("reconciliation_item"."here_fen" is distinct from "reconciliation_item"."there_fen")
);
--> statement-breakpoint
CREATE TABLE "house_bill_line" (
	"bill_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"move" text NOT NULL,
	"trade_number" text NOT NULL,
	"payment_number" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"fee_fen" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "house_bill_line_bill_id_line_pk" PRIMARY KEY("bill_id","line")
);
--> statement-breakpoint
CREATE TABLE "house_bill" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"house" text NOT NULL,
	"state" text NOT NULL,
	"ask_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"heard_at" timestamp (3) with time zone,
	"sha256" text,
	"line_count" integer DEFAULT 0 NOT NULL,
	"received_fen" bigint DEFAULT 0 NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"fees_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "house_bill_day" UNIQUE("day","house")
);
--> statement-breakpoint
ALTER TABLE "receipt_import" ADD COLUMN "first_day" text;--> statement-breakpoint
ALTER TABLE "receipt_import" ADD COLUMN "last_day" text;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD COLUMN "stated_fen" bigint;--> statement-breakpoint
ALTER TABLE "house_bill_line" ADD CONSTRAINT "house_bill_line_bill_id_house_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."house_bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciliation_item_day" ON "reconciliation_item" USING btree ("day","house");--> statement-breakpoint
CREATE INDEX "reconciliation_item_open" ON "reconciliation_item" USING btree ("day") WHERE "reconciliation_item"."state" = 'open';--> statement-breakpoint
CREATE INDEX "house_bill_line_trade" ON "house_bill_line" USING btree ("trade_number");--> statement-breakpoint
CREATE INDEX "payment_fact_paid" ON "payment_fact" USING btree ("house","paid_at");--> statement-breakpoint
UPDATE bank_receipt SET stated_fen = amount_fen WHERE import_id IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER house_bill_line_append_only BEFORE UPDATE OR DELETE ON house_bill_line FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER house_bill_line_no_truncate BEFORE TRUNCATE ON house_bill_line EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER reconciliation_item_never_deleted BEFORE DELETE ON reconciliation_item FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER reconciliation_item_no_truncate BEFORE TRUNCATE ON reconciliation_item EXECUTE FUNCTION refuse_change();
