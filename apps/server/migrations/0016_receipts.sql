CREATE TABLE "receipt_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"sha256" text NOT NULL,
	"row_count" integer NOT NULL,
	"outgoing_count" integer NOT NULL,
	"refused_count" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_receipt_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt_id" uuid NOT NULL,
	"act" text NOT NULL,
	"state_before" text NOT NULL,
	"state_after" text NOT NULL,
	"order_id" uuid,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_receipt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"amount_fen" bigint NOT NULL,
	"payer_name" text NOT NULL,
	"payer_account_sealed" text,
	"text" text NOT NULL,
	"bank_serial" text,
	"state" text NOT NULL,
	"hint" text,
	"order_id" uuid,
	"fact_id" uuid,
	"import_id" uuid,
	"line" integer,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_receipt_identity_unique" UNIQUE("identity"),
	CONSTRAINT "bank_receipt_amount" CHECK ("bank_receipt"."amount_fen" > 0),
	CONSTRAINT "bank_receipt_owner" CHECK (("bank_receipt"."state" = 'matched') = ("bank_receipt"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "remittance_slip" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remittance_slip_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "bank_receipt_act" ADD CONSTRAINT "bank_receipt_act_receipt_id_bank_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."bank_receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_receipt_act" ADD CONSTRAINT "bank_receipt_act_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD CONSTRAINT "bank_receipt_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD CONSTRAINT "bank_receipt_fact_id_payment_fact_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."payment_fact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_receipt" ADD CONSTRAINT "bank_receipt_import_id_receipt_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."receipt_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_slip" ADD CONSTRAINT "remittance_slip_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_receipt_act_receipt" ON "bank_receipt_act" USING btree ("receipt_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_receipt_newest" ON "bank_receipt" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bank_receipt_state" ON "bank_receipt" USING btree ("state","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "bank_receipt_order" ON "bank_receipt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_receipt_payer" ON "bank_receipt" USING btree ("payer_name") WHERE "bank_receipt"."state" = 'matched';--> statement-breakpoint
CREATE INDEX "remittance_slip_order" ON "remittance_slip" USING btree ("order_id","created_at");--> statement-breakpoint
DO $$
DECLARE
  history text;
BEGIN
  FOREACH history IN ARRAY ARRAY['bank_receipt_act', 'receipt_import', 'remittance_slip'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      history || '_append_only', history);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()',
      history || '_no_truncate', history);
  END LOOP;
END
$$;
