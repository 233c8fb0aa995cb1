CREATE TABLE "customer_invoice_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"act" text NOT NULL,
	"state_before" text,
	"state_after" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"invoice_type" smallint NOT NULL,
	"subject_type" smallint NOT NULL,
	"title" text NOT NULL,
	"tax_number_sealed" text,
	"address_sealed" text,
	"phone_sealed" text,
	"bank_name" text,
	"bank_account_sealed" text,
	"email_sealed" text,
	"amount_fen" bigint NOT NULL,
	"number" text,
	"issued_on" text,
	"file_id" uuid,
	"refunded_before_fen" bigint,
	"reply" text,
	"red_number" text,
	"red_file_id" uuid,
	"red_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_invoice_file_id_unique" UNIQUE("file_id"),
	CONSTRAINT "customer_invoice_red_file_id_unique" UNIQUE("red_file_id")
);
--> statement-breakpoint
ALTER TABLE "customer_invoice_act" ADD CONSTRAINT "customer_invoice_act_invoice_id_customer_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."customer_invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_invoice" ADD CONSTRAINT "customer_invoice_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_invoice_act_invoice" ON "customer_invoice_act" USING btree ("invoice_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_invoice_live" ON "customer_invoice" USING btree ("order_id") WHERE "customer_invoice"."state" in ('requested', 'issued');--> statement-breakpoint
CREATE INDEX "customer_invoice_order" ON "customer_invoice" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_invoice_newest" ON "customer_invoice" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE TRIGGER customer_invoice_act_append_only BEFORE UPDATE OR DELETE ON customer_invoice_act FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER customer_invoice_act_no_truncate BEFORE TRUNCATE ON customer_invoice_act EXECUTE FUNCTION refuse_change();
